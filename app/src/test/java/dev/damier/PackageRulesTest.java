package dev.damier;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import dev.damier.ArchitectureTest.Dependency;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tests the rules for sub-packages. A parent package may use its sub-packages. A sub-package may use a class of its
 * parent only if that class uses no sub-package, such as the types of a board. Every public class of a sub-package is
 * used from outside. The rules are applied to all existing packages.
 */
@AnalyzeClasses(packages = "dev.damier", importOptions = ImportOption.DoNotIncludeTests.class)
class PackageRulesTest {
    /** About 30 files, plus some reserve. */
    private static final int MAX_FILES = 35;

    @ArchTest
    static void subPackagesDoNotDependOnParentClients(JavaClasses classes) {
        Set<JavaClass> usersOfSubPackages = ArchitectureTest.dependencies(classes)
                .filter(a -> isBelow(a.to(), a.from()))
                .map(a -> topLevelClass(a.from()))
                .collect(Collectors.toSet());
        List<String> violations = ArchitectureTest.dependencies(classes)
                .filter(a -> isBelow(a.from(), a.to()) && usersOfSubPackages.contains(topLevelClass(a.to())))
                .map(Dependency::toString)
                .toList();
        assertThat(violations)
                .as("a sub-package uses a class of its parent that itself uses a sub-package")
                .isEmpty();
    }

    @ArchTest
    static void siblingPackagesHaveNoCycles(JavaClasses classes) {
        Map<String, Set<String>> uses = new TreeMap<>();
        ArchitectureTest.dependencies(classes)
                .filter(a -> isInSubPackage(a.from()) && isInSubPackage(a.to()))
                .filter(a -> !a.from().getPackageName().equals(a.to().getPackageName()))
                .filter(a -> parent(a.from()).equals(parent(a.to())))
                .forEach(a -> uses.computeIfAbsent(a.from().getPackageName(), p -> new TreeSet<>())
                        .add(a.to().getPackageName()));
        for (String start : uses.keySet()) {
            assertThat(reachable(uses, start))
                    .as("sub-packages used by " + start)
                    .doesNotContain(start);
        }
    }

    @ArchTest
    static void publicClassesOfSubPackagesAreUsed(JavaClasses classes) {
        Set<String> used = ArchitectureTest.dependencies(classes)
                .filter(a -> !a.from().getPackageName().equals(a.to().getPackageName()))
                .map(a -> topLevelClass(a.to()).getName())
                .collect(Collectors.toCollection(TreeSet::new));
        used.addAll(serviceClasses(classes));
        List<String> unused = topLevelClasses(classes)
                .filter(c -> isInSubPackage(c) && c.getModifiers().contains(JavaModifier.PUBLIC))
                // Maven or a user starts a class with a main method.
                .filter(c -> c.tryGetMethod("main", String[].class).isEmpty())
                .map(JavaClass::getName)
                .filter(n -> !used.contains(n))
                .toList();
        assertThat(unused)
                .as("public classes of a sub-package that are not used outside it")
                .isEmpty();
    }

    /** A package should be small enough for a reader to remember. */
    @ArchTest
    static void packagesStaySmall(JavaClasses classes) {
        Map<String, Long> sizes = topLevelClasses(classes)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));
        sizes.values().removeIf(n -> n <= MAX_FILES);
        assertThat(sizes).as("packages of more than " + MAX_FILES + " files").isEmpty();
    }

    private static Stream<JavaClass> topLevelClasses(JavaClasses classes) {
        return classes.stream()
                .filter(c -> topLevelClass(c) == c && !c.getSimpleName().equals("package-info"));
    }

    /** Returns whether a class is in a sub-package of the other class's package. */
    private static boolean isBelow(JavaClass inner, JavaClass outer) {
        return inner.getPackageName().startsWith(outer.getPackageName() + ".");
    }

    /** Returns whether a class is in a sub-package, such as {@code dev.damier.cli.board}. */
    private static boolean isInSubPackage(JavaClass c) {
        return c.getPackageName().split("\\.").length > 3;
    }

    private static String parent(JavaClass c) {
        return c.getPackageName().substring(0, c.getPackageName().lastIndexOf('.'));
    }

    private static JavaClass topLevelClass(JavaClass c) {
        JavaClass outer = c;
        while (outer.getEnclosingClass().isPresent())
            outer = outer.getEnclosingClass().get();
        return outer;
    }

    private static Set<String> reachable(Map<String, Set<String>> uses, String start) {
        Set<String> seen = new TreeSet<>();
        java.util.ArrayDeque<String> open = new java.util.ArrayDeque<>(uses.getOrDefault(start, Set.of()));
        while (!open.isEmpty()) {
            String next = open.poll();
            if (seen.add(next)) open.addAll(uses.getOrDefault(next, Set.of()));
        }
        return seen;
    }

    /** Returns the classes that {@code META-INF/services} lists for our interfaces. */
    private static Set<String> serviceClasses(JavaClasses classes) {
        Set<String> all = new TreeSet<>();
        for (JavaClass service : classes) {
            if (!service.isInterface()) continue;
            for (URL file : resources("META-INF/services/" + service.getName()))
                text(file).lines().map(String::strip).filter(l -> !l.isEmpty()).forEach(all::add);
        }
        return all;
    }

    private static List<URL> resources(String name) {
        try {
            return Collections.list(PackageRulesTest.class.getClassLoader().getResources(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(URL file) {
        try (InputStream in = file.openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

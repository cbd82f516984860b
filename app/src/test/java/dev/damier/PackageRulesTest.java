package dev.damier;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import dev.damier.ArchitectureTest.Arrow;
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
 * Rooms with doors: a package is the front of what lies in its sub-packages. The front uses the rooms, a room uses of
 * the front only what itself uses no room (the types of the board), and what a room shows is used from outside. All of it is
 * derived from the packages there are.
 */
@AnalyzeClasses(packages = "dev.damier", importOptions = ImportOption.DoNotIncludeTests.class)
class PackageRulesTest {
    /** About thirty, and a little for the one that is to come. */
    private static final int MAX_FILES = 35;

    @ArchTest
    static void roomsNeverReachBack(JavaClasses classes) {
        Set<JavaClass> fronts = ArchitectureTest.arrows(classes)
                .filter(a -> below(a.to(), a.from()))
                .map(a -> top(a.from()))
                .collect(Collectors.toSet());
        List<String> wrong = ArchitectureTest.arrows(classes)
                .filter(a -> below(a.from(), a.to()) && fronts.contains(top(a.to())))
                .map(Arrow::toString)
                .toList();
        assertThat(wrong)
                .as("a room uses a class of its front that itself uses a room")
                .isEmpty();
    }

    @ArchTest
    static void roomsOfOneHouseHaveNoCycles(JavaClasses classes) {
        Map<String, Set<String>> uses = new TreeMap<>();
        ArchitectureTest.arrows(classes)
                .filter(a -> room(a.from()) && room(a.to()))
                .filter(a -> !a.from().getPackageName().equals(a.to().getPackageName()))
                .filter(a -> parent(a.from()).equals(parent(a.to())))
                .forEach(a -> uses.computeIfAbsent(a.from().getPackageName(), p -> new TreeSet<>())
                        .add(a.to().getPackageName()));
        for (String start : uses.keySet()) {
            assertThat(reached(uses, start)).as("rooms used by " + start).doesNotContain(start);
        }
    }

    @ArchTest
    static void doorsAreUsed(JavaClasses classes) {
        Set<String> used = ArchitectureTest.arrows(classes)
                .filter(a -> !a.from().getPackageName().equals(a.to().getPackageName()))
                .map(a -> top(a.to()).getName())
                .collect(Collectors.toCollection(TreeSet::new));
        used.addAll(services(classes));
        List<String> idle = topLevel(classes)
                .filter(c -> room(c) && c.getModifiers().contains(JavaModifier.PUBLIC))
                .map(JavaClass::getName)
                .filter(n -> !used.contains(n))
                .toList();
        assertThat(idle).as("public classes of a room that nobody outside uses").isEmpty();
    }

    /** A package is what a reader can hold in mind. */
    @ArchTest
    static void packagesStaySmall(JavaClasses classes) {
        Map<String, Long> sizes = topLevel(classes)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));
        sizes.values().removeIf(n -> n <= MAX_FILES);
        assertThat(sizes).as("packages of more than " + MAX_FILES + " files").isEmpty();
    }

    private static Stream<JavaClass> topLevel(JavaClasses classes) {
        return classes.stream().filter(c -> top(c) == c && !c.getSimpleName().equals("package-info"));
    }

    /** Whether a class lives in a sub-package of the other's package. */
    private static boolean below(JavaClass deep, JavaClass front) {
        return deep.getPackageName().startsWith(front.getPackageName() + ".");
    }

    /** Whether a class lives below a package of its module: {@code dev.damier.house.room}. */
    private static boolean room(JavaClass c) {
        return c.getPackageName().split("\\.").length > 3;
    }

    private static String parent(JavaClass c) {
        return c.getPackageName().substring(0, c.getPackageName().lastIndexOf('.'));
    }

    private static JavaClass top(JavaClass c) {
        JavaClass outer = c;
        while (outer.getEnclosingClass().isPresent())
            outer = outer.getEnclosingClass().get();
        return outer;
    }

    private static Set<String> reached(Map<String, Set<String>> uses, String start) {
        Set<String> seen = new TreeSet<>();
        java.util.ArrayDeque<String> open = new java.util.ArrayDeque<>(uses.getOrDefault(start, Set.of()));
        while (!open.isEmpty()) {
            String next = open.poll();
            if (seen.add(next)) open.addAll(uses.getOrDefault(next, Set.of()));
        }
        return seen;
    }

    /** The classes that {@code META-INF/services} names for any of our interfaces. */
    private static Set<String> services(JavaClasses classes) {
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

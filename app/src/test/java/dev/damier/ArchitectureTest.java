package dev.damier;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.damier.game.Games;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Tests the dependency rules of docs/architecture.md. The module of a class is the folder in which it was compiled, and
 * the games come from the registry, so the rules also apply to new packages and games.
 */
@AnalyzeClasses(packages = "dev.damier", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static void modulesDependInOneDirection(JavaClasses classes) {
        List<String> violations = dependencies(classes)
                .filter(a -> switch (module(a.from())) {
                    case "core" -> !module(a.to()).equals("core");
                    case "games" -> module(a.to()).equals("app");
                    default -> module(a.to()).equals("games");
                })
                .map(Dependency::toString)
                .toList();
        assertThat(violations)
                .as("core has no dependencies, games depend on core, app uses games only through the registry")
                .isEmpty();
    }

    @ArchTest
    static void gamesAreIndependent(JavaClasses classes) {
        Set<String> games = games();
        List<String> violations = dependencies(classes)
                .filter(a -> games.contains(topPackage(a.from())) && games.contains(topPackage(a.to())))
                .filter(a -> !topPackage(a.from()).equals(topPackage(a.to())))
                .map(Dependency::toString)
                .toList();
        assertThat(violations).isEmpty();
    }

    @ArchTest
    static final ArchRule runDependsOnlyOnJdk = noClasses()
            .that()
            .resideInAPackage("dev.damier.run..")
            .should()
            .dependOnClassesThat(resideInAPackage("dev.damier..")
                    .and(com.tngtech.archunit.base.DescribedPredicate.not(resideInAPackage("dev.damier.run.."))));

    @ArchTest
    static final ArchRule searchAndPlayDependOnlyOnRun = noClasses()
            .that()
            .resideInAnyPackage("dev.damier.search..", "dev.damier.play..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.damier.plan..", "dev.damier.game..");

    @ArchTest
    static final ArchRule budgetsUseTheMonotonicClock = noClasses()
            .that()
            .resideInAnyPackage(
                    "dev.damier.run..",
                    "dev.damier.search..",
                    "dev.damier.play..",
                    "dev.damier.game..",
                    "dev.damier.job..",
                    "dev.damier.protocol..",
                    "dev.damier.arena..",
                    "dev.damier.web..")
            .and(com.tngtech.archunit.base.DescribedPredicate.describe(
                    "are not the cache folder, which compares file times with the wall clock",
                    c -> !c.isEquivalentTo(dev.damier.game.CacheFolder.class)))
            .should()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(java.time.Instant.class, "now");

    private static final Set<String> RESPONSE_METHODS = Set.of(
            "result",
            "json",
            "jsonStream",
            "html",
            "render",
            "redirect",
            "future",
            "async",
            "res",
            "outputStream",
            "writeJsonStream",
            "writeSeekableStream");

    /**
     * Responses must be written by {@code web.http}, which limits their size, watches them, and disconnects clients
     * that do not read.
     */
    @ArchTest
    static final ArchRule responsesAreWrittenByHttpPackage = noClasses()
            .that()
            .resideInAPackage("dev.damier.web..")
            .and()
            .resideOutsideOfPackage("dev.damier.web.http..")
            .and()
            .doNotHaveFullyQualifiedName("dev.damier.web.Pages")
            .should()
            .callMethodWhere(com.tngtech.archunit.base.DescribedPredicate.describe(
                    "a response is written",
                    call -> call.getTargetOwner().isAssignableTo(io.javalin.http.Context.class)
                            && RESPONSE_METHODS.contains(call.getName())));

    /** Positions requested by clients are dealt in jobs of the work queue; {@code RequestParams} checks this. */
    @ArchTest
    static final ArchRule positionsAreDealtInQueuedJobs = noClasses()
            .that()
            .resideInAPackage("dev.damier.web..")
            .and()
            .doNotHaveFullyQualifiedName("dev.damier.web.http.RequestParams")
            .and()
            .doNotHaveFullyQualifiedName("dev.damier.web.DailyBoards")
            .and()
            .doNotHaveFullyQualifiedName("dev.damier.web.HealthProbe")
            .should()
            .callMethod(dev.damier.game.Game.class, "deal", java.util.Map.class, long.class);

    /** The values of these generators can be computed from a few earlier ones. Secrets come from SecretTokens. */
    @ArchTest
    static final ArchRule predictableRandomNumbersAreNotUsed = noClasses()
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .callConstructor(java.util.Random.class)
            .orShould()
            .callConstructor(java.util.SplittableRandom.class);

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("dev.damier.(*)..").should().beFreeOfCycles();

    /**
     * Returns the packages of the registered games. Shared packages of the module, such as the logic, are not games.
     */
    private static Set<String> games() {
        return Games.all().games().stream()
                .map(g -> g.getClass().getPackageName().split("\\.")[2])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    record Dependency(JavaClass from, JavaClass to) {
        @Override
        public String toString() {
            return from.getName() + " -> " + to.getName();
        }
    }

    static java.util.stream.Stream<Dependency> dependencies(JavaClasses classes) {
        return classes.stream()
                .flatMap(c -> c.getDirectDependenciesFromSelf().stream())
                .map(d -> new Dependency(d.getOriginClass(), d.getTargetClass().getBaseComponentType()))
                .filter(a -> a.to().getPackageName().startsWith("dev.damier"))
                .distinct();
    }

    /** Returns the folder whose {@code target} contains the class: {@code core}, {@code games} or {@code app}. */
    private static String module(JavaClass c) {
        String uri = c.getSource().orElseThrow().getUri().toString();
        String folder = uri.substring(0, uri.lastIndexOf("/target/"));
        return folder.substring(folder.lastIndexOf('/') + 1);
    }

    /** Returns the first package below {@code dev.damier}. */
    private static String topPackage(JavaClass c) {
        return c.getPackageName().split("\\.")[2];
    }
}

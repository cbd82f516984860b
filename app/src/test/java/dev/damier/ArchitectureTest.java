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
 * The arrows of docs/architecture.md, as rules: any other arrow fails the build. Modules are told by where a class was
 * compiled, games by the registry, so that a new package or game is held to the rules without being named here.
 */
@AnalyzeClasses(packages = "dev.damier", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static void modulesPointOneWay(JavaClasses classes) {
        List<String> wrong = arrows(classes)
                .filter(a -> switch (module(a.from())) {
                    case "core" -> !module(a.to()).equals("core");
                    case "games" -> module(a.to()).equals("app");
                    default -> module(a.to()).equals("games");
                })
                .map(Arrow::toString)
                .toList();
        assertThat(wrong)
                .as("core knows nobody, games know core, app reaches games only through the registry")
                .isEmpty();
    }

    @ArchTest
    static void noGameImportsAnother(JavaClasses classes) {
        Set<String> games = games();
        List<String> wrong = arrows(classes)
                .filter(a -> games.contains(house(a.from())) && games.contains(house(a.to())))
                .filter(a -> !house(a.from()).equals(house(a.to())))
                .map(Arrow::toString)
                .toList();
        assertThat(wrong).isEmpty();
    }

    @ArchTest
    static final ArchRule runKnowsOnlyTheJdk = noClasses()
            .that()
            .resideInAPackage("dev.damier.run..")
            .should()
            .dependOnClassesThat(resideInAPackage("dev.damier..")
                    .and(com.tngtech.archunit.base.DescribedPredicate.not(resideInAPackage("dev.damier.run.."))));

    @ArchTest
    static final ArchRule searchAndPlayStandOnRun = noClasses()
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
                    "do not speak of files, whose times are the wall clock's",
                    c -> !c.isEquivalentTo(dev.damier.game.CacheFolder.class)))
            .should()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(java.time.Instant.class, "now");

    private static final Set<String> WRITES = Set.of(
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

    /** Bounded, watched and hung up on if it is not read: an answer that is written elsewhere would be none of these. */
    @ArchTest
    static final ArchRule answersLeaveByOneDoor = noClasses()
            .that()
            .resideInAPackage("dev.damier.web..")
            .and()
            .resideOutsideOfPackage("dev.damier.web.http..")
            .and()
            .doNotHaveFullyQualifiedName("dev.damier.web.Pages")
            .should()
            .callMethodWhere(com.tngtech.archunit.base.DescribedPredicate.describe(
                    "an answer is written",
                    call -> call.getTargetOwner().isAssignableTo(io.javalin.http.Context.class)
                            && WRITES.contains(call.getName())));

    /** What visitors wish for is dealt by works of the queue: {@code Ask} sees to it. */
    @ArchTest
    static final ArchRule dealsAreWorks = noClasses()
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

    @ArchTest
    static final ArchRule noCycles =
            slices().matching("dev.damier.(*)..").should().beFreeOfCycles();

    /** Games are where the registry finds them; shared parts of the module, such as the logic, are no games. */
    private static Set<String> games() {
        return Games.all().games().stream()
                .map(g -> g.getClass().getPackageName().split("\\.")[2])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    record Arrow(JavaClass from, JavaClass to) {
        @Override
        public String toString() {
            return from.getName() + " -> " + to.getName();
        }
    }

    static java.util.stream.Stream<Arrow> arrows(JavaClasses classes) {
        return classes.stream()
                .flatMap(c -> c.getDirectDependenciesFromSelf().stream())
                .map(d -> new Arrow(d.getOriginClass(), d.getTargetClass().getBaseComponentType()))
                .filter(a -> a.to().getPackageName().startsWith("dev.damier"))
                .distinct();
    }

    /** The folder whose {@code target} holds the class: {@code core}, {@code games} or {@code app}. */
    private static String module(JavaClass c) {
        String place = c.getSource().orElseThrow().getUri().toString();
        String before = place.substring(0, place.lastIndexOf("/target/"));
        return before.substring(before.lastIndexOf('/') + 1);
    }

    /** The first package below {@code dev.damier}. */
    private static String house(JavaClass c) {
        return c.getPackageName().split("\\.")[2];
    }
}

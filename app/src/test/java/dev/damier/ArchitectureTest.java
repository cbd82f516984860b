package dev.damier;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows of docs/architecture.md, as rules: any other arrow fails the build. */
@AnalyzeClasses(packages = "dev.damier", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String[] APP = {
        "dev.damier.job..",
        "dev.damier.draw..",
        "dev.damier.arena..",
        "dev.damier.protocol..",
        "dev.damier.store..",
        "dev.damier.cli..",
        "dev.damier.web.."
    };
    private static final String[] GAMES = {
        "dev.damier.ricochet..",
        "dev.damier.taquin..",
        "dev.damier.quoridor..",
        "dev.damier.hitman..",
        "dev.damier.logic.."
    };
    private static final String[] CORE = {
        "dev.damier.run..", "dev.damier.search..", "dev.damier.play..", "dev.damier.plan..", "dev.damier.game.."
    };

    @ArchTest
    static final ArchRule coreKnowsNobody = noClasses()
            .that()
            .resideInAnyPackage(CORE)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(GAMES);

    @ArchTest
    static final ArchRule coreKnowsNoApp = noClasses()
            .that()
            .resideInAnyPackage(CORE)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(APP);

    @ArchTest
    static final ArchRule gamesKnowNoApp = noClasses()
            .that()
            .resideInAnyPackage(GAMES)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(APP)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule appReachesGamesOnlyThroughTheRegistry = noClasses()
            .that()
            .resideInAnyPackage(APP)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(GAMES)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule runKnowsOnlyTheJdk = noClasses()
            .that()
            .resideInAPackage("dev.damier.run..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.damier.search..", "dev.damier.play..", "dev.damier.plan..", "dev.damier.game..");

    @ArchTest
    static final ArchRule searchAndPlayStandOnRun = noClasses()
            .that()
            .resideInAnyPackage("dev.damier.search..", "dev.damier.play..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.damier.plan..", "dev.damier.game..");

    @ArchTest
    static final ArchRule noGameImportsAnother = slices().matching("dev.damier.(ricochet|taquin|quoridor|hitman)..")
            .should()
            .notDependOnEachOther()
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule noCycles =
            slices().matching("dev.damier.(*)..").should().beFreeOfCycles();
}

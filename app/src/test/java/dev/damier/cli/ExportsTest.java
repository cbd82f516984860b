package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the command {@code export}. */
class ExportsTest {
    private static final String MISSION = "..N/#T./.P.";

    @Test
    void formatsAreListed() {
        assertThat(CommandResult.run("export", "hitman", MISSION).lines()).contains("domain.pddl", "problem.pddl");
        assertThat(CommandResult.run("export", "ricochet", "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue")
                        .lines())
                .contains("board.txt", "driftingdroids.txt");
        Object names = CommandResult.run("export", "hitman", MISSION, "--json")
                .rows()
                .get(0)
                .get("names");
        assertThat((List<?>) names).hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void textsArePrinted() {
        assertThat(CommandResult.run("export", "hitman", MISSION, "--as", "domain.pddl")
                        .out())
                .startsWith("(define (domain hitman)");
        String text = (String) CommandResult.run("export", "hitman", MISSION, "--as", "problem.pddl", "--json")
                .rows()
                .get(0)
                .get("text");
        assertThat(text).startsWith("(define (problem");
        String droids = CommandResult.run(
                        "export",
                        "ricochet",
                        "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue",
                        "--as",
                        "driftingdroids.txt")
                .lines()
                .get(0);
        assertThat(CommandResult.run("show", "ricochet", droids).exitCode()).isZero();
    }

    @Test
    void unavailableFormatIsReported() {
        CommandResult unknown = CommandResult.run("export", "hitman", MISSION, "--as", "problem.pdl");
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err()).contains("problem.pddl");
        CommandResult none = CommandResult.run("export", "taquin", "1,2/3,0");
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(none.err()).contains("cannot be exported");
    }
}

package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExportsTest {
    private static final String MISSION = "..N/#T./.P.";

    @Test
    void namesAreListed() {
        assertThat(Ran.damier("export", "hitman", MISSION).lines()).contains("domain.pddl", "problem.pddl");
        assertThat(Ran.damier("export", "ricochet", "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue")
                        .lines())
                .contains("board.txt", "driftingdroids.txt");
        Object names =
                Ran.damier("export", "hitman", MISSION, "--json").rows().get(0).get("names");
        assertThat((List<?>) names).hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void textsAreWritten() {
        assertThat(Ran.damier("export", "hitman", MISSION, "--as", "domain.pddl")
                        .out())
                .startsWith("(define (domain hitman)");
        String text = (String) Ran.damier("export", "hitman", MISSION, "--as", "problem.pddl", "--json")
                .rows()
                .get(0)
                .get("text");
        assertThat(text).startsWith("(define (problem");
        String droids = Ran.damier(
                        "export",
                        "ricochet",
                        "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue",
                        "--as",
                        "driftingdroids.txt")
                .lines()
                .get(0);
        assertThat(Ran.damier("show", "ricochet", droids).code()).isZero();
    }

    @Test
    void whatIsNotThereIsSaid() {
        Ran unknown = Ran.damier("export", "hitman", MISSION, "--as", "problem.pdl");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("problem.pddl");
        Ran none = Ran.damier("export", "taquin", "1,2/3,0");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("cannot be exported");
    }
}

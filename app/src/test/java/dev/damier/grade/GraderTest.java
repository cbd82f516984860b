package dev.damier.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class GraderTest {
    private static final String TASK = """
            {"game": "taquin", "ask": "optimal", "heuristic": "P", "time_ms": %d, "memory_mib": 256,
             "cases": [{"position": "1,2,3/4,5,6/7,0,8", "max_expanded": 2, "hidden": %s}]}
            """;

    private static CaseResult run(String script) {
        return run(TASK.formatted(10_000, false), script);
    }

    private static CaseResult run(String assignment, String script) {
        Grader grader = new Grader(AssignmentReader.read(assignment));
        return grader.grade("", List.of("bash", "-c", script), result -> {})
                .results()
                .get(0);
    }

    private static String english(CaseResult result) {
        return result.explanation().in(Locale.ENGLISH);
    }

    @Test
    void programCanExpandStatesAndAnswer() {
        String script = """
                while read word rest; do [ $word = go ] && break; [ $word = state ] && start="$rest"; done
                [ "$start" = "0 - 0 1 - 1,2,3/4,5,6/7,0,8" ] || exit 3
                echo expand 0
                while read word number move cost h kind text; do
                    [ $word = end ] && break; [ $kind = goal ] && found="$move $cost $h $text"; done
                [ "${found#* }" = "1 0 1,2,3/4,5,6/7,8,0" ] || exit 4
                echo answer ${found%% *}
                """;
        CaseResult result = run(script);
        assertThat(english(result)).isEqualTo("Optimal solution with cost 1.");
        assertThat(result.passed()).isTrue();
        assertThat(result.expanded()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            echo answer none                        | WRONG     | there is no solution, but there is one with cost 1
            echo answer 99                          | WRONG     | Move 1, “99”, is illegal. Legal moves:
            echo answer                             | WRONG     | do not reach a goal
            echo hello                              | PROTOCOL  | Write debugging output to standard error
            echo expand 5                           | PROTOCOL  | whose numbers it has received
            echo expand -1                          | PROTOCOL  | whose numbers it has received
            echo expand                             | PROTOCOL  | whose numbers it has received
            echo act move                           | PROTOCOL  | no referee
            echo 'no rights' >&2; exit 7            | CRASH     | exited with code 7: no rights
            for i in 1 2 3; do echo expand 0; done; sleep 9 | EXPANDED | 1 of the expansions were of states
            head -c 100000 /dev/zero; sleep 9       | RESOURCES | line longer than
            yes expand; sleep 9                     | PROTOCOL  | expand
            x=$(yes)                                | MEMORY    | more than 256 MiB
            for i in {1..80}; do sleep 9 & done; sleep 9 | RESOURCES | more than 64 processes
            """)
    void wrongProgramsFailWithAnExplanation(String script, Fault fault, String explanation) {
        CaseResult result = run(script);
        assertThat(english(result)).contains(explanation);
        assertThat(result.fault()).isEqualTo(fault);
        assertThat(result.points()).isZero();
    }

    @Test
    void missingProgramIsACrash() {
        Grader grader = new Grader(AssignmentReader.read(TASK.formatted(1000, false)));
        CaseResult result =
                grader.grade("", List.of("/no/such/program"), r -> {}).results().get(0);
        assertThat(result.fault()).isEqualTo(Fault.CRASH);
        assertThat(english(result)).contains("cannot start /no/such/program");
    }

    @Test
    void silentProgramExceedsTheTimeLimit() {
        CaseResult result = run(TASK.formatted(1, false), "sleep 60");
        assertThat(result.fault()).isEqualTo(Fault.TIME);
        assertThat(english(result)).isEqualTo("No answer within 1 ms. The program had expanded 0 states.");
    }

    @Test
    void hiddenCaseShowsOnlyTheKindOfFault() {
        CaseResult result = run(TASK.formatted(10_000, true), "echo answer none");
        assertThat(new GradeReport(Locale.ENGLISH, false).line(result))
                .contains("the answer is wrong")
                .doesNotContain("cost 1");
        assertThat(new GradeReport(Locale.ENGLISH, true).line(result)).contains("cost 1");
        assertThat(new GradeReport(Locale.FRENCH, false).line(result)).contains("la réponse est fausse");
    }

    @Test
    void cancelledGraderStopsAllCases() {
        Grader grader = new Grader(AssignmentReader.read(TASK.formatted(10_000, false)));
        grader.cancel();
        assertThat(grader.grade("", List.of("sleep", "60"), r -> {}).results())
                .extracting(CaseResult::fault)
                .containsExactly(Fault.STOPPED);
    }

    @Test
    void moveIsComparedWithTheBestMove() {
        String assignment = """
                {"game": "quoridor", "ask": "move", "cases": [{"position": "start_size5_walls2", "max_loss": 60}]}
                """;
        assertThat(run(assignment, "echo answer c2").fault()).isEqualTo(Fault.NONE);
        CaseResult bad = run(assignment, "echo answer b1");
        assertThat(bad.fault()).isEqualTo(Fault.QUALITY);
        assertThat(english(bad)).contains("The move b1 is").contains("worse than");
        assertThat(run(assignment, "echo answer c9").fault()).isEqualTo(Fault.WRONG);
        assertThat(run(assignment, "echo answer c2 c3").fault()).isEqualTo(Fault.PROTOCOL);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            []                                                      | the file: expected an object
            {}                                                      | game: expected a text, but got nothing
            {"game": "chess"}                                       | chess
            {"game": "taquin"}                                      | cases: expected a list
            {"game": "taquin", "case": []}                          | unknown field 'case'. Available: title
            {"game": "taquin", "cases": [{"position": "x"}]}        | cases[0].ask: expected a text
            {"game": "taquin", "ask": "best", "cases": [{}]}        | unknown value 'best'. Available: solution
            {"game": "taquin", "ask": "optimal", "cases": [{"position": "1,1/2,0"}]} | cases[0].position:
            {"game": "taquin", "ask": "move", "cases": [{"position": "1,2/3,0"}]}  | 'move' does not apply
            {"game": "taquin", "ask": "optimal", "heuristic": "x", "cases": [{"position": "1,2/3,0"}]} | unknown heuristic 'x'
            {"game": "taquin", "ask": "optimal", "cases": [{"position": "1,2/3,0", "points": -1}]} | cases[0].points: expected a number
            {"game": "taquin", "ask": "optimal", "time_ms": 0, "cases": [{"position": "1,2/3,0"}]} | time_ms: expected a whole number
            {"game": "quoridor", "ask": "minimax", "cases": [{"position": "start"}]} | cases[0].depth: required
            """)
    void invalidAssignmentIsExplained(String json, String message) {
        assertThatThrownBy(() -> AssignmentReader.read(json))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}

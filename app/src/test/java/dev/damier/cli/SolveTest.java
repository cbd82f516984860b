package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.cli.screen.Screen;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The contract of {@code solve} and of the commands that read positions. */
class SolveTest {
    private static final String NEAR = "1,2,3/4,5,6/7,0,8";
    private static final String DONE = "1,2,3/4,5,6/7,8,0";
    private static final String ODD = "1,2,3/4,5,6/8,7,0";
    private static final String FAR = "8,6,7/2,5,4/3,0,1";
    private static final String HARD = "13,14,15,7/11,12,9,5/6,0,2,1/4,8,10,3";

    /** A host that counts repetitions otherwise plays on, and no move at all would lose. */
    @Test
    void aDrawByRepetitionIsSaidAndAMoveNamed() {
        String drawn = "start moves e2 e8 e1 e9 e2 e8 e1 e9";
        Ran ran = Ran.damier("solve", "quoridor", drawn, "--time", "0.2s", "--json");
        assertThat(ran.code()).isZero();
        assertThat(ran.err()).startsWith("Draw: ");
        assertThat(ran.row().get("outcome")).isEqualTo("chosen");
        assertThat((List<?>) ran.row().get("moves")).first().asString().matches("[a-i][1-9][hv]?");
    }

    @Test
    void aRowHasExactlyTheFieldsOfTheContract() {
        Ran ran = Ran.damier("solve", "taquin", FAR, "--engine", "astar", "--json");
        assertThat(ran.code()).isZero();
        assertThat(ran.err()).isEmpty();
        Map<?, ?> row = ran.row();
        assertThat(List.copyOf(row.keySet()))
                .isEqualTo(List.of(
                        "game",
                        "position",
                        "engine",
                        "outcome",
                        "cost",
                        "optimal",
                        "lowerBound",
                        "moves",
                        "value",
                        "reason",
                        "stats"));
        assertThat(List.copyOf(((Map<?, ?>) row.get("stats")).keySet()))
                .isEqualTo(List.of("expanded", "generated", "open", "closed", "depth", "millis", "cpuMillis", "bytes"));
        assertThat(row.get("outcome")).isEqualTo("solved");
        assertThat(row.get("optimal")).isEqualTo(true);
        assertThat(row.get("cost")).isEqualTo(31).isEqualTo(row.get("lowerBound"));
        assertThat(((Map<?, ?>) row.get("stats")).get("cpuMillis")).isInstanceOf(Double.class);
        assertThat((List<?>) row.get("moves")).hasSize(31);
    }

    @Test
    void theMovesLeadToTheGoal() {
        Table table = Games.all().game("taquin").read(FAR).newTable();
        List<?> moves = (List<?>) Ran.damier("solve", "taquin", FAR, "--engine", "astar", "--json")
                .row()
                .get("moves");
        for (Object text : moves) table.play(table.read((String) text).code());
        assertThat(table.status().over()).isTrue();
    }

    @Test
    void exitCodesTellAnsweredFromStoppedFromMisused() {
        assertThat(Ran.damier("solve", "taquin", NEAR, "--engine", "astar").code())
                .isZero();
        assertThat(Ran.damier("solve", "taquin", ODD, "--engine", "astar").code())
                .isZero();
        assertThat(Ran.damier("solve", "taquin", HARD, "--engine", "astar", "--nodes", "50")
                        .code())
                .isEqualTo(1);
        assertThat(Ran.damier("solve", "taquin", "1,1/2,0").code()).isEqualTo(1);
        assertThat(Ran.damier("solve", "chess", NEAR).code()).isEqualTo(2);
        assertThat(Ran.damier("solve", "quoridor", "start", "--engine", "random")
                        .code())
                .isZero();
    }

    @Test
    void aStoppedSearchSaysWhyAndHowFarItProved() {
        Map<?, ?> row = Ran.damier("solve", "taquin", HARD, "--engine", "astar", "--nodes", "50", "--json")
                .row();
        assertThat(row.get("outcome")).isEqualTo("stopped");
        assertThat(row.get("reason")).isEqualTo("nodes");
        assertThat((Integer) row.get("lowerBound")).isPositive();
        assertThat(row.get("cost")).isNull();
    }

    @Test
    void impossibleIsAnAnswer() {
        Map<?, ?> row = Ran.damier("solve", "taquin", ODD, "--engine", "breadth-first", "--json")
                .row();
        assertThat(row.get("outcome")).isEqualTo("impossible");
        assertThat(row.get("moves")).isEqualTo(List.of());
    }

    @Test
    void aMoveIsChosenAgainstSomebody() {
        Map<?, ?> row = Ran.damier("solve", "quoridor", "start", "--engine", "greedy", "--json")
                .row();
        assertThat(row.get("outcome")).isEqualTo("chosen");
        assertThat(row.get("position")).isEqualTo("-_-_e1.e9_10.10_1");
        assertThat(row.get("value")).isInstanceOf(Integer.class);
        assertThat((List<?>) row.get("moves")).hasSizeGreaterThanOrEqualTo(1);
    }

    @Test
    void aTextThatStartsWithADashIsAPosition() {
        assertThat(Ran.damier("legal", "quoridor", "-_-_e1.e9_10.10_1", "--json")
                        .code())
                .isZero();
    }

    @Test
    void manyPositionsAreAnsweredInOrderAndABadLineDoesNotStopThem() {
        String in = NEAR + "\nno board\n\n" + ODD + "\n" + DONE + "\n";
        Ran ran = Ran.reading(in, "solve", "taquin", "-", "--engine", "astar", "--json");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.rows().stream().<Object>map(r -> r.get("outcome")).toList())
                .isEqualTo(List.of("solved", "error", "error", "impossible", "solved"));
        assertThat(ran.rows().get(1).keySet().stream().map(String::valueOf).toList())
                .isEqualTo(List.of("outcome", "error"));
        assertThat(Ran.reading(in, "solve", "taquin", "-", "--engine", "astar").lines())
                .hasSize(5);
    }

    /** The first takes longest, and is answered first all the same. */
    @Test
    void sideBySideTheAnswersAreThoseOfOneAfterAnother() {
        String in = "14,15,8,12/10,11,9,13/2,6,5,1/3,7,0,4\n" + (NEAR + "\nno board\n" + DONE + "\n").repeat(20);
        List<List<Object>> answers = Stream.of("1", "4")
                .map(jobs -> Ran.reading(
                        in, "solve", "taquin", "-", "--engine", "astar", "--nodes", "20000", "--json", "--jobs", jobs))
                .map(ran -> ran.rows().stream()
                        .<Object>map(r -> Arrays.asList(r.get("position"), r.get("outcome"), r.get("moves")))
                        .toList())
                .toList();
        assertThat(answers.get(0)).hasSize(61).isEqualTo(answers.get(1));
        assertThat(Ran.reading(in, "solve", "taquin", "-", "--jobs", "0").err())
                .contains("--jobs must be more than zero");
    }

    @Test
    @Timeout(20)
    void eachLineIsAnsweredBeforeTheNextIsRead() throws Exception {
        PipedOutputStream ask = new PipedOutputStream();
        PipedInputStream asked = new PipedInputStream(ask);
        PipedOutputStream answer = new PipedOutputStream();
        PipedInputStream answered = new PipedInputStream(answer);
        Screen screen = new Screen(asked, answer, new java.io.ByteArrayOutputStream(), Map.of(), "");
        Thread command = new Thread(
                () -> Main.run(new String[] {"solve", "taquin", "-", "--engine", "astar", "--json"}, screen));
        command.start();
        var reader = new java.io.BufferedReader(new java.io.InputStreamReader(answered, StandardCharsets.UTF_8));
        for (String position : List.of(NEAR, "nonsense", DONE)) {
            ask.write((position + "\n").getBytes(StandardCharsets.UTF_8));
            ask.flush();
            assertThat(reader.readLine()).contains("\"outcome\"");
        }
        ask.close();
        command.join();
    }

    @Test
    void aFileHoldsOnePosition(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("a board.txt"), NEAR + "\n");
        Ran ran = Ran.damier("solve", "taquin", "@" + file, "--engine", "astar", "--json");
        assertThat(ran.row().get("position")).isEqualTo(NEAR);
    }

    @Test
    void legalShowHintAndPerftTakeManyToo() {
        String in = NEAR + "\nnonsense\n" + DONE + "\n";
        for (String[] words : new String[][] {
            {"legal", "taquin", "-", "--json"},
            {"show", "taquin", "-", "--json"},
            {"hint", "taquin", "-", "--json", "--engine", "astar"},
            {"perft", "taquin", "-", "2", "--json"}
        }) {
            Ran ran = Ran.reading(in, words);
            assertThat(ran.code()).as(words[0]).isEqualTo(1);
            assertThat(ran.rows()).as(words[0]).hasSize(3);
            assertThat(ran.rows().get(1).get("outcome")).as(words[0]).isEqualTo("error");
        }
    }

    @Test
    void legalAndPerftAgree() {
        Map<?, ?> legal = Ran.damier("legal", "quoridor", "start", "--json").row();
        assertThat((List<?>) legal.get("moves")).hasSize(131);
        assertThat(Ran.damier("perft", "quoridor", "start", "1", "--json").row().get("nodes"))
                .isEqualTo(131);
        assertThat(Ran.damier("perft", "quoridor", "start", "2").out()).isEqualTo("16677\n");
        assertThat(Ran.damier("perft", "taquin", NEAR, "0").out()).isEqualTo("1\n");
    }

    /** What perft counts in the packed views is what the rules of the table allow. */
    @Test
    void perftAgreesWithTheTable() {
        for (Game game : Games.all().games()) {
            for (long seed = 0; seed < 3; seed++) {
                Setup setup = game.deal(Map.of(), seed);
                for (int depth = 0; depth <= 2; depth++) {
                    assertThat(PerftCommand.count(setup, depth))
                            .as(setup.write())
                            .isEqualTo(lines(setup, new ArrayDeque<>(), depth));
                }
            }
        }
    }

    private static long lines(Setup setup, Deque<Integer> played, int depth) {
        if (depth == 0) return 1;
        Table table = setup.newTable();
        played.forEach(table::play);
        long count = 0;
        for (Move move : table.moves()) {
            played.addLast(move.code());
            count += lines(setup, played, depth - 1);
            played.removeLast();
        }
        return count;
    }

    @Test
    void hintsTellMoreByGradeInEitherLanguage() {
        String min = hint("1", "en");
        String max = hint("4", "en");
        assertThat(min).contains("1");
        assertThat(max).contains("8").isNotEqualTo(min);
        assertThat(hint("4", "fr")).contains("8").isNotEqualTo(max);
    }

    private static String hint(String grade, String language) {
        return Ran.damier("hint", "taquin", NEAR, "--engine", "astar", "--grade", grade, "--lang", language)
                .out();
    }

    @Test
    void theLanguageComesFromTheEnvironmentOrTheOption() {
        String[] words = {"solve", "taquin", NEAR, "--engine", "astar"};
        assertThat(Ran.with(Map.of("LANG", "fr_FR.UTF-8"), "", "", words).out())
                .contains("solution prouvée la plus courte");
        assertThat(Ran.damier(words).out()).contains("proved shortest");
    }

    @Test
    void aListThatWasCutSaysSo() {
        String course = "...DS##/.#...../T#...n./##.E.ew/......./..##.P.";
        Ran cut = Ran.damier("solve", "hitman", course, "--all", "--set", "limit=2");
        assertThat(cut.out()).contains("Only the first 2 are listed; there are more (see option limit).");
        Ran json = Ran.damier("solve", "hitman", course, "--all", "--set", "limit=2", "--json");
        assertThat(json.row().get("more")).isEqualTo(true);
        assertThat((List<?>) json.row().get("all")).hasSize(2);
        Ran whole = Ran.damier("solve", "hitman", course, "--all");
        assertThat(whole.out()).doesNotContain("there are more");
    }
}

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

/** Tests {@code solve} and the other commands that read positions. */
class SolveTest {
    private static final String ONE_MOVE_FROM_GOAL = "1,2,3/4,5,6/7,0,8";
    private static final String GOAL = "1,2,3/4,5,6/7,8,0";
    private static final String UNSOLVABLE = "1,2,3/4,5,6/8,7,0";
    private static final String HARDEST_3X3 = "8,6,7/2,5,4/3,0,1";
    private static final String HARD_4X4 = "13,14,15,7/11,12,9,5/6,0,2,1/4,8,10,3";

    /** A host with another repetition rule continues the game, so returning no move would lose. */
    @Test
    void drawByRepetitionIsReportedWithMove() {
        String drawn = "start moves e2 e8 e1 e9 e2 e8 e1 e9";
        CommandResult commandResult = CommandResult.run("solve", "quoridor", drawn, "--time", "0.2s", "--json");
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.err()).startsWith("Draw: ");
        assertThat(commandResult.row().get("outcome")).isEqualTo("chosen");
        assertThat((List<?>) commandResult.row().get("moves"))
                .first()
                .asString()
                .matches("[a-i][1-9][hv]?");
    }

    /** The agent of the Quoridor report shows the score of every move. */
    @Test
    void scoresOfAllMovesAreShown() {
        String[] command = {
            "solve", "quoridor", "g3_f1f6h7_e1.e9_8.8_1", "--engine", "classic-alphabeta", "--set", "scores=yes"
        };
        List<String> shown = CommandResult.run(command).out().lines().toList();
        assertThat(shown).hasSize(31 + 2);
        assertThat(shown.get(0)).isEqualTo("f1   # -1.60 moves ahead");
        String[] asJson = Arrays.copyOf(command, command.length + 1);
        asJson[command.length] = "--json";
        Map<?, ?> row = CommandResult.run(asJson).row();
        assertThat((List<?>) row.get("lines"))
                .hasSize(31)
                .first()
                .isEqualTo(Map.of("moves", List.of("f1"), "value", -160));
    }

    @Test
    void rowHasDocumentedFields() {
        CommandResult commandResult = CommandResult.run("solve", "taquin", HARDEST_3X3, "--engine", "astar", "--json");
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.err()).isEmpty();
        Map<?, ?> row = commandResult.row();
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
    void movesReachGoal() {
        Table table = Games.all().game("taquin").read(HARDEST_3X3).newTable();
        List<?> moves = (List<?>) CommandResult.run("solve", "taquin", HARDEST_3X3, "--engine", "astar", "--json")
                .row()
                .get("moves");
        for (Object text : moves) table.play(table.read((String) text).code());
        assertThat(table.status().over()).isTrue();
    }

    @Test
    void exitCodesDistinguishSolvedStoppedAndInvalid() {
        assertThat(CommandResult.run("solve", "taquin", ONE_MOVE_FROM_GOAL, "--engine", "astar")
                        .exitCode())
                .isZero();
        assertThat(CommandResult.run("solve", "taquin", UNSOLVABLE, "--engine", "astar")
                        .exitCode())
                .isZero();
        assertThat(CommandResult.run("solve", "taquin", HARD_4X4, "--engine", "astar", "--nodes", "50")
                        .exitCode())
                .isEqualTo(1);
        assertThat(CommandResult.run("solve", "taquin", "1,1/2,0").exitCode()).isEqualTo(1);
        assertThat(CommandResult.run("solve", "chess", ONE_MOVE_FROM_GOAL).exitCode())
                .isEqualTo(2);
        assertThat(CommandResult.run("solve", "quoridor", "start", "--engine", "random")
                        .exitCode())
                .isZero();
    }

    @Test
    void stoppedSearchHasReasonAndLowerBound() {
        Map<?, ?> row = CommandResult.run("solve", "taquin", HARD_4X4, "--engine", "astar", "--nodes", "50", "--json")
                .row();
        assertThat(row.get("outcome")).isEqualTo("stopped");
        assertThat(row.get("reason")).isEqualTo("nodes");
        assertThat((Integer) row.get("lowerBound")).isPositive();
        assertThat(row.get("cost")).isNull();
    }

    @Test
    void finishedGameIsNotImpossible() {
        CommandResult result = CommandResult.run("solve", "quoridor", "-_-_e9.e5_10.10_2", "--json");
        assertThat(result.row().get("outcome")).isEqualTo("finished");
        assertThat(CommandResult.run("solve", "quoridor", "-_-_e9.e5_10.10_2", "--lang", "fr")
                        .toString())
                .contains("La partie est terminée");
    }

    @Test
    void unknownNamesAreReportedInTheLanguageOfTheUser() {
        assertThat(CommandResult.run("solve", "taquim", "1,2/3,0", "--lang", "fr")
                        .toString())
                .contains("jeu inconnu : « taquim »")
                .contains("vouliez-vous dire « taquin »");
    }

    @Test
    void impossiblePuzzleIsReported() {
        Map<?, ?> row = CommandResult.run("solve", "taquin", UNSOLVABLE, "--engine", "breadth-first", "--json")
                .row();
        assertThat(row.get("outcome")).isEqualTo("impossible");
        assertThat(row.get("moves")).isEqualTo(List.of());
    }

    @Test
    void moveIsChosenInTwoPlayerGame() {
        Map<?, ?> row = CommandResult.run("solve", "quoridor", "start", "--engine", "greedy", "--json")
                .row();
        assertThat(row.get("outcome")).isEqualTo("chosen");
        assertThat(row.get("position")).isEqualTo("-_-_e1.e9_10.10_1");
        assertThat(row.get("value")).isInstanceOf(Integer.class);
        assertThat((List<?>) row.get("moves")).hasSizeGreaterThanOrEqualTo(1);
    }

    @Test
    void positionMayStartWithDash() {
        assertThat(CommandResult.run("legal", "quoridor", "-_-_e1.e9_10.10_1", "--json")
                        .exitCode())
                .isZero();
    }

    @Test
    void manyPositionsAreSolvedInOrderDespiteInvalidLine() {
        String in = ONE_MOVE_FROM_GOAL + "\nno board\n\n" + UNSOLVABLE + "\n" + GOAL + "\n";
        CommandResult commandResult =
                CommandResult.runWithInput(in, "solve", "taquin", "-", "--engine", "astar", "--json");
        assertThat(commandResult.exitCode()).isEqualTo(1);
        assertThat(commandResult.rows().stream()
                        .<Object>map(r -> r.get("outcome"))
                        .toList())
                .isEqualTo(List.of("solved", "error", "error", "impossible", "solved"));
        assertThat(commandResult.rows().get(1).keySet().stream()
                        .map(String::valueOf)
                        .toList())
                .isEqualTo(List.of("outcome", "error"));
        assertThat(CommandResult.runWithInput(in, "solve", "taquin", "-", "--engine", "astar")
                        .lines())
                .hasSize(5);
    }

    /** The first position takes longest, but its result is printed first. */
    @Test
    void parallelResultsEqualSequentialResults() {
        String in = "14,15,8,12/10,11,9,13/2,6,5,1/3,7,0,4\n"
                + (ONE_MOVE_FROM_GOAL + "\nno board\n" + GOAL + "\n").repeat(20);
        List<List<Object>> answers = Stream.of("1", "4")
                .map(jobs -> CommandResult.runWithInput(
                        in, "solve", "taquin", "-", "--engine", "astar", "--nodes", "20000", "--json", "--jobs", jobs))
                .map(commandResult -> commandResult.rows().stream()
                        .<Object>map(r -> Arrays.asList(r.get("position"), r.get("outcome"), r.get("moves")))
                        .toList())
                .toList();
        assertThat(answers.get(0)).hasSize(61).isEqualTo(answers.get(1));
        assertThat(CommandResult.runWithInput(in, "solve", "taquin", "-", "--jobs", "0")
                        .err())
                .contains("--jobs must be more than zero");
    }

    @Test
    @Timeout(20)
    void eachLineIsSolvedBeforeNextIsRead() throws Exception {
        PipedOutputStream toCommand = new PipedOutputStream();
        PipedInputStream commandInput = new PipedInputStream(toCommand);
        PipedOutputStream commandOutput = new PipedOutputStream();
        PipedInputStream fromCommand = new PipedInputStream(commandOutput);
        Screen screen = new Screen(commandInput, commandOutput, new java.io.ByteArrayOutputStream(), Map.of(), "");
        Thread command = new Thread(
                () -> Main.run(new String[] {"solve", "taquin", "-", "--engine", "astar", "--json"}, screen));
        command.start();
        var reader = new java.io.BufferedReader(new java.io.InputStreamReader(fromCommand, StandardCharsets.UTF_8));
        for (String position : List.of(ONE_MOVE_FROM_GOAL, "nonsense", GOAL)) {
            toCommand.write((position + "\n").getBytes(StandardCharsets.UTF_8));
            toCommand.flush();
            assertThat(reader.readLine()).contains("\"outcome\"");
        }
        toCommand.close();
        command.join();
    }

    @Test
    void positionIsReadFromFile(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("a board.txt"), ONE_MOVE_FROM_GOAL + "\n");
        CommandResult commandResult = CommandResult.run("solve", "taquin", "@" + file, "--engine", "astar", "--json");
        assertThat(commandResult.row().get("position")).isEqualTo(ONE_MOVE_FROM_GOAL);
    }

    @Test
    void legalShowHintAndPerftReadManyPositions() {
        String in = ONE_MOVE_FROM_GOAL + "\nnonsense\n" + GOAL + "\n";
        for (String[] args : new String[][] {
            {"legal", "taquin", "-", "--json"},
            {"show", "taquin", "-", "--json"},
            {"hint", "taquin", "-", "--json", "--engine", "astar"},
            {"perft", "taquin", "-", "2", "--json"}
        }) {
            CommandResult commandResult = CommandResult.runWithInput(in, args);
            assertThat(commandResult.exitCode()).as(args[0]).isEqualTo(1);
            assertThat(commandResult.rows()).as(args[0]).hasSize(3);
            assertThat(commandResult.rows().get(1).get("outcome")).as(args[0]).isEqualTo("error");
        }
    }

    @Test
    void legalMovesEqualPerft() {
        Map<?, ?> legal =
                CommandResult.run("legal", "quoridor", "start", "--json").row();
        assertThat((List<?>) legal.get("moves")).hasSize(131);
        assertThat(CommandResult.run("perft", "quoridor", "start", "1", "--json")
                        .row()
                        .get("nodes"))
                .isEqualTo(131);
        assertThat(CommandResult.run("perft", "quoridor", "start", "2").out()).isEqualTo("16677\n");
        assertThat(CommandResult.run("perft", "taquin", ONE_MOVE_FROM_GOAL, "0").out())
                .isEqualTo("1\n");
    }

    /** Tests that perft on packed states counts the same moves as the rules of the table. */
    @Test
    void perftEqualsTableMoves() {
        for (Game game : Games.all().games()) {
            for (long seed = 0; seed < 3; seed++) {
                Setup setup = game.deal(Map.of(), seed);
                for (int depth = 0; depth <= 2; depth++) {
                    assertThat(PerftCommand.count(setup, depth))
                            .as(setup.write())
                            .isEqualTo(countSequences(setup, new ArrayDeque<>(), depth));
                }
            }
        }
    }

    private static long countSequences(Setup setup, Deque<Integer> played, int depth) {
        if (depth == 0) return 1;
        Table table = setup.newTable();
        played.forEach(table::play);
        long count = 0;
        for (Move move : table.moves()) {
            played.addLast(move.code());
            count += countSequences(setup, played, depth - 1);
            played.removeLast();
        }
        return count;
    }

    @Test
    void hintsDependOnLevelAndLanguage() {
        String lowLevel = hint("1", "en");
        String highLevel = hint("4", "en");
        assertThat(lowLevel).contains("1");
        assertThat(highLevel).contains("8").isNotEqualTo(lowLevel);
        assertThat(hint("4", "fr")).contains("8").isNotEqualTo(highLevel);
    }

    private static String hint(String level, String language) {
        return CommandResult.run(
                        "hint", "taquin", ONE_MOVE_FROM_GOAL, "--engine", "astar", "--grade", level, "--lang", language)
                .out();
    }

    @Test
    void languageComesFromEnvironment() {
        String[] args = {"solve", "taquin", ONE_MOVE_FROM_GOAL, "--engine", "astar"};
        assertThat(CommandResult.runWith(Map.of("LANG", "fr_FR.UTF-8"), "", "", args)
                        .out())
                .contains("solution prouvée la plus courte");
        assertThat(CommandResult.run(args).out()).contains("proved shortest");
    }

    @Test
    void truncatedListIsReported() {
        String course = "...DS##/.#...../T#...n./##.E.ew/......./..##.P.";
        CommandResult truncated = CommandResult.run("solve", "hitman", course, "--all", "--set", "limit=2");
        assertThat(truncated.out()).contains("Only the first 2 are listed; there are more (see option limit).");
        CommandResult json = CommandResult.run("solve", "hitman", course, "--all", "--set", "limit=2", "--json");
        assertThat(json.row().get("more")).isEqualTo(true);
        assertThat((List<?>) json.row().get("all")).hasSize(2);
        CommandResult complete = CommandResult.run("solve", "hitman", course, "--all");
        assertThat(complete.out()).doesNotContain("there are more");
    }

    @Test
    void anEngineCanHaveItsOwnHeuristics() {
        CommandResult result = CommandResult.run(
                "solve", "hitman", "..T/.#./.P.", "--engine", "strips", "--set", "heuristic=hmax", "--json");
        assertThat(result.exitCode()).isZero();
        assertThat(result.rows().get(0).get("cost")).isEqualTo(14);
        assertThat(CommandResult.run("solve", "taquin", "1,2/0,3", "--engine", "astar", "--set", "heuristic=hmax")
                        .exitCode())
                .isEqualTo(2);
    }
}

package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands {@code arena} and {@code engine}. */
class ArenaTest {
    @Test
    void matchIsPrinted() {
        CommandResult commandResult =
                CommandResult.run("arena", "quoridor", "greedy", "random", "--games", "2", "--nodes", "100");
        assertThat(commandResult.exitCode()).as(commandResult.err()).isZero();
        assertThat(commandResult.lines()).hasSize(5);
        assertThat(commandResult.lines().get(0))
                .matches("   1  greedy – random  (1-0|0-1|1/2-1/2)  [\\w ]+, \\d+ plies.*");
        assertThat(commandResult.lines().get(1)).startsWith("   2  random – greedy  ");
        assertThat(commandResult.lines().get(2)).matches(" +bot +points +elo +± +1 +2");
    }

    @Test
    void matchIsPrintedAsJsonAndSaved(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("games.txt");
        CommandResult commandResult = CommandResult.run(
                "arena",
                "quoridor",
                "greedy",
                "greedy",
                "--games",
                "2",
                "--nodes",
                "100",
                "--sprt",
                "0,50",
                "--json",
                "--save",
                file.toString());
        assertThat(commandResult.exitCode()).as(commandResult.err()).isZero();
        assertThat(commandResult.rows()).hasSize(5);
        Map<?, ?> game = commandResult.rows().get(0);
        assertThat(game.get("first")).isEqualTo("greedy");
        assertThat(game.get("second")).isEqualTo("greedy#2");
        assertThat((List<?>) game.get("moves")).hasSizeGreaterThan(4);
        assertThat(commandResult.rows().get(2).keySet()).hasToString("[bot, points, games, elo, error]");
        assertThat(commandResult.rows().get(4).get("sprt")).isEqualTo("undecided");
        CommandResult shown = CommandResult.run("show", "@" + file, "--json");
        assertThat(shown.rows()).hasSize(2).allMatch(row -> row.get("over").equals(true));
        assertThat(Files.readString(file)).contains("[Reason \"goal\"]", "[Result \"");
    }

    @Test
    void gauntletIsPlayedAndSprtEndsEarly() {
        String[] gauntlet = {
            "arena",
            "quoridor",
            "greedy",
            "random",
            "random:seed=3",
            "--games",
            "1",
            "--nodes",
            "9",
            "--format",
            "gauntlet"
        };
        assertThat(CommandResult.run(gauntlet).lines()).hasSize(2 + 4);
        CommandResult test = CommandResult.run(
                "arena", "quoridor", "greedy", "random", "--games", "400", "--nodes", "9", "--sprt", "0,200");
        assertThat(test.lines()).hasSizeLessThan(100);
        assertThat(test.lines().get(test.lines().size() - 1)).startsWith("SPRT better for greedy");
    }

    @Test
    void botThatDoesNotStartStopsTheMatchWithItsLastLines() {
        CommandResult commandResult = CommandResult.run(
                "arena", "quoridor", "cmd:bash -c 'echo first >&2; echo second >&2; exit 3'", "greedy", "--games", "4");
        assertThat(commandResult.exitCode()).isEqualTo(1);
        assertThat(commandResult.lines()).isEmpty();
        assertThat(commandResult.err()).contains("did not start: exited with code 3", "\n  first\n  second\n");
        CommandResult missing = CommandResult.run("arena", "quoridor", "cmd:/no/such/program", "greedy");
        assertThat(missing.exitCode()).isEqualTo(1);
        assertThat(missing.err()).contains("did not start: cannot start /no/such/program");
    }

    @Test
    void tableShowsTheNameThatABotReports() {
        String bot = "cmd:bash -c 'while read -r a b; do case $a in damier) echo id name Walker 2.0; echo ready;;"
                + " new) echo ready;; go) echo best resign;; quit) exit;; esac; done'";
        CommandResult commandResult =
                CommandResult.run("arena", "quoridor", bot, bot, "mine=" + bot, "--games", "1", "--nodes", "9");
        assertThat(commandResult.exitCode()).as(commandResult.err()).isZero();
        assertThat(commandResult.out())
                .contains("Walker 2.0 – Walker 2.0#2", "– mine")
                .doesNotContain("bash");
    }

    @Test
    void helpListsEveryKindOfAddress() {
        assertThat(CommandResult.run("arena", "--help").out().replaceAll("\\s+", ""))
                .contains("cmd:PROGRAM", "tcp:HOST:PORT", "ws://HOST:PORT/PATH", "rpc:http://HOST:PORT");
    }

    @Test
    void raceBetweenSolvers() {
        CommandResult commandResult = CommandResult.run(
                "arena",
                "taquin",
                "ida-star",
                "weighted-astar",
                "--games",
                "2",
                "--set",
                "size=3",
                "--time",
                "20s",
                "--json");
        assertThat(commandResult.exitCode()).as(commandResult.err()).isZero();
        assertThat(commandResult.rows()).hasSize(6);
        assertThat(commandResult.rows().get(0).get("reason")).isEqualTo("goal");
        assertThat(commandResult.rows().get(4).get("bot")).isEqualTo("ida-star");
        assertThat(commandResult.rows().get(4).get("done")).isEqualTo(2);
        assertThat(commandResult.rows().get(0).get("position"))
                .isEqualTo(commandResult.rows().get(1).get("position"));
    }

    @Test
    void interruptedMatchIsResumedFromItsFile(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("games.txt");
        String[] match = {"arena", "quoridor", "greedy", "random", "--games", "4", "--nodes", "9", "--save", "" + file};
        List<String> table = CommandResult.run(match).lines();
        String complete = Files.readString(file);
        String interrupted =
                complete.stripTrailing().substring(0, complete.stripTrailing().length() - 4);
        Files.writeString(file, interrupted);
        match[8] = "--resume";
        CommandResult resumed = CommandResult.run(match);
        assertThat(resumed.err()).contains("3 games were already played");
        assertThat(resumed.lines()).hasSize(4).endsWith(table.toArray(String[]::new)[table.size() - 1]);
        assertThat(Files.readString(file)).isEqualTo(complete);
        assertThat(CommandResult.run(match).lines()).hasSize(3);
        assertThat(Files.readString(file)).isEqualTo(complete);
        match[2] = "random:seed=1";
        assertRejected("another tournament: expected player 'random:seed=1', but got 'greedy'", match);
        assertThat(Files.readString(file)).isEqualTo(complete);
        Files.writeString(file, "my notes");
        assertRejected("contains no complete game", match);
        assertThat(Files.readString(file)).isEqualTo("my notes");
        assertRejected("a race of ricochet cannot", "arena", "ricochet", "optimal", "astar", "--resume", "" + file);
    }

    @Test
    void raceOnGivenPositionsIsSavedAndReplayed(@TempDir Path folder) throws Exception {
        Path maps = Files.writeString(folder.resolve("maps"), ".N./#T./.P._explore\n..N/#T./.P._explore\n");
        Path file = folder.resolve("saved");
        CommandResult commandResult = CommandResult.run(
                "arena",
                "hitman",
                "nearest-unknown",
                "--positions",
                "@" + maps,
                "--save",
                file.toString(),
                "--lang",
                "fr");
        assertThat(commandResult.exitCode()).as(commandResult.err()).isZero();
        assertThat(commandResult.lines()).hasSize(4);
        assertThat(commandResult.lines().get(2)).contains("gagnées", "coût moyen");
        CommandResult shown = CommandResult.run("show", "hitman", "@" + file, "--replay");
        assertThat(shown.exitCode()).as(shown.err()).isZero();
        assertThat(shown.lines()).contains("start", "1. turn_clockwise").anyMatch(l -> l.startsWith("Map sent: "));
        assertThat(CommandResult.run("show", "hitman", "@" + file, "--json").rows())
                .hasSize(2);
    }

    @Test
    void ricochetRaceIsSaved(@TempDir Path folder) {
        Path file = folder.resolve("saved");
        CommandResult commandResult = CommandResult.run(
                "arena", "ricochet", "optimal", "astar", "--games", "2", "--save", file.toString(), "--json");
        assertThat(commandResult.rows()).hasSize(6);
        assertThat(commandResult.rows().get(0).get("cost"))
                .isEqualTo(commandResult.rows().get(1).get("cost"));
        CommandResult shown = CommandResult.run("show", "ricochet", "@" + file, "--json");
        assertThat(shown.rows()).hasSize(4).allMatch(row -> row.get("over").equals(true));
    }

    @Test
    void matchStartsFromGivenPositions(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("positions"), "start moves e2 e8\nstart moves d1 d9\n");
        CommandResult commandResult = CommandResult.run(
                "arena",
                "quoridor",
                "greedy",
                "random",
                "--games",
                "4",
                "--nodes",
                "9",
                "--positions",
                "@" + file,
                "--json");
        assertThat(commandResult.rows().subList(0, 4))
                .extracting(row -> row.get("position"))
                .hasToString("[-_-_e2.e8_10.10_1, -_-_e2.e8_10.10_1, -_-_d1.d9_10.10_1, -_-_d1.d9_10.10_1]");
    }

    @Test
    void matchIsPrintedInFrench() {
        CommandResult commandResult = CommandResult.run(
                "arena",
                "quoridor",
                "greedy",
                "random",
                "--games",
                "2",
                "--nodes",
                "9",
                "--lang",
                "fr",
                "--sprt",
                "0,5");
        assertThat(commandResult.lines().get(0)).contains("but atteint, ", " demi-coups");
        assertThat(commandResult.lines().get(5)).startsWith("SPRT indécis pour greedy : ");
    }

    @Test
    void invalidArgumentsAreRejected() {
        assertRejected("a match needs at least two bots", "arena", "quoridor", "greedy");
        assertRejected("unknown engine 'gredy'", "arena", "quoridor", "gredy", "random");
        assertRejected("--format must be", "arena", "quoridor", "greedy", "random", "--format", "knock-out");
        assertRejected("expected two numbers", "arena", "quoridor", "greedy", "random", "--sprt", "5");
        assertRejected("elo0 must be less", "arena", "quoridor", "greedy", "random", "--sprt", "5,0");
        assertRejected("two-player games", "arena", "quoridor", "greedy", "random", "--set", "players=4");
        assertRejected("invalid dialect option", "arena", "quoridor", "qtp:x", "random", "--dialect", "anchor=up");
        assertRejected("unknown option 'levl'", "engine", "--set", "levl=3");
    }

    private static void assertRejected(String reason, String... args) {
        CommandResult commandResult = CommandResult.run(args);
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.err()).contains(reason);
    }

    @Test
    void engineServesStandardStreams() {
        CommandResult commandResult =
                CommandResult.runWithInput("new quoridor\nposition start moves e2\nping\ngo nodes 500\n", "engine");
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.lines()).startsWith("ready", "pong");
        assertThat(commandResult.lines().get(commandResult.lines().size() - 1))
                .as("also when the input has ended")
                .startsWith("best ");
        String tooLong = "x".repeat(70_000) + "\nping\n";
        assertThat(CommandResult.runWithInput(tooLong, "engine").lines())
                .containsExactly("error line longer than 65536 bytes", "pong");
    }

    @Test
    void textProtocolServesStandardStreams() {
        CommandResult commandResult =
                CommandResult.runWithInput("1 name\ngenmove black\nquit\n", "engine", "--qtp", "--time", "50ms");
        assertThat(commandResult.out()).matches("=1 Damier\n\n= \\S+( [hv])?\n\n=\n\n");
    }
}

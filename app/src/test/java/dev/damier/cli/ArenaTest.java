package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArenaTest {
    @Test
    void aMatchOnTheScreen() {
        Ran ran = Ran.damier("arena", "quoridor", "greedy", "random", "--games", "2", "--nodes", "100");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.lines()).hasSize(5);
        assertThat(ran.lines().get(0)).matches("   1  greedy – random  (1-0|0-1|1/2-1/2)  [\\w ]+, \\d+ plies.*");
        assertThat(ran.lines().get(1)).startsWith("   2  random – greedy  ");
        assertThat(ran.lines().get(2)).matches(" +bot +points +elo +± +1 +2");
    }

    @Test
    void aMatchInJsonAndOnFile(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("games.txt");
        Ran ran = Ran.damier(
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
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.rows()).hasSize(5);
        Map<?, ?> game = ran.rows().get(0);
        assertThat(game.get("first")).isEqualTo("greedy");
        assertThat(game.get("second")).isEqualTo("greedy#2");
        assertThat((List<?>) game.get("moves")).hasSizeGreaterThan(4);
        assertThat(ran.rows().get(2).keySet()).hasToString("[bot, points, games, elo, error]");
        assertThat(ran.rows().get(4).get("sprt")).isEqualTo("undecided");
        Ran shown = Ran.damier("show", "@" + file, "--json");
        assertThat(shown.rows()).hasSize(2).allMatch(row -> row.get("over").equals(true));
        assertThat(Files.readString(file)).contains("[Reason \"goal\"]", "[Result \"");
    }

    @Test
    void aGauntletAndAnEarlyEnd() {
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
        assertThat(Ran.damier(gauntlet).lines()).hasSize(2 + 4);
        Ran test = Ran.damier(
                "arena", "quoridor", "greedy", "random", "--games", "400", "--nodes", "9", "--sprt", "0,200");
        assertThat(test.lines()).hasSizeLessThan(100);
        assertThat(test.lines().get(test.lines().size() - 1)).startsWith("SPRT better for greedy");
    }

    @Test
    void aRaceOfSolvers() {
        Ran ran = Ran.damier(
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
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.rows()).hasSize(6);
        assertThat(ran.rows().get(0).get("reason")).isEqualTo("goal");
        assertThat(ran.rows().get(4).get("bot")).isEqualTo("ida-star");
        assertThat(ran.rows().get(4).get("done")).isEqualTo(2);
        assertThat(ran.rows().get(0).get("position"))
                .isEqualTo(ran.rows().get(1).get("position"));
    }

    @Test
    void aRaceOverGivenPositionsIsSavedAndReplayed(@TempDir Path folder) throws Exception {
        Path maps = Files.writeString(folder.resolve("maps"), ".N./#T./.P._explore\n..N/#T./.P._explore\n");
        Path file = folder.resolve("saved");
        Ran ran = Ran.damier(
                "arena",
                "hitman",
                "nearest-unknown",
                "--positions",
                "@" + maps,
                "--save",
                file.toString(),
                "--lang",
                "fr");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.lines()).hasSize(4);
        assertThat(ran.lines().get(2)).contains("gagnées", "coût moyen");
        Ran shown = Ran.damier("show", "hitman", "@" + file, "--replay");
        assertThat(shown.code()).as(shown.err()).isZero();
        assertThat(shown.lines()).contains("start", "1. turn_clockwise").anyMatch(l -> l.startsWith("Map sent: "));
        assertThat(Ran.damier("show", "hitman", "@" + file, "--json").rows()).hasSize(2);
    }

    @Test
    void aRicochetRace(@TempDir Path folder) {
        Path file = folder.resolve("saved");
        Ran ran = Ran.damier(
                "arena", "ricochet", "optimal", "astar", "--games", "2", "--save", file.toString(), "--json");
        assertThat(ran.rows()).hasSize(6);
        assertThat(ran.rows().get(0).get("cost")).isEqualTo(ran.rows().get(1).get("cost"));
        Ran shown = Ran.damier("show", "ricochet", "@" + file, "--json");
        assertThat(shown.rows()).hasSize(4).allMatch(row -> row.get("over").equals(true));
    }

    @Test
    void aMatchFromGivenPositions(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("positions"), "start moves e2 e8\nstart moves d1 d9\n");
        Ran ran = Ran.damier(
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
        assertThat(ran.rows().subList(0, 4))
                .extracting(row -> row.get("position"))
                .hasToString("[-_-_e2.e8_10.10_1, -_-_e2.e8_10.10_1, -_-_d1.d9_10.10_1, -_-_d1.d9_10.10_1]");
    }

    @Test
    void inFrench() {
        Ran ran = Ran.damier(
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
        assertThat(ran.lines().get(0)).contains("but atteint, ", " demi-coups");
        assertThat(ran.lines().get(5)).startsWith("SPRT indécis pour greedy : ");
    }

    @Test
    void wrongWords() {
        refuses("a match needs at least two bots", "arena", "quoridor", "greedy");
        refuses("unknown engine 'gredy'", "arena", "quoridor", "gredy", "random");
        refuses("--format must be", "arena", "quoridor", "greedy", "random", "--format", "knock-out");
        refuses("expected two numbers", "arena", "quoridor", "greedy", "random", "--sprt", "5");
        refuses("elo0 must be less", "arena", "quoridor", "greedy", "random", "--sprt", "5,0");
        refuses("two-player games", "arena", "quoridor", "greedy", "random", "--set", "players=4");
        refuses("invalid dialect option", "arena", "quoridor", "qtp:x", "random", "--dialect", "anchor=up");
        refuses("unknown option 'levl'", "engine", "--set", "levl=3");
    }

    private static void refuses(String why, String... words) {
        Ran ran = Ran.damier(words);
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains(why);
    }

    @Test
    void anEngineOnStandardStreams() {
        Ran ran = Ran.reading("new quoridor\nposition start moves e2\nping\ngo nodes 500\n", "engine");
        assertThat(ran.code()).isZero();
        assertThat(ran.lines()).startsWith("ready", "pong");
        assertThat(ran.lines().get(ran.lines().size() - 1))
                .as("also when the input has ended")
                .startsWith("best ");
        String tooLong = "x".repeat(70_000) + "\nping\n";
        assertThat(Ran.reading(tooLong, "engine").lines())
                .containsExactly("error line longer than 65536 bytes", "pong");
    }

    @Test
    void theTextProtocolOnStandardStreams() {
        Ran ran = Ran.reading("1 name\ngenmove black\nquit\n", "engine", "--qtp", "--time", "50ms");
        assertThat(ran.out()).matches("=1 Damier\n\n= \\S+( [hv])?\n\n=\n\n");
    }
}

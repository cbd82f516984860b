package dev.damier.contest;

import static dev.damier.contest.TestRecords.config;
import static dev.damier.contest.TestRecords.engine;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Games;
import dev.damier.run.BadInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the settings and entrants of contests: limits, seeds, tokens, names and programs. */
class EntrantsTest {
    @Test
    void configurationHasLimits() {
        long[][] valid = {{60_000, 0, 0, 20}, {0, 3_600_000, 60_000, 0}, {1, 0, 0, 0}};
        for (long[] v : valid) assertThat(limited("t".repeat(60), v).time()).isEqualTo(v[0]);
        long[][] invalid = {
            {60_001, 0, 0, 0},
            {-1, 5, 0, 0},
            {1, 3_600_001, 0, 0},
            {1, -1, 0, 0},
            {1, 1, 60_001, 0},
            {1, 1, -1, 0},
            {1, 1, 1, 21},
            {1, 1, 1, -1},
            {0, 0, 0, 0}
        };
        for (long[] v : invalid) assertThatThrownBy(() -> limited("test", v)).isInstanceOf(ContestException.class);
        for (String title : List.of("", " ", "t".repeat(61), "a\nb"))
            assertThatThrownBy(() -> limited(title, valid[0]))
                    .isInstanceOf(ContestException.class)
                    .hasMessageContaining("60");
        assertThat(config(ContestFormat.SPRT, "quoridor", 2, "-1000,1000").sprt())
                .isEqualTo("-1000,1000");
        assertThatThrownBy(() -> config(ContestFormat.ROUND_ROBIN, "quoridor", 2, "0,10"))
                .isInstanceOf(ContestException.class);
        assertThat(ContestConfig.isTwoPlayer(Games.all().game("quoridor"))).isTrue();
        assertThat(ContestConfig.isTwoPlayer(Games.all().game("taquin"))).isFalse();
        assertThat(ContestConfig.isMission(Games.all().game("hitman"))).isTrue();
        assertThat(ContestConfig.isMission(Games.all().game("taquin"))).isFalse();
        assertThat(ContestConfig.isMission(Games.all().game("quoridor"))).isFalse();
    }

    private static ContestConfig limited(String title, long[] v) {
        return new ContestConfig(
                title,
                "quoridor",
                ContestFormat.SWISS,
                2,
                v[0],
                v[1],
                v[2],
                (int) v[3],
                null,
                Map.of(),
                "",
                false,
                false,
                0);
    }

    @Test
    void seedsAreBelowTheLimit() {
        for (int number = 0; number < 100; number++)
            assertThat(ContestSecrets.seed("secret", number, 1L << 30)).isBetween(0L, (1L << 30) - 1);
        assertThat(ContestSecrets.seed("secret", 1, 1L << 30))
                .isEqualTo(ContestSecrets.seed("secret", 1, 1L << 30))
                .isNotEqualTo(ContestSecrets.seed("secret", 2, 1L << 30))
                .isNotEqualTo(ContestSecrets.seed("other", 1, 1L << 30));
    }

    @Test
    void rosterFindsEntrantsByToken() {
        ContestRoster roster = new ContestRoster(2, hash("owner"), Duration.ofSeconds(1), () -> {});
        roster.add(engine(0));
        Entrant bot = roster.newExternalBot(" Otter ", "token", e -> false);
        assertThat(bot).isEqualTo(new Entrant(1, "Otter", PlayerSpec.VISITOR, hash("token")));
        roster.add(bot);
        assertThat(roster.size()).isEqualTo(2);
        assertThat(roster.viewer("token")).isEqualTo(new LiveContest.Viewer(false, 1));
        assertThat(roster.viewer("owner")).isEqualTo(new LiveContest.Viewer(true, -1));
        assertThat(roster.viewer("")).isEqualTo(new LiveContest.Viewer(false, -1));
        assertThat(roster.isPresent(roster.get(0))).isTrue();
        assertThat(roster.isPresent(roster.get(1))).isFalse();
        assertThat(roster.hasConnectedBots()).isFalse();
        assertThat(roster.seat(0)).isEmpty();
        assertThat(roster.seat(1)).isPresent();
        assertThat(roster.programName(roster.get(0))).isEmpty();
        assertThatThrownBy(() -> roster.newExternalBot("Heron", "t", e -> false))
                .isInstanceOf(ContestException.class);
        assertThatThrownBy(() -> roster.newExternalBot("OTTER", "t", e -> e.number() == 1))
                .isInstanceOf(ContestException.class);
        Entrant heron = roster.newExternalBot("Heron", "t", e -> e.number() == 1);
        assertThat(heron.number()).isEqualTo(1);
        roster.add(heron);
        assertThat(roster.entrants()).extracting(Entrant::name).containsExactly("engine 0", "Heron");
    }

    private static String hash(String token) {
        return dev.damier.job.SecretTokens.hash(token);
    }

    @Test
    void namesArePrintable() {
        assertThat(Entrant.requireValidName("n".repeat(24))).hasSize(24);
        for (String wrong : List.of("", "  ", "n".repeat(25), "a\tb", "a\u202eb"))
            assertThatThrownBy(() -> Entrant.requireValidName(wrong)).isInstanceOf(ContestException.class);
    }

    @Test
    void programsOfTheOperatorAreReadFromAFile(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(
                folder.resolve("bots"),
                "# programs\n\nquoridor walker cmd:python3 walker.py\n taquin solver cmd:./s\n");
        OperatorBots bots = OperatorBots.read(file);
        assertThat(bots.names("quoridor")).containsExactly("walker");
        assertThat(bots.names("hitman")).isEmpty();
        assertThat(bots.find("taquin", "solver")).isPresent();
        assertThat(bots.find("quoridor", "solver")).isEmpty();
        assertThat(bots.find("taquin", "walker")).isEmpty();
        PlayerSpec walker = new PlayerSpec(PlayerSpec.Kind.OPERATOR, "walker", Map.of());
        walker.requireValid(Games.all().game("quoridor"), bots);
        assertThatThrownBy(() -> walker.requireValid(Games.all().game("taquin"), bots))
                .isInstanceOf(ContestException.class);
        for (String wrong : List.of("quoridor walker", "quoridor walker random")) {
            Files.writeString(file, "\n" + wrong + "\n");
            assertThatThrownBy(() -> OperatorBots.read(file))
                    .isInstanceOf(BadInputException.class)
                    .hasMessageContaining("line 2: expected GAME NAME BOT")
                    .hasMessageContaining(wrong);
        }
    }

    @Test
    void playersMustExistAndHaveValidOptions() {
        PlayerSpec engine = new PlayerSpec(PlayerSpec.Kind.ENGINE, "alphabeta", Map.of());
        engine.requireValid(Games.all().game("quoridor"), OperatorBots.NONE);
        for (PlayerSpec wrong : List.of(
                new PlayerSpec(PlayerSpec.Kind.ENGINE, "no-such-engine", Map.of()),
                new PlayerSpec(PlayerSpec.Kind.ENGINE, "alphabeta", Map.of("gravity", "1")),
                new PlayerSpec(PlayerSpec.Kind.AGENT, "no-such-agent", Map.of())))
            assertThatThrownBy(() -> wrong.requireValid(Games.all().game("quoridor"), OperatorBots.NONE))
                    .isInstanceOf(RuntimeException.class);
    }
}

package dev.damier.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests reading and writing of game records. */
class RecordedGameTest {
    private static final String STUDY = """
        [Damier "1"]
        [Game "nim"]
        [First "Ann \\"the\\" A"]
        [Second "Bob"]
        [Start "3-4-5_1"]
        [Result "0-1"]

        {three heaps} 1. a2! @1.5s {good} (1. a1 b1 2. b1) (1. a3? b4 (1... c5 2. b4)) 1... c5?? {gives all away} 2. b3 a1 3. b1 0-1
        """;

    @Test
    void studyIsReadCompletely() {
        RecordedGame record = Records.read(STUDY);
        assertThat(record.tag("First")).isEqualTo("Ann \"the\" A");
        assertThat(record.comment()).isEqualTo("three heaps");
        assertThat(record.mainLine()).containsExactly("a2", "c5", "b3", "a1", "b1");
        RecordedMove first = record.moves().get(0);
        assertThat(first.annotation()).isEqualTo("!");
        assertThat(first.time()).isEqualTo(Duration.ofMillis(1500));
        assertThat(first.comment()).isEqualTo("good");
        assertThat(first.variations()).hasSize(2);
        RecordedMove reply = first.variations().get(1).get(1);
        assertThat(reply.text()).isEqualTo("b4");
        assertThat(reply.variations().get(0).get(0).text()).isEqualTo("c5");
        assertThat(record.moves().get(1).annotation()).isEqualTo("??");
        assertThat(Records.read(record.write())).isEqualTo(record);
    }

    @Test
    void writtenRecordsAreReadBackUnchanged() {
        for (long seed = 1; seed <= 500; seed++) {
            RecordedGame record = new Generator(seed).record();
            String text = record.write();
            assertThat(Records.parse(text)).as("seed %d: %s", seed, text).isEqualTo(record);
            assertThat(Records.parse(text).write()).as("seed %d", seed).isEqualTo(text);
        }
    }

    @Test
    void fuzzedTextIsReadOrRejectedWithAPlace() {
        for (long seed = 1; seed <= 20_000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(STUDY.repeat(random.nextInt(2)));
            for (int i = random.nextInt(20); i >= 0; i--) {
                String pieces = "[]{}()\"\\!?@.123 \n*ab1-0…\u0000\ufeff";
                text.insert(random.nextInt(text.length() + 1), pieces.charAt(random.nextInt(pieces.length())));
            }
            try {
                RecordedGame read = Records.read(text.toString());
                assertThat(Records.read(read.write())).as("seed %d", seed).isEqualTo(read);
            } catch (NotationException rejected) {
                assertThat(rejected.getMessage()).as("seed %d", seed).matches("(?s)line \\d+, column \\d+: .+");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. a2 c5 2. b3 a1", "1.a2 c5 2.b3 a1", "a2 c5 b3 a1", "1. a2 1... c5 2. b3 2… a1 *"})
    void listOfMovesIsReadWithTheGameThatAcceptsIt(String list) {
        RecordedGame record = Records.read(list);
        assertThat(record.tag(RecordedGame.GAME)).isEqualTo("nim");
        assertThat(record.mainLine()).containsExactly("a2", "c5", "b3", "a1");
    }

    @Test
    void listOfMovesStartsAtTheGivenPosition() {
        Setup start = Games.all().game("nim").read("0-0-7_2");
        RecordedGame record = Records.read("1. c3 c4", start);
        assertThat(record.tag(RecordedGame.START)).isEqualTo("0-0-7_2");
        assertThat(record.write()).contains("1... c3 2. c4");
    }

    @Test
    void lineOfTheBotProtocolIsARecord() {
        RecordedGame record = Records.read("[Game \"nim\"]\n0-2-2_1 moves b1 c1");
        assertThat(record.tag(RecordedGame.START)).isEqualTo("0-2-2_1");
        assertThat(record.mainLine()).containsExactly("b1", "c1");
    }

    @Test
    void severalRecordsAreReadInOrder() {
        List<RecordedGame> all = Records.readAll(STUDY + "\n" + STUDY, null);
        assertThat(all).containsExactly(Records.read(STUDY), Records.read(STUDY));
        assertThatThrownBy(() -> Records.read(STUDY + STUDY)).hasMessageContaining("line 9, column 1: a second record");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. a9|line 1, column 4: 'a9'",
                "1. a1 (a2|line 1, column 7: unclosed variation",
                "1. a1) a2|line 1, column 6: unmatched )",
                "1. a1 {no end|line 1, column 7: unclosed comment",
                "1. a1 @soon|line 1, column 7: a time is written in seconds",
                "1. a1!!!|line 1, column 6: unknown annotation '!!!'",
                "! a1|line 1, column 1: an annotation, a time or a variation must come after a move",
                "[Damier \"2\"] a1|line 1, column 1: this record uses format version 2",
                "[Game \"chess\"] e4|line 1, column 16: unknown game 'chess'",
                "[Game] a1|line 1, column 6: the tag Game needs a quoted value",
                "[Game \"nim\"][Game \"nim\"]|line 1, column 13: duplicate tag Game",
                "[Who \"Ann\"] a1|line 1, column 13: the Game tag is missing",
            })
    void errorsHavePlaceAndExplanation(String text, String sentence) {
        assertThatThrownBy(() -> Records.read(text))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith(sentence);
    }

    @Test
    void errorsAreTranslatedToFrench() {
        assertThatThrownBy(() -> Records.read("1. a1 {x"))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        e -> assertThat(e.in(Locale.FRENCH))
                                .isEqualTo("ligne 1, colonne 7 : commentaire non fermé : ajoutez } à la fin"));
    }

    @Test
    void positionsAreNotMistakenForRecords() {
        assertThat(Records.looksLikeRecord("1,2,3/4,5,6/0,7,8")).isFalse();
        assertThat(Records.looksLikeRecord("3-4-5_1")).isFalse();
        assertThat(Records.looksLikeRecord("1. a2 c5")).isTrue();
        assertThat(Records.looksLikeRecord(STUDY)).isTrue();
    }

    /** Generates random records with all features of the format. */
    private static final class Generator {
        private static final String[] WORDS = {"e2", "e3h", "turn_clockwise", "3U", "a-1", "ünï", "12"};
        private static final String CHARACTERS = "abc {}()[]\"\\!?@.;…\n\r\t'é0";
        private final Random random;

        Generator(long seed) {
            random = new Random(seed);
        }

        RecordedGame record() {
            Map<String, String> tags = new LinkedHashMap<>();
            for (String name : List.of("Game", "First", "Start", "Note")) if (chance(2)) tags.put(name, words());
            return new RecordedGame(tags, comment(), line(random.nextInt(30), 0));
        }

        private List<RecordedMove> line(int length, int depth) {
            List<RecordedMove> moves = new ArrayList<>();
            for (int i = 0; i < length; i++) {
                List<List<RecordedMove>> variations = new ArrayList<>();
                while (depth < 4 && chance(12)) variations.add(line(1 + random.nextInt(8), depth + 1));
                moves.add(new RecordedMove(
                        WORDS[random.nextInt(WORDS.length)],
                        chance(4) ? RecordedMove.ANNOTATIONS.get(random.nextInt(RecordedMove.ANNOTATIONS.size())) : "",
                        chance(4) ? Duration.ofMillis(random.nextInt(100_000)) : Duration.ZERO,
                        comment(),
                        variations));
            }
            return moves;
        }

        private String comment() {
            return chance(5) ? words() : "";
        }

        private String words() {
            StringBuilder words = new StringBuilder();
            for (int i = random.nextInt(40); i >= 0; i--)
                words.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
            return words.toString();
        }

        private boolean chance(int oneIn) {
            return random.nextInt(oneIn) == 0;
        }
    }
}

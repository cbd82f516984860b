package dev.damier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.Games;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that every game has a page of rules in English and French, and that the position on it can be read. */
class RulesPagesTest {
    private static final Pattern POSITION = Pattern.compile("`([^`\\s]{12,})`");

    @Test
    void rulesPagesExistAndTheirPositionsCanBeRead() throws IOException {
        for (String id : List.of("hitman", "quoridor", "ricochet", "taquin")) {
            Game game = Games.all().game(id);
            for (String page : List.of("rules.md", "rules_fr.md")) {
                String text = text(game, page);
                assertThat(text).as(id + " " + page).startsWith("# ");
                String notation = text.substring(text.indexOf("## Notation"));
                Matcher spans = POSITION.matcher(notation);
                assertThat(spans.find()).isTrue();
                String position = spans.group(1);
                assertThat(game.read(position).write()).isEqualTo(position);
            }
        }
    }

    private static String text(Game game, String page) throws IOException {
        try (InputStream in = game.getClass().getResourceAsStream(page)) {
            assertThat(in).as(game.descriptor().id() + " has " + page).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}

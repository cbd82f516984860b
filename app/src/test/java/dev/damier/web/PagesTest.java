package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Agent;
import dev.damier.game.Game;
import dev.damier.game.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the pages contain no game-specific code: the server sends what they need. */
class PagesTest {
    private static final Path SCRIPTS = Path.of("src/main/resources/web/js");

    /** Texts and ready-made experiments may name games. */
    private static final Pattern EXEMPT = Pattern.compile("words/.*|lab/(presets|topics)\\.js");

    @Test
    void noScriptNamesAGameOrAgent() throws IOException {
        TreeSet<String> names = new TreeSet<>();
        for (Game game : Games.all().games()) {
            names.add(game.descriptor().id());
            for (Agent.Kind kind : Games.all().agents(game.descriptor().id()))
                names.add(kind.descriptor().id());
        }
        Pattern named = Pattern.compile(
                names.stream().map(Pattern::quote).collect(Collectors.joining("|", "[\"'`/](", ")[\"'`/:?]")));
        List<Path> scripts;
        try (Stream<Path> files = Files.walk(SCRIPTS)) {
            scripts = files.filter(f -> f.toString().endsWith(".js")).toList();
        }
        assertThat(scripts).hasSizeGreaterThan(20);
        for (Path script : scripts) {
            String name = SCRIPTS.relativize(script).toString();
            if (EXEMPT.matcher(name).matches()) continue;
            assertThat(Files.readString(script)).as(name).doesNotContainPattern(named);
        }
    }
}

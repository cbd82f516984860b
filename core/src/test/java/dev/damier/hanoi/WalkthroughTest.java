package dev.damier.hanoi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The walkthroughs quote real code: every block they show is found, line after line, in a source file of the core. */
class WalkthroughTest {
    private static final Pattern QUOTE = Pattern.compile("```(?:java|properties)\n(.*?)```", Pattern.DOTALL);

    /** Tests run in the folder of a module. */
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @Test
    void theWalkthroughsOfGamesQuoteBothExamples() throws IOException {
        List<Path> quoted = quotedSources("adding-a-game.md");
        assertThat(quoted).filteredOn(source -> source.toString().contains("hanoi")).hasSizeGreaterThan(8);
        assertThat(quoted).filteredOn(source -> source.toString().contains("nim")).hasSizeGreaterThan(8);
    }

    @Test
    void thePageOnAlgorithmsQuotesAnEngine() throws IOException {
        assertThat(quotedSources("adding-an-algorithm.md"))
                .extracting(source -> source.getFileName().toString())
                .contains("Greedy.java", "GreedyEngine.java");
    }

    /** Returns the source of each quoted block of a page; fails if a block is in no source. */
    private static List<Path> quotedSources(String page) throws IOException {
        Map<Path, String> sources = sources();
        return QUOTE.matcher(Files.readString(ROOT.resolve("docs").resolve(page)))
                .results()
                .map(quote -> {
                    String block = stripped(quote.group(1));
                    return sources.keySet().stream()
                            .filter(source -> sources.get(source).contains(block))
                            .findFirst()
                            .orElseThrow(() -> new AssertionError(page + " quotes code that no source has:\n" + block));
                })
                .toList();
    }

    /** Returns the text of every source file of the core, without indentation. */
    private static Map<Path, String> sources() throws IOException {
        Map<Path, String> sources = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(ROOT.resolve("core/src"))) {
            for (Path file : files.filter(f -> f.toString().matches(".*\\.(java|properties)"))
                    .sorted()
                    .toList()) sources.put(file, stripped(Files.readString(file)));
        }
        return sources;
    }

    private static String stripped(String text) {
        return text.lines().map(String::strip).collect(Collectors.joining("\n", "\n", "\n"));
    }
}

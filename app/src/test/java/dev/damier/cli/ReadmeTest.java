package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.job.ShellWords;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands of the README's console blocks answer what it shows; a line "…" stands for any lines. */
class ReadmeTest {
    private static final Pattern BLOCK = Pattern.compile("```console\n(.*?)```", Pattern.DOTALL);

    record Example(String command, List<String> shown) {
        @Override
        public String toString() {
            return command;
        }
    }

    static Stream<Example> examples() throws Exception {
        List<Example> examples = new ArrayList<>();
        Matcher block = BLOCK.matcher(Files.readString(readme()));
        while (block.find()) {
            for (String line : block.group(1).lines().toList()) {
                if (line.startsWith("$ ")) examples.add(new Example(line.substring(2), new ArrayList<>()));
                else examples.get(examples.size() - 1).shown().add(line);
            }
        }
        return examples.stream();
    }

    private static Path readme() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("README.md"))) here = here.getParent();
        return here.resolve("README.md");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void answersAsShown(Example example) {
        String in = "";
        for (String part : example.command().split(" \\| ")) {
            List<String> words = new ArrayList<>(ShellWords.read(part));
            assertThat(words.remove(0)).isEqualTo("./damier");
            Ran ran = Ran.reading(in, words.toArray(String[]::new));
            assertThat(ran.code()).as(ran.err()).isZero();
            in = ran.out();
        }
        String pattern = String.join(
                "",
                example.shown().stream()
                        .map(l -> l.equals("…") ? "(?s:.*)" : Pattern.quote(l + "\n"))
                        .toList());
        assertThat(in).isNotEmpty().matches(Pattern.compile(pattern));
    }
}

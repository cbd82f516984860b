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

/** Tests that the commands in the console blocks of the README print what it shows. A line "…" stands for any lines. */
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
    void printsOutputShownInReadme(Example example) {
        String in = "";
        for (String part : example.command().split(" \\| ")) {
            List<String> args = new ArrayList<>(ShellWords.split(part));
            assertThat(args.remove(0)).isEqualTo("./damier");
            CommandResult commandResult = CommandResult.runWithInput(in, args.toArray(String[]::new));
            assertThat(commandResult.exitCode()).as(commandResult.err()).isZero();
            in = commandResult.out();
        }
        String pattern = String.join(
                "",
                example.shown().stream()
                        .map(l -> l.equals("…") ? "(?s:.*)" : Pattern.quote(l + "\n"))
                        .toList());
        assertThat(in).isNotEmpty().matches(Pattern.compile(pattern));
    }
}

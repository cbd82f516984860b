package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests docs/reports.md: its commands run, the French page has the same commands, and every number comes from the
 * reports.
 */
class ReportsPageTest {
    private static final Pattern COMMAND = Pattern.compile("`\\./damier ([^`]+)`");

    private static String page(String name) throws Exception {
        return Files.readString(Path.of("../docs/" + name));
    }

    private static Set<String> commandsOf(String page) {
        Set<String> commands = new TreeSet<>();
        COMMAND.matcher(page).results().forEach(m -> commands.add(m.group(1)));
        return commands;
    }

    /** Returns all commands except the interactive ones. */
    static Stream<String> commands() throws Exception {
        return commandsOf(page("reports.md")).stream().filter(c -> !c.startsWith("play "));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void commandsRun(String command) {
        CommandResult commandResult = CommandResult.run(command.split(" "));
        // 1: a search with a limit may end without a result, as in the report
        assertThat(commandResult.exitCode()).as(commandResult.err()).isLessThan(2);
        assertThat(commandResult.out()).isNotEmpty();
    }

    @Test
    void bothLanguagesHaveTheSameCommands() throws Exception {
        assertThat(commandsOf(page("reports.fr.md"))).isEqualTo(commandsOf(page("reports.md")));
    }

    @Test
    void numbersComeFromReports() throws Exception {
        Set<String> facts = numbers(Files.readString(Path.of("../browser/pages/test/facts/reports.md")));
        for (String line : page("reports.md").lines().toList()) {
            if (!line.startsWith("| ") || line.startsWith("| Then")) continue;
            assertThat(facts).as(line).containsAll(numbers(line.split("\\|")[1]));
        }
    }

    private static Set<String> numbers(String text) {
        Set<String> numbers = new TreeSet<>();
        Pattern.compile("\\d+(?:\\.\\d+)?")
                .matcher(text.replaceAll("(\\d),(\\d{3})", "$1$2"))
                .results()
                .forEach(m -> numbers.add(m.group()));
        return numbers;
    }
}

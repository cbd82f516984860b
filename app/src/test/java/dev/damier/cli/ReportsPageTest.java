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
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Commands of the launcher script, which builds and starts the program; {@code LauncherTest} covers the script. */
    private static final Set<String> LAUNCHER_COMMANDS = Set.of("jar", "desktop");

    /** Returns all commands of the program except the interactive ones. */
    static Stream<String> commands() throws Exception {
        return commandsOf(page("reports.md")).stream()
                .filter(c -> !c.startsWith("play ") && !LAUNCHER_COMMANDS.contains(c));
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

    /** Every row of the results names its source, and every number in what a report printed is in the facts. */
    @ParameterizedTest
    @ValueSource(strings = {"reports.md", "reports.fr.md"})
    void rowsHaveASourceAndNumbersComeFromReports(String name) throws Exception {
        Set<String> facts = numbers(Files.readString(Path.of("../browser/pages/test/facts/reports.md")));
        int rows = 0;
        boolean inResults = false;
        for (String line : page(name).lines().toList()) {
            if (!line.startsWith("|")) inResults = false;
            else if (line.matches("\\| Source \\| (Report|Rapport) .*")) inResults = true;
            else if (inResults && !line.startsWith("|---")) {
                String[] cells = line.split("\\|");
                assertThat(cells).as(line).hasSize(5);
                assertThat(cells[1]).as(line).isNotBlank();
                assertThat(facts).as(line).containsAll(numbers(cells[2].replaceAll("(\\d),(\\d{1,2}\\b)", "$1.$2")));
                rows++;
            }
        }
        assertThat(rows).isGreaterThan(45);
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

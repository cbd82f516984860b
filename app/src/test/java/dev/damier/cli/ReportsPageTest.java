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

/** The page of the reports: its commands run, its French twin has the same, and no number is on it that no report has. */
class ReportsPageTest {
    private static final Pattern COMMAND = Pattern.compile("`\\./damier ([^`]+)`");

    private static String page(String name) throws Exception {
        return Files.readString(Path.of("../docs/" + name));
    }

    private static Set<String> found(String page) {
        Set<String> commands = new TreeSet<>();
        COMMAND.matcher(page).results().forEach(m -> commands.add(m.group(1)));
        return commands;
    }

    /** All but the interactive ones. */
    static Stream<String> commands() throws Exception {
        return found(page("reports.md")).stream().filter(c -> !c.startsWith("play "));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void itsCommandsRun(String command) {
        Ran ran = Ran.damier(command.split(" "));
        // 1: a search within a limit may end without an answer; the report's did too
        assertThat(ran.code()).as(ran.err()).isLessThan(2);
        assertThat(ran.out()).isNotEmpty();
    }

    @Test
    void bothLanguagesHaveTheSameCommands() throws Exception {
        assertThat(found(page("reports.fr.md"))).isEqualTo(found(page("reports.md")));
    }

    @Test
    void whatWasThenIsOfTheReports() throws Exception {
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

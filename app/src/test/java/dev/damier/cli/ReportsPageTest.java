package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    /**
     * The headings of the facts that belong to each part of the pages, by the order of the parts. The last two parts are
     * about programs, of which the facts have no figures.
     */
    private static final List<List<String>> PARTS = List.of(
            List.of("## Sliding-tile puzzle (taquin)"),
            List.of("### First report: instances and search", "### First report: other figures and features"),
            List.of("### Second report"),
            List.of(),
            List.of("## Quoridor (the classic agent)"),
            List.of("## Hitman"),
            List.of());

    /**
     * Numbers of the facts that no report printed: what independent programs gave for a printed figure.
     */
    private static final Set<String> NOT_PRINTED = Set.of("2503", "2515", "9957", "14918", "12713", "10641");

    /** Every row of the results names its source, and every number in what a report printed is in its part of the facts. */
    @ParameterizedTest
    @ValueSource(strings = {"reports.md", "reports.fr.md"})
    void rowsHaveASourceAndNumbersComeFromReports(String name) throws Exception {
        int rows = 0;
        for (int part = 0; part < PARTS.size(); part++) {
            Set<String> facts = new TreeSet<>();
            for (String heading : PARTS.get(part)) facts.addAll(numbers(factsBelow(heading)));
            for (String[] cells : rows(name, part)) {
                assertThat(cells).hasSize(5);
                assertThat(cells[1]).as(cells[2]).isNotBlank();
                assertThat(facts).as(cells[2]).containsAll(numbers(cells[2]));
                rows++;
            }
        }
        assertThat(rows).isGreaterThan(50);
    }

    /** A reader finds every figure that a report printed. */
    @ParameterizedTest
    @ValueSource(strings = {"reports.md", "reports.fr.md"})
    void everyFigureOfReportsIsOnPage(String name) throws Exception {
        for (int part = 0; part < PARTS.size(); part++) {
            Set<String> shown = numbers(partOf(name, part));
            for (String heading : PARTS.get(part)) {
                Set<String> printed = numbers(factsBelow(heading));
                printed.removeAll(NOT_PRINTED);
                assertThat(shown).as(heading).containsAll(printed);
            }
        }
    }

    /** Returns the text below a heading of the facts, up to the next heading of the same or a higher level. */
    private static String factsBelow(String heading) throws Exception {
        String facts = Files.readString(Path.of("../browser/pages/test/facts/reports.md"));
        int start = facts.indexOf(heading + "\n");
        assertThat(start).as(heading).isNotNegative();
        String below = facts.substring(start + heading.length());
        int level = heading.indexOf(' ');
        return below.split("\n#{1," + level + "} ", 2)[0];
    }

    private static String partOf(String name, int part) throws Exception {
        String[] parts = page(name).split("\n## ");
        assertThat(parts).hasSize(PARTS.size() + 1);
        return parts[part + 1];
    }

    /** Returns the cells of all rows of results of a part. */
    private static List<String[]> rows(String name, int part) throws Exception {
        List<String[]> rows = new ArrayList<>();
        boolean inResults = false;
        for (String line : partOf(name, part).lines().toList()) {
            if (!line.startsWith("|")) inResults = false;
            else if (line.matches("\\| Source \\| (Report|Rapport) .*")) inResults = true;
            else if (inResults && !line.startsWith("|---")) rows.add(line.split("\\|"));
        }
        return rows;
    }

    /** Returns the numbers of a text, without thousands separators and with a decimal point in both languages. */
    private static Set<String> numbers(String text) {
        Set<String> numbers = new TreeSet<>();
        Pattern.compile("\\d+(?:\\.\\d+)?")
                .matcher(text.replaceAll("(\\d),(\\d{3})", "$1$2").replaceAll("(\\d),(\\d{1,2}\\b)", "$1.$2"))
                .results()
                .forEach(m -> numbers.add(m.group()));
        return numbers;
    }
}

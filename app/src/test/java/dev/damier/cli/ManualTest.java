package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.cli.screen.Screen;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Tests that the man page contains every command and option. */
class ManualTest {
    @Test
    void manualContainsEveryCommandAndOption() {
        List<String> page = CommandResult.run("manual").out().lines().toList();
        assertThat(page).startsWith(".TH DAMIER 1", ".SH NAME");
        CommandLine all = Commands.parser(new String[0], Screen.system());
        all.getSubcommands().forEach((name, command) -> {
            int start = page.indexOf(".SS " + name);
            assertThat(start).as(name).isNotNegative();
            List<String> section = section(page, start);
            for (OptionSpec option : command.getCommandSpec().options()) {
                String entry = "\\fB" + String.join(", ", option.names()).replace("-", "\\-") + "\\fR";
                assertThat(section.stream().anyMatch(line -> line.startsWith(entry)))
                        .as(name + " " + option)
                        .isEqualTo(!option.hidden());
            }
        });
    }

    @Test
    void textContainsNoRoffCommands() {
        assertThat(CommandResult.run("manual")
                        .out()
                        .lines()
                        .filter(line -> line.startsWith(".") || line.startsWith("'")))
                .allMatch(line -> line.matches("\\.(TH|SH|SS|TP|B)( .*)?"));
    }

    private static List<String> section(List<String> page, int start) {
        List<String> rest = page.subList(start + 1, page.size());
        int end = (int) rest.stream().takeWhile(line -> !line.startsWith(".S")).count();
        return rest.subList(0, end);
    }
}

package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.cli.screen.Screen;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The manual says what the commands say. */
class ManualTest {
    @Test
    void everyCommandAndEveryOptionStandsInIt() {
        List<String> page = Ran.damier("manual").out().lines().toList();
        assertThat(page).startsWith(".TH DAMIER 1", ".SH NAME");
        CommandLine all = Commands.parser(new String[0], Screen.system());
        all.getSubcommands().forEach((name, command) -> {
            int from = page.indexOf(".SS " + name);
            assertThat(from).as(name).isNotNegative();
            List<String> section = section(page, from);
            for (OptionSpec option : command.getCommandSpec().options()) {
                String shown = "\\fB" + String.join(", ", option.names()).replace("-", "\\-") + "\\fR";
                assertThat(section.stream().anyMatch(line -> line.startsWith(shown)))
                        .as(name + " " + option)
                        .isEqualTo(!option.hidden());
            }
        });
    }

    @Test
    void noWordIsTakenForACommandOfThePage() {
        assertThat(Ran.damier("manual").out().lines().filter(line -> line.startsWith(".") || line.startsWith("'")))
                .allMatch(line -> line.matches("\\.(TH|SH|SS|TP|B)( .*)?"));
    }

    private static List<String> section(List<String> page, int from) {
        List<String> rest = page.subList(from + 1, page.size());
        int end = (int) rest.stream().takeWhile(line -> !line.startsWith(".S")).count();
        return rest.subList(0, end);
    }
}

package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.cli.screen.Screen;
import dev.damier.cli.screen.UsageHelp;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Tests that the lines of the help break between words, also on a narrow terminal. */
class UsageHelpTest {
    static java.util.List<String> commands() {
        return Commands.names();
    }

    private static String help(String command, int width) {
        Screen screen = new Screen(
                new ByteArrayInputStream(new byte[0]),
                new ByteArrayOutputStream(),
                new ByteArrayOutputStream(),
                Map.of(),
                "");
        CommandLine line = Commands.parser(new String[] {command}, screen);
        line.setHelpFactory(UsageHelp::new);
        line.setUsageHelpWidth(width);
        return line.getSubcommands().get(command).getUsageMessage(CommandLine.Help.Ansi.OFF);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void noLineIsWiderThanTheTerminal(String command) {
        for (int width : new int[] {60, 80, 120})
            assertThat(help(command, width).lines())
                    .as(command + " at " + width)
                    .allMatch(line -> line.length() <= width);
    }

    @Test
    void addressesAndPathsAreNotBroken() {
        assertThat(help("serve", 80))
                .contains("~/.local/share/damier", "postgresql://USER:PASSWORD@HOST/NAME", "docs/contest.md")
                .doesNotContain("\uFEFF");
        assertThat(help("serve", 60)).contains("~/.local/share/damier");
        assertThat(help("arena", 80)).contains("ws://HOST:PORT/PATH", "http://HOST:PORT/PATH");
        assertThat(help("solve", 80)).contains("\"cmd:PROGRAM");
    }
}

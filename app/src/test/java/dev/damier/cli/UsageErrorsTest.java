package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.cli.screen.Screen;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that invalid arguments give one clear sentence and exit code 2, never a stack trace. */
class UsageErrorsTest {
    static java.util.List<String> commands() {
        return Commands.names();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "slve | did you mean 'solve'",
                "slove | did you mean 'solve'",
                "batch mine | only available in the source tree",
                "batch solve | only available in the source tree",
                "desktop | the desktop window is not included here",
                "solve | GAME",
                "explore taquin 1,0/2,3 | no hidden maps",
                "solve taqin 1,0/2,3 | did you mean 'taquin'",
                "solve taquin 1,0/2,3 --engine astr | did you mean 'astar'",
                "solve taquin 1,0/2,3 --engine astar --set heurstic=P | did you mean 'heuristic'",
                "solve taquin 1,0/2,3 --engine weighted-astar --set weight=abc | weight",
                "solve taquin 1,0/2,3 --engine astar --set heuristic=W2 | unknown heuristic",
                "solve taquin 1,0/2,3 --tim 3s | did you mean '--time'",
                "solve taquin 1,0/2,3 --time 0s | more than zero",
                "solve taquin 1,0/2,3 --time 10 | 200ms, 10s",
                "solve taquin 1,0/2,3 --time -5s | 200ms, 10s",
                "solve taquin 1,0/2,3 --memory 0g | more than zero",
                "solve taquin 1,0/2,3 --memory lots | 64m or 2g",
                "solve taquin 1,0/2,3 --nodes 0 | more than zero",
                "solve taquin 1,0/2,3 --nodes -1 | a positive whole number",
                "solve taquin 1,0/2,3 --threads 0 | more than zero",
                "solve taquin 1,0/2,3 --lang de | en or fr",
                "solve taquin 1,0/2,3 --engine astar --all | cannot list all",
                "solve taquin @/no/such/file | file not found",
                "solve taquin @/ | is a directory",
                "solve taquin 1,0/2,3 more | unexpected argument 'more'",
                "deal taquin --count 0 | more than zero",
                "deal taquin --set siz=3 | did you mean 'size'",
                "deal taquin --seed x | --seed",
                "hint taquin 1,0/2,3 --grade 5 | 1 to 4",
                "perft taquin 1,0/2,3 -1 | depth",
                "lab taquin | --deal",
                "lab taquin --deal 2 --set nosuch=1 | nosuch",
                "play taquin --seat 2=astar | no player 2",
                "referee taquin 1,0/2,3 | no referee",
                "serve --host 300.1.1.1 | unknown host '300.1.1.1'",
                "serve --host 0.0.0.0 | give the server's name",
                "serve --arena nowhere.txt | cannot read 'nowhere.txt'",
                "engine --listen 0 --host 192.0.2.1 | must be a local address",
                "engine --rpc 70000 | --rpc must be from 0 to 65535",
                "show taquin 1,0/2,3 --svg /no/such/folder/x.svg | cannot write"
            })
    void invalidArgumentsGiveOneSentence(String line, String expected) {
        CommandResult commandResult = CommandResult.run(line.split(" "));
        assertThat(commandResult.exitCode()).as(commandResult.err()).isEqualTo(2);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err())
                .contains(expected)
                .doesNotContain("Exception")
                .doesNotContain("\tat ");
    }

    /** An exception of the program is not the user's fault, also if the JDK threw the same type for a bad value. */
    @Test
    void otherExceptionsAreInternalErrors() throws Exception {
        InputStream broken = new InputStream() {
            @Override
            public int read() {
                throw new IllegalArgumentException("a fault of the program");
            }
        };
        java.io.ByteArrayOutputStream err = new java.io.ByteArrayOutputStream();
        Screen screen = new Screen(broken, OutputStream.nullOutputStream(), err, java.util.Map.of(), "");
        assertThat(Main.run(new String[] {"session"}, screen)).isEqualTo(70);
        String message = err.toString(java.nio.charset.StandardCharsets.UTF_8);
        assertThat(message.lines()).hasSize(1);
        assertThat(message).contains("internal error").contains("a fault of the program");
        java.nio.file.Path log = java.nio.file.Path.of(message.replaceAll("(?s).*details in (.*)\\).*", "$1"));
        assertThat(log).content().contains("\tat dev.damier.cli");
        java.nio.file.Files.delete(log);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelp(String command) {
        CommandResult commandResult = CommandResult.run(command, "--help");
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out()).startsWith("Usage: damier " + command).contains("--help");
    }

    @Test
    void rootHelpListsAllCommands() {
        assertThat(CommandResult.run("--help").out()).contains(Commands.names());
        assertThat(CommandResult.run("--version").out()).startsWith("damier ");
        assertThat(CommandResult.run("completion").out()).contains("complete -F");
    }

    @Test
    void bothLanguagesHaveSameKeys() throws Exception {
        assertThat(keys("messages_fr.properties").keySet())
                .isEqualTo(keys("messages.properties").keySet());
    }

    private static Properties keys(String name) throws Exception {
        Properties properties = new Properties();
        try (InputStream in = Screen.class.getResourceAsStream(name)) {
            properties.load(in);
        }
        return properties;
    }
}

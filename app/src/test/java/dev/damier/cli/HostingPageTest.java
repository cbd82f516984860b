package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.cli.screen.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.OptionSpec;

/** Tests that docs/hosting.md lists every option of {@code serve}, and that its proxy passes on every WebSocket. */
class HostingPageTest {
    private static final Path PAGE = Path.of("../docs/hosting.md");
    private static final Path SERVER_SOURCES = Path.of("src/main/java/dev/damier/web");
    /** The path of a WebSocket route in the source: {@code routes.ws("…")} or {@code sockets.route(routes, "…")}. */
    private static final Pattern SOCKET_ROUTE =
            Pattern.compile("(?:\\.ws\\(|sockets\\.route\\(routes, )\"(/api/[^\"]+)\"");

    private static final Pattern SOCKET_LOCATION = Pattern.compile("location ~ (\\S+) \\{");
    /** Options of every command, which do not concern the operation of a server. */
    private static final List<String> COMMON_OPTIONS = List.of("--help", "--lang", "--color", "--debug");

    @Test
    void everyOptionOfServeIsListed() throws IOException {
        String page = Files.readString(PAGE);
        List<OptionSpec> options = Commands.parser(new String[0], Screen.system())
                .getSubcommands()
                .get("serve")
                .getCommandSpec()
                .options();
        for (OptionSpec option : options)
            if (!option.hidden() && !COMMON_OPTIONS.contains(option.longestName()))
                assertThat(page).contains("| `" + option.longestName());
    }

    @Test
    void proxyPassesOnEveryWebSocket() throws IOException {
        TreeSet<String> routes = new TreeSet<>();
        try (Stream<Path> sources = Files.walk(SERVER_SOURCES)) {
            for (Path source : sources.filter(Files::isRegularFile).toList())
                SOCKET_ROUTE.matcher(Files.readString(source)).results().forEach(match -> routes.add(match.group(1)));
        }
        assertThat(routes).hasSizeGreaterThanOrEqualTo(3);
        Matcher location = SOCKET_LOCATION.matcher(Files.readString(PAGE));
        assertThat(location.find()).isTrue();
        Pattern passedOn = Pattern.compile(location.group(1));
        assertThat(routes)
                .allMatch(
                        route -> passedOn.matcher(route.replace("{id}", "0f3a")).find());
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests a user's own engine on the analysis page, with a real bot of the Python package. */
class OwnEngineBrowserTest extends MultiUserTestBase {
    private static final String BOT = """
            from damier import Bot

            class Steps(Bot):
                name = "Steps"
                games = ["quoridor"]

                def move(self, position, clock):
                    self.report(depth=4, nodes=123, value=50, line=[position.legal()[0]])
                    return position.legal()[0]

            Steps().run()
            """;

    /** Starts the command that the page shows for a bot of the Python package. */
    private Process start(String command) throws Exception {
        Path bot = Files.writeString(folder.resolve("mybot.py"), BOT);
        ProcessBuilder builder = new ProcessBuilder(
                List.of(command.replace("mybot.py", bot.toString()).split(" ")));
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("python/damier"))) root = root.getParent();
        builder.environment().put("PYTHONPATH", root.resolve("python").toString());
        return builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve("bot.txt").toFile())
                .start();
    }

    private static Locator engines(Page page) {
        return page.getByLabel("Engine", new Page.GetByLabelOptions().setExact(true))
                .and(page.locator("select"));
    }

    @Test
    void ownEngineIsShownInItsBrowserOnly() throws Exception {
        Page page = person();
        page.navigate(address("/analysis?g=quoridor&p=start"));
        assertThat(engines(page)).containsText("Greedy");
        engines(page).selectOption(new SelectOption().setLabel("Connect your own engine…"));
        Locator panel = page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Connect your own engine"));
        assertThat(panel).containsText("Waiting for your engine");
        String command = panel.locator("code").nth(1).textContent();
        assertThat(command).matches("python3 mybot.py --connect http://127.0.0.1:\\d+ --token [0-9a-f]{36}");
        Process bot = start(command);
        try {
            assertThat(panel).containsText("Connected: Steps");
            engines(page).selectOption(new SelectOption().setLabel("Steps (your engine)"));
            page.locator("input.toggle").check();
            assertThat(page.locator(".insight")).containsText("Red is ahead by 0.5 moves");
            assertThat(page.locator(".engine-figures")).containsText("123");

            Page secondTab = page.context().newPage();
            secondTab.navigate(address("/analysis?g=quoridor&p=start"));
            assertThat(engines(secondTab)).containsText("Steps (your engine)");
            secondTab.close();
            Page stranger = person();
            stranger.navigate(page.url());
            assertThat(engines(stranger)).containsText("Your engine (not connected)");
            assertThat(stranger.locator(".insight .error")).containsText("your engine is not connected");
        } finally {
            bot.destroyForcibly();
        }
        assertThat(engines(page)).containsText("Your engine (not connected)");
        bot = start(command);
        try {
            assertThat(panel).containsText("Connected: Steps");
            page.locator("input.toggle").uncheck();
            page.locator("input.toggle").check();
            assertThat(page.locator(".engine-figures")).containsText("123");
        } finally {
            bot.destroyForcibly();
        }
    }
}

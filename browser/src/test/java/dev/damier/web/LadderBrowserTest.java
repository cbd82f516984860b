package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import dev.damier.background.DaemonThreads;
import dev.damier.contest.Ladder;
import dev.damier.protocol.BotConnector;
import dev.damier.protocol.LocalBot;
import dev.damier.store.Database;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the pages of a ladder: registration, standings with ratings, and the page of a bot. */
class LadderBrowserTest extends MultiUserTestBase {
    /** Timeout in milliseconds for a pair of games on a busy machine. */
    private static final int LONG = 180_000;

    @BeforeAll
    static void openLadder() {
        server.close();
        server = new Server(ServerOptions.local(Database.openFolder(folder.resolve("ladder")))
                .withLadders(List.of(Ladder.parse("quoridor:2s"))));
    }

    private static void fitsPhone(Page page) {
        page.setViewportSize(390, 844);
        assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        page.setViewportSize(1280, 800);
    }

    /** Connects an engine of this process with the address and the token of the command that the page shows. */
    private static BotConnector connect(String command) {
        String[] words = command.split(" ");
        assertThat(command).startsWith("python3 connect.py http://127.0.0.1:");
        return new BotConnector(
                BotConnector.socketAddress(words[2]),
                words[3],
                host -> LocalBot.session(host, session -> session.set("engine", "random")),
                line -> {});
    }

    @Test
    void botJoinsIsRatedAndHasAPage() {
        Page page = person();
        page.navigate(address("/arena"));
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(Pattern.compile("Ladder")))
                .first()
                .click();
        page.waitForURL(Pattern.compile(".*/arena/[0-9a-f]{32}"));
        Locator table = page.locator(".ladder-table");
        assertThat(table).containsText("engine of the server");
        page.getByLabel("Bot name").fill("Wanderer");
        page.locator(".arena-register button").first().click();
        assertThat(page.locator(".arena-participants li.you")).containsText("Wanderer");
        assertThat(page.locator(".arena-participants li.you .pill")).hasText("not connected");
        String command = page.locator(".arena-connect .token-row code").textContent();
        BotConnector bot = connect(command);
        try {
            DaemonThreads.start("ladder bot", bot::run);
            assertThat(page.locator(".arena-participants li.you .pill")).hasText("connected");
            Locator row = table.locator("tr.you");
            assertThat(row)
                    .containsText(
                            Pattern.compile("-?\\d+ ±\\d+"),
                            new LocatorAssertions.ContainsTextOptions().setTimeout(LONG));
            assertThat(page.locator(".arena-strength")).containsText("Wanderer");
            assertThat(page.locator(".arena-strength .error").first()).isVisible();
            fitsPhone(page);
            // A click could hit another row, because finished games change the order.
            page.navigate(address(row.getByRole(AriaRole.LINK).getAttribute("href")));
            assertThat(page.locator(".ladder-bot h2").first()).hasText("Wanderer");
            assertThat(page.locator(".arena-history path.curve"))
                    .hasCount(1, new LocatorAssertions.HasCountOptions().setTimeout(LONG));
        } finally {
            bot.close();
        }
        Locator games = page.locator(".arena-games li");
        assertThat(games.first()).containsText("Wanderer");
        assertThat(page.locator(".arena-table tbody tr").first()).containsText(Pattern.compile("[a-i][1-9]"));
        assertThat(page.locator(".ladder-bot").nth(1)).containsText("per move");
        fitsPhone(page);

        Page french = person("fr");
        french.navigate(page.url());
        assertThat(french.locator(".arena-history")).containsText("Évolution du classement");
        assertThat(french.locator(".ladder-bot").nth(1)).containsText("par coup");
        fitsPhone(french);
        french.getByText("Classement", new Page.GetByTextOptions().setExact(true))
                .first()
                .click();
        assertThat(french.locator(".ladder-table")).containsText("moteur du serveur");
        assertThat(french.locator(".arena-strength h2")).hasText("Classement Elo");
        page.locator(".arena-games").getByText("Open in analysis").first().click();
        page.waitForURL(Pattern.compile(".*/analysis\\?.*"));
        assertThat(page.locator("damier-board").first()).isVisible();
    }
}

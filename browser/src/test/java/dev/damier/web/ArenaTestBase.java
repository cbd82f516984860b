package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;

/** Base class of tests of tournaments and contests in the browser. */
abstract class ArenaTestBase extends MultiUserTestBase {
    /** Timeout in milliseconds for a tournament of fast engines or bots on a busy machine. */
    static final int LONG = 120_000;

    /** Opens the form and waits until the engines of the default game are listed. */
    final Page form() {
        Page page = person();
        page.navigate(address("/arena"));
        assertThat(bot(page, "Greedy")).isVisible();
        return page;
    }

    static Locator bot(Page page, String name) {
        return page.getByLabel(name, new Page.GetByLabelOptions().setExact(true));
    }

    /** Selects exactly these participants instead of the proposed ones. */
    static void only(Page page, String... names) {
        for (String out : List.of("Damier, level 1", "Damier, level 2"))
            bot(page, out).uncheck();
        for (String in : names) bot(page, in).check();
    }

    static void press(Page page, String button) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(button).setExact(true))
                .click();
    }

    static void open(Page page) {
        press(page, "Create tournament");
        page.waitForURL(Pattern.compile(".*/arena/[0-9a-f]{32}"));
    }

    static LocatorAssertions.ContainsTextOptions within(double millis) {
        return new LocatorAssertions.ContainsTextOptions().setTimeout(millis);
    }
}

package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.options.LoadState;
import java.util.List;

/** Base class of accessibility tests with axe, in three themes. */
abstract class AxeTestBase extends BrowserTestBase {
    /**
     * Runs all rules in the light theme and only the contrast rule in the other themes, because no other rule depends
     * on colours.
     */
    final void judge(String path) {
        page.waitForLoadState(LoadState.NETWORKIDLE);
        for (String theme : List.of("light", "dark", "contrast")) {
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme);
            // The other mode opens a further page for each run, to combine the results of frames of other origins.
            AxeBuilder axe = new AxeBuilder(page).setLegacyMode(true);
            if (!theme.equals("light")) axe.withRules(List.of("color-contrast"));
            List<String> serious = axe.analyze().getViolations().stream()
                    .filter(v -> List.of("serious", "critical").contains(v.getImpact()))
                    .map(AxeTestBase::told)
                    .toList();
            assertThat(serious).as(path + " " + theme).isEmpty();
        }
    }

    private static String told(Rule rule) {
        return rule.getId() + ": "
                + rule.getNodes().stream()
                        .map(n -> n.getHtml() + " " + n.getFailureSummary())
                        .limit(3)
                        .toList();
    }
}

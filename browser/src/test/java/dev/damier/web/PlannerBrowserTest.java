package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** Tests the planner page: errors while typing, two planners, the plan and its drawings, and plan repair. */
class PlannerBrowserTest extends BrowserTestBase {
    @Test
    void taskIsEditedPlannedAndDrawn() {
        go("/planner?example=gripper");
        Locator problem = page.locator("#planner-problem");
        assertThat(page.getByText("No errors: domain gripper, problem four-balls."))
                .isVisible();
        String correct = problem.inputValue();
        problem.fill(correct.replace("(empty left)", "(empty middle)"));
        assertThat(page.locator("#planner-problem-error")).containsText("Line 6, column");
        assertThat(page.locator("#planner-problem-error")).containsText("middle");
        assertThat(page.locator(".planner-controls button")).isDisabled();
        problem.fill(correct);
        page.locator(".planner-controls button").click();
        assertThat(page.locator("[data-engine=pdb]")).containsText("11 actions, cost 11. Proved optimal.");
        assertThat(page.locator("[data-engine=greedy]")).containsText("actions, cost");
        assertThat(page.locator(".planner-run .pill")).hasText("First plan");
        assertThat(page.locator(".planner-list li")).hasCount(11);
        page.locator(".planner-list li button").nth(2).click();
        assertThat(page.locator(".planner-changes .added").first()).isVisible();
        page.locator("[data-tab=states]").click();
        assertThat(page.locator(".state.on-plan")).hasCount(12);
        assertThat(page.locator(".state.now text")).hasText("3");
        page.locator("[data-tab=landmarks]").click();
        assertThat(page.locator(".landmark.goal")).hasCount(4);
    }

    @Test
    void planIsRepairedOnTheActualMap() {
        go("/planner");
        Locator repair = page.locator("damier-plan-repair");
        repair.locator("button.main").click();
        assertThat(repair.locator("[role=status]").first()).containsText("Mission accomplished");
        assertThat(repair.locator(".note").first()).containsText("but the map showed");
        assertThat(repair.locator("damier-board svg").first()).isVisible();
    }

    @Test
    void reportsPageIsLinkedFromHomeAndLab() {
        go("/lab");
        page.locator(".lab-head a[href='/reports']").click();
        assertThat(page.locator("article h1")).hasText("Reproducing the five student reports");
        go("/");
        assertThat(page.locator(".home a[href='/reports']")).isVisible();
    }
}

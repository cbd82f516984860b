package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import dev.damier.game.Games;
import dev.damier.game.Pack;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Tests the puzzle packs: playing them from their page, stars, export of the progress as a file, sharing of the daily
 * puzzle.
 */
class PuzzlesBrowserTest extends BrowserTestBase {
    private static final Pack.Task FIRST =
            Games.all().game("ricochet").packs().get(0).tasks().get(0);

    /** Plays the optimal solution of an engine by keyboard: a robot's letter and an arrow per move. */
    private void solve(String position) {
        // the board of the current page, not of the previous one
        page.locator("damier-play svg.board .piece").first().waitFor();
        List<String> line = new Job("ricochet", position, EngineSpec.DEFAULT, Budget.UNLIMITED, 1)
                .run()
                .moves();
        for (int at = 0; at < line.size(); at++) {
            page.keyboard().press(line.get(at).substring(0, 1));
            page.keyboard()
                    .press(Map.of('N', "ArrowUp", 'E', "ArrowRight", 'S', "ArrowDown", 'W', "ArrowLeft")
                            .get(line.get(at).charAt(1)));
            assertThat(page.locator(".moves button")).hasCount(at + 1);
        }
        page.locator(".end-card .verdict").waitFor();
    }

    @Test
    void starsAreSavedAndExportedAsAFile() throws IOException {
        go("/puzzles/ricochet");
        assertThat(page.locator(".puzzles section")).hasCount(4);
        page.locator(".task").first().click();
        assertThat(page).hasURL(Pattern.compile(".*/play/ricochet\\?.*"));
        solve(FIRST.position());
        go("/puzzles/ricochet");
        assertThat(page.locator(".task.solved")).hasCount(1);
        assertThat(page.locator(".task").first()).containsText("★★★");
        sees(".puzzles section", "1 of 75 solved");
        Download file =
                page.waitForDownload(() -> page.getByText("Save progress").click());
        String kept = Files.readString(file.path());
        assertThat(kept).contains(FIRST.position());

        page.evaluate("() => localStorage.clear()");
        page.reload();
        assertThat(page.locator(".task.solved")).hasCount(0);
        page.locator("input[type=file]").setInputFiles(file.path());
        assertThat(page.locator(".task.solved")).hasCount(1);
    }

    @Test
    void dailyResultCanBeShared() {
        go("/");
        page.locator(".game-card a").first().click();
        assertThat(page).hasURL(Pattern.compile(".*day=\\d{4}-\\d\\d-\\d\\d.*par=\\d+.*"));
        DailyBoards.DailyBoard dailyBoard = DailyBoards.boards().get(0);
        solve(dailyBoard.position());
        page.getByText("Share today’s result").click();
        sees(".toast", dailyBoard.day());
        sees(".toast", "★★★");
    }
}

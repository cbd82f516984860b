package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.damier.game.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests whole games in a room, with each player in their own browser and the real server. */
class RoomBrowserTest extends RoomTestBase {
    @Test
    void twoPlayersPlayABidRace() {
        Page otter = host("g=ricochet&p=" + BOARD, "Otter");
        for (int i = 0; i < 4; i++) press(otter, "Less: Targets");
        Page heron = guest(otter, "Heron");
        Page watcher = person();
        watcher.navigate(otter.url());
        assertThat(watcher.locator(".room-seats")).containsText("Heron");
        assertThat(otter.locator(".room-invite img")).isVisible();
        press(otter, "Ready");
        press(heron, "Ready");
        assertThat(heron.locator(".room-head")).containsText("The first bid starts the sand timer");

        List<String> line = solution(target(heron, "ricochet"));
        heron.locator("damier-board").click();
        RobotKeys.slide(heron, line.get(0));
        assertThat(heron.locator("damier-room .btn:has-text('Start over')")).isEnabled();
        assertThat((Integer) otter.evaluate("() => document.querySelector('damier-room').controller.view.seq"))
                .as("moves on a player's own copy are not sent to others")
                .isEqualTo(heron.evaluate("() => document.querySelector('damier-room').controller.view.seq"));
        heron.evaluate("() => document.querySelector('damier-room').controller.bid = " + line.size());
        press(heron, "Bid " + line.size());
        for (Page page : List.of(otter, heron, watcher))
            assertThat(page.locator(".bid-track .lowest b")).hasText(String.valueOf(line.size()));
        assertThat(otter.locator(".room-head")).containsText("Heron bids " + line.size());
        press(otter, "No lower bid");
        press(heron, "No lower bid");
        assertThat(heron.locator(".room-head")).containsText("Show your solution in " + line.size());
        assertThat(otter.locator(".room-head")).containsText("Heron shows a solution");
        for (int i = 0; i < line.size(); i++) {
            // The board shows the shared position again, not the player's own copy.
            heron.waitForFunction("n => document.querySelector('damier-room').controller.board.played.length === n", i);
            RobotKeys.slide(heron, line.get(i));
            int shown = i + 1;
            if (shown < line.size())
                otter.waitForFunction(
                        "n => document.querySelector('damier-room').controller.view.play.shown.length === n", shown);
        }
        for (Page page : List.of(otter, heron, watcher))
            assertThat(page.locator(".room-end")).containsText("wins");
        assertThat(otter.locator(".room-score tr:has-text('Heron') td:last-child"))
                .hasText("1");
    }

    @Test
    void quoridorContinuesAfterReloadAndDisconnect() throws Exception {
        try (BreakableProxy line = new BreakableProxy(server.port())) {
            quoridor(line);
        }
    }

    private void quoridor(BreakableProxy line) {
        Page otter = host("g=quoridor", "Otter");
        Page heron = person();
        heron.navigate(otter.url().replace(":" + server.port(), ":" + line.port()));
        sit(heron, "Heron");
        press(otter, "Ready");
        press(heron, "Ready");
        Table table = target(otter, "quoridor").newTable();
        Page[] people = {otter, heron};
        for (int ply = 0; ply < 40 && !table.status().over(); ply++) {
            if (ply == 3) heron.reload();
            Page mover = people[ply % 2];
            if (ply == 6) {
                line.cut();
                assertThat(heron.locator(".panel")).containsText("Connection lost");
            }
            if (ply == 7) line.mend();
            assertThat(mover.locator(".panel .verdict")).hasText("Your turn.");
            int side = table.toMove();
            var move = table.moves().stream()
                    .filter(m -> m.to() != null && m.to().kind() == dev.damier.game.Spot.Kind.CELL)
                    .min(java.util.Comparator.comparingInt(m -> side == 0 ? m.to().y() : -m.to().y()))
                    .orElseThrow();
            mover.evaluate("async m => document.querySelector('damier-room').controller.play({text: m})", move.text());
            table.play(move.code());
            int made = ply + 1;
            for (Page page : ply == 6 ? List.of(otter) : List.of(people))
                page.waitForFunction(
                        "n => document.querySelector('damier-room').controller.view.play.moves.length === n", made);
        }
        assertThat(table.status().over()).isTrue();
        Page winner = people[table.status().winner()];
        assertThat(winner.locator(".room-end")).containsText("(you) wins");
        press(otter, "Rematch");
        press(heron, "Rematch");
        assertThat(heron.locator(".panel .verdict")).hasText("Your turn.");
    }

    @Test
    void fourPlayersBid() {
        Page host = host("g=ricochet&p=" + BOARD, "Ada");
        for (int i = 0; i < 4; i++) press(host, "Less: Targets");
        List<Page> all = new ArrayList<>(List.of(host));
        for (String name : List.of("Bea", "Cleo", "Dora")) all.add(guest(host, name));
        press(host, "Remove Dora");
        sit(all.get(3), "Dora");
        all.get(3).keyboard().press("Enter");
        for (Page page : all.subList(0, 3)) press(page, "Ready");
        all.forEach(page -> assertThat(page.locator(".room-score tbody tr")).hasCount(4));
        List<String> line = solution(target(host, "ricochet"));
        for (int i = 0; i < 4; i++) {
            int bid = line.size() + 3 - i;
            all.get(i).evaluate("n => document.querySelector('damier-room').controller.offer(n)", bid);
            assertThat(all.get(3 - i).locator(".bid-track .lowest b")).hasText(String.valueOf(bid));
        }
        all.get(0).evaluate("n => document.querySelector('damier-room').controller.offer(n)", line.size() + 1);
        // Ada's previous bid.
        assertThat(all.get(3).locator(".bid-track .former")).hasCount(1);
        all.forEach(page -> press(page, "No lower bid"));
        assertThat(all.get(3).locator(".room-head")).containsText("Show your solution");
        confirm(all.get(3), "Give up");
        for (Page page : all) {
            assertThat(page.locator(".room-score tr:has-text('Dora') [data-bid-status]"))
                    .hasText("gave up");
            assertThat(page.locator(".room-head")).containsText("gave up.");
        }
        assertThat(all.get(2).locator(".room-head")).containsText("Show your solution");
        for (String move : line)
            all.get(2).evaluate("m => document.querySelector('damier-room').controller.play({text: m})", move);
        all.forEach(page -> assertThat(page.locator(".room-end")).containsText("wins"));
    }

    @Test
    void hitmanMapsArePrivate() {
        Page otter = host("g=hitman", "Otter");
        Page heron = guest(otter, "Heron");
        press(otter, "Ready");
        press(heron, "Ready");
        assertThat(otter.locator(".room-racers li")).hasCount(2);
        assertThat(otter.locator("[data-move]").first()).isVisible();
        otter.locator("[data-move]:not([disabled])").first().click();
        assertThat(heron.locator(".room-racers li:has-text('Otter')")).containsText("1 move");
        assertThat((String)
                        heron.evaluate("() => JSON.stringify(document.querySelector('damier-room').controller.view)"))
                .doesNotContain("scene");
        confirm(otter, "Give up");
        assertThat(otter.locator(".room-head")).containsText("shows the whole map");
        assertThat(otter.locator(".counters")).containsText("penalty");
        confirm(heron, "Give up");
        assertThat(heron.locator(".room-end")).containsText("No winner");
    }
}

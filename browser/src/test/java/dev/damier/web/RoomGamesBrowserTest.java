package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import dev.damier.game.Games;
import dev.damier.game.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests every kind of room to its end, twice in a row with the same people. One of them has a phone, one is a spectator
 * and one leaves after the first game.
 */
class RoomGamesBrowserTest extends RoomTestBase {
    /** A board that is solved by the next two moves. */
    private static final String PUZZLE = "1,2,3/4,5,6/0,7,8";

    /** The host and the phone use the buttons; the pages of further players send the same action. */
    private static final int WITH_BUTTONS = 2;

    private static List<Page> withButtons(List<Page> players) {
        return players.subList(0, Math.min(WITH_BUTTONS, players.size()));
    }

    private static List<Page> others(List<Page> players) {
        return players.subList(Math.min(WITH_BUTTONS, players.size()), players.size());
    }

    private static void ready(List<Page> all) {
        withButtons(all).forEach(page -> press(page, "Ready"));
        actAll(others(all), "ready", "on", "true");
        all.forEach(page -> waitForGame(page, "play"));
    }

    private static void giveUp(List<Page> players) {
        withButtons(players).forEach(page -> confirm(page, "Give up"));
        actAll(others(players), "content");
    }

    /** Opens a room with a phone among the guests and a spectator. Returns the players; the spectator is last. */
    private List<Page> people(String query, int players) {
        Page host = host(query, "Ada");
        Page spectator = startLoading(host.url());
        List<Page> all = new ArrayList<>(List.of(host, guest(host, "Player 1")));
        all.get(1).setViewportSize(390, 844);
        all.addAll(guests(
                host, IntStream.range(2, players).mapToObj(i -> "Player " + i).toList()));
        all.add(spectator);
        return all;
    }

    private static void assertEnds(List<Page> all, String text) {
        for (Page page : all) assertThat(page.locator(".room-end .display")).containsText(text);
    }

    /** Lets the last player leave and all others start another game. */
    private static void playAgain(List<Page> players, boolean lastLeaves) {
        if (lastLeaves) confirm(players.remove(players.size() - 1), "Leave");
        for (Page page : withButtons(players))
            page.locator("damier-room .foot .btn.main:not([disabled])").click();
        actAll(others(players), "rematch");
        for (Page page : players)
            page.waitForFunction("() => document.querySelector('damier-room').controller.view.gameNumber === 2");
    }

    /** Plays one target of a bid race: this player bids the minimum, all agree, and the player shows the solution. */
    private static void winTarget(List<Page> players, int winner) {
        Page page = players.get(winner);
        waitForGame(page, "play.phase === 'think'");
        List<String> line = solution(target(page, "ricochet"));
        act(page, "bid", "moves", String.valueOf(line.size()));
        for (Page other : players) waitForGame(other, "play.phase === 'sand'");
        actAll(players, "content");
        waitForGame(page, "play.phase === 'show'");
        for (String move : line) act(page, "show", "move", move);
        for (Page other : players) waitForGame(other, "play.phase === 'result' || play.phase === 'over'");
    }

    @Test
    void tenPlayersPlayTwoBidRaces() {
        List<Page> all = people("g=ricochet&set.targets=2&p=" + BOARD, 10);
        List<Page> players = new ArrayList<>(all.subList(0, 10));
        Page phone = players.get(1);
        ready(players);
        assertBoardAndTimerInView(phone, () -> act(players.get(0), "bid", "moves", "30"));
        actAll(players, "content");
        for (Page page : all)
            assertThat(page.locator(".room-score tr:has-text('Ada') [data-bid-status]"))
                    .hasText("demonstrates");
        act(players.get(0), "pass");
        for (Page page : all) assertThat(page.locator(".room-head")).containsText("gave up.");
        actAll(players, "next");
        winTarget(players, 3);
        actAll(players, "next");
        winTarget(players, 3);
        assertEnds(all, "Player 3");
        Locator rounds = phone.locator(".room-rounds > li");
        assertThat(rounds).hasCount(3);
        assertThat(rounds.nth(0)).containsText("not solved");
        assertThat(rounds.nth(0)).containsText("Ada: bid 30 · gave up");
        assertThat(rounds.nth(1)).containsText(Pattern.compile("Player 3: bid \\d+ · solved"));
        for (int i = 0; i < 3; i++) assertThat(rounds.nth(i)).containsText("Minimum:");
        rounds.nth(1)
                .getByText("Replay", new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(phone.locator(".room-replay .moves li").first()).isVisible();
        assertThat(rounds.nth(1).getByText("Analyse"))
                .hasAttribute("href", Pattern.compile("/analysis\\?g=ricochet&p=.*&m=.*"));

        playAgain(players, true);
        winTarget(players, 0);
        actAll(players, "next");
        winTarget(players, 1);
        assertEnds(all, "share the win");
        assertThat(players.get(0).locator(".room-game")).hasCount(2);
        assertThat(players.get(0).locator(".room-score tr:has-text('Player 3') td:last-child"))
                .hasText("1");
    }

    /** The time appears beside the board, and both fit into the window of a phone after the page has scrolled. */
    private static void assertBoardAndTimerInView(Page phone, Runnable startTimer) {
        startTimer.run();
        assertThat(phone.locator(".room-timer")).isVisible();
        assertThat((Boolean) phone.evaluate("() => ['.room-timer', 'damier-board'].every((s) => {"
                        + "const r = document.querySelector('damier-room ' + s).getBoundingClientRect();"
                        + "return r.top >= 0 && r.bottom <= innerHeight && r.left >= 0 && r.right <= innerWidth; })"))
                .as("board and timer are in view")
                .isTrue();
    }

    @Test
    void fourPlayersPlayTwoMatches() {
        List<Page> all = people("g=quoridor&o.players=4&o.size=5&set.minutes=0", 4);
        List<Page> players = new ArrayList<>(all.subList(0, 4));
        players.get(1).getByLabel("Your colour").selectOption("0");
        ready(players);
        waitForGame(players.get(0), "play.chairs[0] === 1");
        confirm(players.get(3), "Resign");
        for (Page page : all)
            assertThat(page.locator(".player-bar:has-text('Player 3')")).containsText("resigned");
        playMatch(players);
        assertThat(players.get(0).locator(".room-rounds")).containsText("Analyse");
        Page watcher = all.get(4);
        confirm(players.remove(3), "Leave");
        watcher.getByLabel("Your name").fill("Watcher");
        press(watcher, "Join");
        players.add(watcher);
        for (Page page : players)
            page.locator("damier-room .foot .btn.main:not([disabled])").click();
        waitForGame(players.get(0), "!play.ending && play.chairs.at(-1) === 1");
        playMatch(players);
        assertThat(players.get(0).locator(".room-game")).hasCount(2);
    }

    /** Plays pawn moves to the end of the match, with one look back. */
    private static void playMatch(List<Page> players) {
        Page first = players.get(0);
        boolean looked = false;
        while (true) {
            @SuppressWarnings("unchecked")
            List<String> moves = (List<String>)
                    first.evaluate("() => document.querySelector('damier-room').controller.view.play.moves");
            if ((Boolean) first.evaluate("() => !!document.querySelector('damier-room').controller.view.play.ending"))
                break;
            Table table = target(first, "quoridor").newTable();
            for (String move : moves) table.play(table.read(move).code());
            if (moves.size() > 4 && !looked) {
                looked = true;
                first.getByLabel("Go to start").click();
                first.waitForFunction(
                        "() => document.querySelector('damier-room').controller.board.played.length === 0");
                press(first, "Back to the game");
            }
            int side = table.toMove();
            int seat = ((Number) first.evaluate(
                            "side => document.querySelector('damier-room').controller.view.play.chairs[side]", side))
                    .intValue();
            Page mover = players.stream()
                    .filter(p -> seat
                            == ((Number) p.evaluate("() => document.querySelector('damier-room').controller.view.you"))
                                    .intValue())
                    .findFirst()
                    .orElseThrow();
            act(mover, "move", "move", stepTowardsGoal(table));
            int before = moves.size();
            first.waitForFunction(
                    "n => document.querySelector('damier-room').controller.view.play.moves.length > n", before);
        }
        for (Page page : players) assertThat(page.locator(".room-end .display")).containsText("wins");
    }

    /** Returns the move of the shortest path of the pawn to move, found by the default engine of two players or greedily. */
    private static String stepTowardsGoal(Table table) {
        var setup = Games.all().game("quoridor").read(table.write());
        var engine = Games.all().engine(setup, "greedy");
        var outcome =
                (dev.damier.run.Outcome.Chosen) Games.run(engine, Map.of(), setup, dev.damier.run.Control.unlimited());
        return table.move(outcome.move()).orElseThrow().text();
    }

    @Test
    void twoPlayersRaceTwiceAndTheRestHasACountdown() {
        List<Page> all = people("g=taquin&set.rest=300&p=" + encode(PUZZLE), 3);
        List<Page> players = new ArrayList<>(all.subList(0, 3));
        ready(players);
        confirm(players.get(2), "Give up");
        for (String move : solution(target(players.get(0), "taquin"))) act(players.get(0), "move", "move", move);
        for (Page page : all) assertThat(page.locator(".room-head")).containsText("takes first place");
        assertThat(players.get(1).locator(".room-timer")).containsText("4:");
        confirm(players.get(1), "Give up");
        assertEnds(all, "Ada");
        assertThat(players.get(1).locator(".room-rounds")).containsText("Player 2: gave up");
        playAgain(players, true);
        assertThat((String)
                        players.get(0).evaluate("() => document.querySelector('damier-room').controller.view.position"))
                .as("another board")
                .isNotEqualTo(PUZZLE);
        for (Page page : players) confirm(page, "Give up");
        assertEnds(all, "No winner");
    }

    @Test
    void hitmanIsPlayedTwiceAndTheMapIsShownAtTheEnd() {
        List<Page> all = people("g=hitman", 2);
        List<Page> players = new ArrayList<>(all.subList(0, 2));
        Page spectator = all.get(2);
        ready(players);
        assertThat(spectator.locator(".status-text")).hasText("Spectators see the map when the game is over.");
        playHitman(players);
        assertEnds(all, "No winner");
        for (Page page : all) assertMapIsShown(page);
        leaveSeatTo(players, spectator);
        playAgain(players, false);
        playHitman(players);
        assertEnds(players, "No winner");
        assertThat(players.get(0).locator(".room-game")).hasCount(2);
    }

    private static void playHitman(List<Page> players) {
        Page first = players.get(0);
        assertThat(first.locator(".counters")).containsText("penalty");
        assertThat(first.locator(".counters")).containsText("heard");
        assertThat(first.locator("damier-room .panel")).containsText("Turn right");
        confirm(first, "Give up");
        assertMapIsShown(first);
        assertThat(first.locator("damier-room .panel")).not().containsText("Turn right");
        assertThat(first.locator("damier-room .foot")).containsText("End game");
        assertThat((Boolean) players.get(1)
                        .evaluate("() => document.querySelector('damier-room').controller.board.scene.cells"
                                + ".some((c) => c.kind === 'fog')"))
                .as("the other player does not see the map")
                .isTrue();
        confirm(players.get(1), "Give up");
    }

    private static void assertMapIsShown(Page page) {
        page.waitForFunction("() => document.querySelector('damier-room').controller.board?.scene.cells"
                + ".every((c) => c.kind !== 'fog')");
    }

    /** Lets the last player leave; the spectator takes the free seat. */
    private static void leaveSeatTo(List<Page> players, Page spectator) {
        confirm(players.remove(players.size() - 1), "Leave");
        spectator.setViewportSize(390, 844);
        spectator.getByLabel("Your name").fill("Spectator");
        press(spectator, "Join");
        assertThat(spectator.locator(".room-score")).containsText("Spectator (you)");
        players.add(spectator);
    }

    /** Two, four and ten people play every kind of room to its end; the last one leaves and the spectator joins. */
    @ParameterizedTest
    @CsvSource({
        "ricochet, 2",
        "ricochet, 4",
        "taquin, 2",
        "taquin, 4",
        "taquin, 10",
        "quoridor, 2",
        "hitman, 4",
        "hitman, 10"
    })
    void spectatorReplacesTheOneWhoLeaves(String game, int count) {
        List<Page> all = people(ROOMS.get(game), count);
        List<Page> players = new ArrayList<>(all.subList(0, count));
        Page spectator = all.get(count);
        ready(players);
        playToTheEnd(game, players);
        for (Page page : all) assertThat(page.locator(".room-end .display")).isVisible();
        leaveSeatTo(players, spectator);
        playAgain(players, false);
        playToTheEnd(game, players);
        for (Page page : players) {
            assertThat(page.locator(".room-end .display")).isVisible();
            assertThat(page.locator(".room-game")).hasCount(2);
        }
    }

    /** The rooms with one round per game. */
    private static final Map<String, String> ROOMS = Map.of(
            "ricochet", "g=ricochet&set.targets=1&p=" + BOARD,
            "taquin", "g=taquin&set.rest=300&o.size=3",
            "quoridor", "g=quoridor&o.size=5&set.minutes=0",
            "hitman", "g=hitman");

    private static void playToTheEnd(String game, List<Page> players) {
        Page first = players.get(0);
        switch (game) {
            case "ricochet" -> winTarget(players, players.size() - 1);
            case "quoridor" -> playMatch(players);
            case "taquin" -> {
                for (String move : solution(target(first, game))) act(first, "move", "move", move);
                giveUp(players.subList(1, players.size()));
            }
            default -> giveUp(players);
        }
    }

    @Test
    void boardStaysInPlaceWhenNamesChangeAndADrawIsListed() {
        Page host = host("g=quoridor", "A");
        Page guest = guest(host, "A player with a long nam");
        ready(List.of(host, guest));
        waitForGame(host, "play.moves");
        assertThat(host.locator("damier-board [data-piece], damier-board svg").first())
                .isVisible();
        BoundingBox before = host.locator("damier-board").boundingBox();
        host.evaluate("() => { const page = document.querySelector('damier-room');"
                + "const r = page.controller;"
                + "r.presence = {here: [1, 0], latency: [59999, 59999], watching: 12};"
                + "r.view = {...r.view, seats: r.view.seats.map((s) => ({...s, name: 'W'.repeat(24), points: 12.5}))};"
                + "page.requestUpdate(); return page.updateComplete; }");
        assertThat(host.locator(".player-bar").first()).containsText("WWWW");
        assertThat(host.locator("damier-board").boundingBox())
                .usingRecursiveComparison()
                .isEqualTo(before);
        act(host, "draw");
        waitForGame(guest, "play.offer");
        act(guest, "accept");
        assertThat(guest.locator(".room-end .display")).hasText("Draw");
        assertThat(guest.locator(".room-game summary")).hasText("Game 1: Draw");
    }

    @Test
    void lobbyExplainsALocalLinkAndFreeSeatsAreButtons() {
        Page host = host("g=taquin&o.size=3", "Ada");
        assertThat(host.locator(".room-local")).containsText("works only on this machine");
        assertThat(host.locator(".room-preview damier-board")).isVisible();
        host.locator(".room-options summary").click();
        host.getByLabel("Holes", new Page.GetByLabelOptions().setExact(true)).fill("2");
        host.keyboard().press("Tab");
        host.waitForFunction("() => document.querySelector('damier-room').controller.view.options.holes === '2'");
        host.getByLabel("Board", new Page.GetByLabelOptions().setExact(true)).selectOption("size-4");
        host.waitForFunction(
                "() => document.querySelector('damier-room').controller.view.position.split('/').length === 4");
        Page spectator = person();
        spectator.navigate(host.url());
        spectator.getByLabel("Your name").fill("Bea");
        spectator.locator(".free-seat").first().click();
        assertThat(spectator.locator(".room-seats")).containsText("Bea (you)");
        for (int i = 0; i < 2; i++) press(host, "More: Countdown");
        press(host, "Ready");
        press(spectator, "Ready");
        assertThat(host.locator(".room-countdown")).containsText("starts in");
        waitForGame(host, "play.phase === 'race'");
    }
}

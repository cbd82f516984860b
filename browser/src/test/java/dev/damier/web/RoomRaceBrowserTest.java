package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.damier.arena.MatchLimits;
import dev.damier.arena.PlayerSource;
import dev.damier.arena.RaceAttempt;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.JsonLines;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.Player;
import dev.damier.store.Database;
import dev.damier.store.RoomStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests races to their end: simultaneous races and all targets of a bid race. */
class RoomRaceBrowserTest extends RoomTestBase {

    private static void ready(List<Page> all) {
        all.forEach(page -> press(page, "Ready"));
        all.forEach(page -> waitForGame(page, "play.phase"));
    }

    private static void play(Page page, List<String> line) {
        for (String move : line) act(page, "move", "move", move);
    }

    @Test
    void lowestCostWinsARicochetRace() {
        Page otter = host("g=ricochet&p=" + BOARD, "Otter", "Lowest cost");
        for (int i = 0; i < 4; i++) press(otter, "Less: Targets");
        Page heron = guest(otter, "Heron");
        ready(List.of(otter, heron));
        List<String> line = solution(target(heron, "ricochet"));
        play(heron, line);
        waitForGame(heron, "play.lanes[1].done");
        assertThat((String) otter.evaluate(
                        "() => JSON.stringify(document.querySelector('damier-room').controller.view.play.lanes)"))
                .as("the moves of others are hidden until the end")
                .doesNotContain(line.get(0));
        act(heron, "content");
        act(otter, "content");
        for (Page page : List.of(otter, heron))
            assertThat(page.locator(".room-head")).containsText("wins");
        waitForGame(otter, "play.phase === 'over' && play.ranking[0] === 1");
    }

    @Test
    void fasterPlayerWinsATaquinRaceAndBoardsAreShared() {
        Page otter = host("g=taquin&p=" + encode("1,2,3/4,5,6/0,7,8"), "Otter");
        Page heron = guest(otter, "Heron");
        ready(List.of(otter, heron));
        List<String> line = solution(target(heron, "taquin"));
        act(heron, "move", "move", line.get(0));
        assertThat(otter.locator(".room-racers li:has-text('Heron')")).containsText("1 move");
        // Otter has not moved yet and sees Heron's current board.
        otter.waitForFunction("() => document.querySelector('damier-room').controller.ghosts.get(1)?.pieces"
                + ".some(p => p.label === '7' && p.x === 0 && p.y === 2)");
        play(heron, line.subList(1, line.size()));
        waitForGame(otter, "play.lanes[1].done && play.lanes[1].cost === " + line.size());
        play(otter, line);
        waitForGame(otter, "play.phase === 'over' && play.ranking.join() === '1,0'");
        for (Page page : List.of(otter, heron))
            assertThat(page.locator(".room-head")).containsText("wins");
    }

    @Test
    void twoPlayersPlayAllTargetsOfABidRace() {
        bidRace(List.of("Heron"), 3);
    }

    @Test
    void fourPlayersPlayAllTargetsOfABidRace() {
        bidRace(List.of("Bea", "Cleo", "Dora"), 2);
    }

    /** Plays a bid race in which another player wins each target, by a bid and its demonstration. */
    private void bidRace(List<String> guests, int targets) {
        Page host = host("g=ricochet&p=" + BOARD, "Ada");
        for (int i = targets; i < 5; i++) press(host, "Less: Targets");
        List<Page> all = new ArrayList<>(List.of(host));
        for (String name : guests) all.add(guest(host, name));
        ready(all);
        for (int round = 1; round <= targets; round++) {
            for (Page page : all) waitForGame(page, "play.round === " + round + " && play.phase === 'think'");
            List<String> line = solution(target(host, "ricochet"));
            int winner = round % all.size();
            act(all.get(winner), "bid", "moves", String.valueOf(line.size()));
            for (Page page : all) waitForGame(page, "play.phase === 'sand'");
            for (Page page : all) act(page, "content");
            for (Page page : all) waitForGame(page, "play.phase === 'show' && play.shows === " + winner);
            for (String move : line) act(all.get(winner), "show", "move", move);
            String end = round == targets ? "over" : "result";
            for (Page page : all) waitForGame(page, "play.phase === '" + end + "'");
            if (round < targets) for (Page page : all) act(page, "next");
        }
        List<?> points = (List<?>) host.evaluate(
                "() => document.querySelector('damier-room').controller.view.seats.map((s) => String(s.points))");
        assertThat(points.stream().mapToInt(p -> Integer.parseInt((String) p)).sum())
                .isEqualTo(targets);
    }

    /** Reads the hidden map from the store, lets an agent solve it, and plays the agent's moves as a user. */
    @Test
    void finishedHitmanMissionRanksBeforeGivingUp() {
        Page otter = host("g=hitman", "Otter");
        Page heron = guest(otter, "Heron");
        ready(List.of(otter, heron));
        String id = otter.url().substring(otter.url().lastIndexOf('/') + 1);
        Setup setup;
        try (Database data = Database.openFolder(folder);
                RoomStore store = new RoomStore(data)) {
            Map<?, ?> terms =
                    (Map<?, ?>) JsonLines.read(store.find(id).orElseThrow().terms());
            setup = Games.all().game("hitman").read((String) terms.get("position"));
        }
        List<String> line = RaceAttempt.play(
                        1, agent(), setup, Map.of(), MatchLimits.perMove(Duration.ofSeconds(30)), true)
                .line()
                .moves();
        assertThat(line).isNotEmpty();
        play(heron, line);
        waitForGame(otter, "play.lanes[1].done");
        act(otter, "content");
        for (Page page : List.of(otter, heron)) {
            waitForGame(page, "play.phase === 'over' && play.ranking.join() === '1'");
            assertThat(page.locator(".room-head")).containsText("wins");
        }
    }

    private static PlayerSource agent() {
        Player agent = new AgentPlayer(Games.all().agent("hitman", "surveyor"), Map.of());
        return new PlayerSource() {
            @Override
            public String name() {
                return "surveyor";
            }

            @Override
            public Player acquire() {
                return agent;
            }

            @Override
            public void dismiss() {
                String ignored = agent.dismiss();
            }
        };
    }
}

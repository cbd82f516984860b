package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.damier.arena.MatchLimits;
import dev.damier.arena.RaceAttempt;
import dev.damier.arena.PlayerSource;
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

/** Races to their end: everybody at once, and all targets of a bid race. */
class RoomRaceBrowserTest extends RoomVisit {

    private static void ready(List<Page> all) {
        all.forEach(page -> press(page, "I am ready"));
        all.forEach(page -> hears(page, "play.phase"));
    }

    private static void play(Page page, List<String> line) {
        for (String move : line) act(page, "move", "move", move);
    }

    @Test
    void theFewestMovesWinARaceOfRicochet() {
        Page otter = host("g=ricochet&p=" + BOARD, "Otter", "Least cost");
        for (int i = 0; i < 4; i++) press(otter, "Less: Targets");
        Page heron = guest(otter, "Heron");
        ready(List.of(otter, heron));
        List<String> line = solution(target(heron, "ricochet"));
        play(heron, line);
        hears(heron, "play.lanes[1].done");
        assertThat((String)
                        otter.evaluate("() => JSON.stringify(document.querySelector('damier-room').view.play.lanes)"))
                .as("nobody sees another's moves before the end")
                .doesNotContain(line.get(0));
        act(heron, "content");
        act(otter, "content");
        for (Page page : List.of(otter, heron))
            assertThat(page.locator(".room-head")).containsText("wins");
        hears(otter, "play.phase === 'over' && play.ranking[0] === 1");
    }

    @Test
    void theFasterOfTwoWinsARaceOfTaquinAndTheOtherSeesTheirBoard() {
        Page otter = host("g=taquin&p=" + encode("1,2,3/4,5,6/0,7,8"), "Otter");
        Page heron = guest(otter, "Heron");
        ready(List.of(otter, heron));
        List<String> line = solution(target(heron, "taquin"));
        act(heron, "move", "move", line.get(0));
        assertThat(otter.locator(".room-lanes li:has-text('Heron')")).containsText("1 move");
        // Otter has not moved yet, and sees Heron's board as it is now.
        otter.waitForFunction("() => document.querySelector('damier-room').ghosts.get(1)?.pieces"
                + ".some(p => p.label === '7' && p.x === 0 && p.y === 2)");
        play(heron, line.subList(1, line.size()));
        hears(otter, "play.lanes[1].done && play.lanes[1].cost === " + line.size());
        play(otter, line);
        hears(otter, "play.phase === 'over' && play.ranking.join() === '1,0'");
        for (Page page : List.of(otter, heron))
            assertThat(page.locator(".room-head")).containsText("wins");
    }

    @Test
    void twoPlayEveryTargetOfABidRace() {
        bidRace(List.of("Heron"), 3);
    }

    @Test
    void fourPlayEveryTargetOfABidRace() {
        bidRace(List.of("Bea", "Cleo", "Dora"), 2);
    }

    /** Somebody else wins each target, by a bid that they then show. */
    private void bidRace(List<String> guests, int targets) {
        Page host = host("g=ricochet&p=" + BOARD, "Ada");
        for (int i = targets; i < 5; i++) press(host, "Less: Targets");
        List<Page> all = new ArrayList<>(List.of(host));
        for (String name : guests) all.add(guest(host, name));
        ready(all);
        for (int round = 1; round <= targets; round++) {
            for (Page page : all) hears(page, "play.round === " + round + " && play.phase === 'think'");
            List<String> line = solution(target(host, "ricochet"));
            int winner = round % all.size();
            act(all.get(winner), "bid", "moves", String.valueOf(line.size()));
            for (Page page : all) hears(page, "play.phase === 'sand'");
            for (Page page : all) act(page, "content");
            for (Page page : all) hears(page, "play.phase === 'show' && play.shows === " + winner);
            for (String move : line) act(all.get(winner), "show", "move", move);
            String end = round == targets ? "over" : "result";
            for (Page page : all) hears(page, "play.phase === '" + end + "'");
            if (round < targets) for (Page page : all) act(page, "next");
        }
        List<?> points = (List<?>)
                host.evaluate("() => document.querySelector('damier-room').view.seats.map((s) => String(s.points))");
        assertThat(points.stream().mapToInt(p -> Integer.parseInt((String) p)).sum())
                .isEqualTo(targets);
    }

    /** Who knows the store knows the secret: an agent goes ahead, and a person does as it did. */
    @Test
    void whoFinishesHitmansMissionIsRankedBeforeWhoGivesUp() {
        Page otter = host("g=hitman", "Otter");
        Page heron = guest(otter, "Heron");
        ready(List.of(otter, heron));
        String id = otter.url().substring(otter.url().lastIndexOf('/') + 1);
        Setup setup;
        try (Database data = Database.folder(folder);
                RoomStore store = new RoomStore(data)) {
            Map<?, ?> terms =
                    (Map<?, ?>) JsonLines.read(store.room(id).orElseThrow().terms());
            setup = Games.all().game("hitman").read((String) terms.get("position"));
        }
        List<String> line = RaceAttempt.of(1, agent(), setup, Map.of(), MatchLimits.time(Duration.ofSeconds(30)), true)
                .line()
                .moves();
        assertThat(line).isNotEmpty();
        play(heron, line);
        hears(otter, "play.lanes[1].done");
        act(otter, "content");
        for (Page page : List.of(otter, heron)) {
            hears(page, "play.phase === 'over' && play.ranking.join() === '1'");
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

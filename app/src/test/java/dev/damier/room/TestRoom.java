package dev.damier.room;

import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A room for tests, without a store and a server. The test sends actions and advances the clock. */
final class TestRoom {
    static final String BOARD = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";

    final RoomState state;
    long now = 1_000_000;

    TestRoom(RoomConfig config) {
        state = new RoomState(config);
    }

    static TestRoom bidRace() {
        return new TestRoom(new RoomConfig("ricochet", Style.BIDS, BOARD, false, 7));
    }

    /** Lets these players join, changes the settings as the host, and starts the game. */
    TestRoom start(Map<String, Integer> settings, String... names) {
        for (String name : names) join(name);
        settings.forEach((k, v) -> act(0, "set", "name", k, "value", String.valueOf(v)));
        for (int seat = 0; seat < names.length; seat++) act(seat, "ready");
        return this;
    }

    void join(String name) {
        act(RoomAction.SERVER, "join", "name", name, "hash", "hash of " + name);
    }

    void act(int seat, String verb, String... args) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < args.length; i += 2) map.put(args[i], args[i + 1]);
        state.apply(new RoomAction(state.seq() + 1, seat, verb, map, now));
    }

    /** Advances the clock. Every deadline in between is handled at its exact time. */
    void advance(Duration time) {
        long until = now + time.toMillis();
        while (state.deadline().isPresent() && state.deadline().getAsLong() <= until) {
            now = state.deadline().getAsLong();
            act(RoomAction.SERVER, "time");
        }
        now = until;
    }

    Object view(int seat) {
        return state.view(seat, now).play();
    }

    double points(int seat) {
        return state.seats().get(seat).points;
    }

    /** Returns an optimal solution of a position, found by the default engine. */
    static List<String> solution(String game, String position) {
        Setup setup = Games.all().game(game).read(position);
        Outcome outcome = Games.run(Games.all().engine(setup, ""), Map.of(), setup, new Control(Budget.UNLIMITED));
        int[] moves = ((Outcome.Solved) outcome).moves();
        return setup.newTable().playWhileLegal(moves).stream()
                .map(m -> m.text())
                .toList();
    }
}

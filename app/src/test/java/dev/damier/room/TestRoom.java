package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Game;
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

    /** A sliding puzzle that 7L 8L solves. */
    static final String TWO_MOVES = "1,2,3/4,5,6/0,7,8";

    static final Game QUORIDOR = Games.all().game("quoridor");

    final RoomState state;
    long now = 1_000_000;

    TestRoom(RoomConfig config) {
        state = new RoomState(config);
    }

    static TestRoom bidRace() {
        return new TestRoom(new RoomConfig("ricochet", Style.BIDS, BOARD, false, 7));
    }

    /** Returns a started race on {@link #TWO_MOVES}. */
    static TestRoom race(Style style, String... names) {
        return new TestRoom(new RoomConfig("taquin", style, TWO_MOVES, false, 1)).start(Map.of("seconds", 600), names);
    }

    /** Returns a lobby of Quoridor. */
    static TestRoom match(Map<String, String> options) {
        return new TestRoom(new RoomConfig(
                "quoridor", Style.MATCH, QUORIDOR.deal(options, 1).write(), false, 1));
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

    /** Makes moves, 100 ms apart. */
    void moves(int seat, String... moves) {
        for (String move : moves) {
            now += 100;
            act(seat, "move", "move", move);
        }
    }

    void assertRefused(String message, int seat, String verb, String... args) {
        int seq = state.seq();
        assertThatThrownBy(() -> act(seat, verb, args))
                .isInstanceOf(RoomException.class)
                .hasMessageContaining(message);
        assertThat(state.seq()).as("the state is unchanged").isEqualTo(seq);
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

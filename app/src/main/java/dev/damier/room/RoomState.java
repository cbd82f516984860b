package dev.damier.room;

import dev.damier.game.Games;
import dev.damier.game.Gathering.Style;
import dev.damier.game.GoalPile;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Setup;
import dev.damier.job.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How a room stands: a pure fold over what was done in it. The first seat is whoever opened it and may add engines, set the
 * settings, lock and remove; the game begins by itself when everybody is ready.
 */
final class RoomState {
    static final int MOST_SEATS = 10;
    private static final int LONGEST_NAME = 24;

    private final RoomTerms terms;
    private final RoomSettings settings;
    private final List<RoomSeat> seats = new ArrayList<>();
    private final int places;
    private boolean locked;
    private RoomPlay play;
    private int seq;
    private long at;

    RoomState(RoomTerms terms) {
        this.terms = terms;
        Setup setup = terms.setup();
        Optional<GoalPile> pile = setup.as(GoalPile.class);
        settings = new RoomSettings(
                terms.style(), pile.isPresent(), pile.map(GoalPile::goals).orElse(1));
        places = terms.style() == Style.MATCH ? setup.seat().seats().size() : MOST_SEATS;
    }

    int seq() {
        return seq;
    }

    RoomTerms terms() {
        return terms;
    }

    List<RoomSeat> seats() {
        return seats;
    }

    Optional<RoomPlay> play() {
        return Optional.ofNullable(play);
    }

    /** Does it, or refuses and is as it was. */
    void apply(RoomAction action) {
        switch (action.verb()) {
            case "join" -> join(action);
            case "engine" -> engine(action);
            case "ready" -> ready(action);
            case "set" -> {
                host(action);
                lobby();
                settings.set(action);
            }
            case "lock" -> {
                host(action);
                locked = action.arg("on").equals("true");
            }
            case "remove" -> {
                host(action);
                leave(action.number("seat", 1, seats.size() - 1), action.at());
            }
            case "leave" -> leave(action.seat(), action.at());
            case "time" -> {
                server(action);
                if (play == null) throw RoomRefusal.of("not-now");
                play.time(action.at());
            }
            case "resume" -> {
                server(action);
                if (play != null) play.shift(action.at() - at);
            }
            default -> {
                if (play == null) throw RoomRefusal.of("lobby");
                seat(action.seat());
                play.act(action);
            }
        }
        seq = action.seq();
        at = action.at();
    }

    private void join(RoomAction action) {
        server(action);
        String name = name(action.arg("name"));
        if (locked) throw RoomRefusal.of("locked");
        full();
        if (seats.stream().anyMatch(s -> !s.left && s.name.equalsIgnoreCase(name)))
            throw RoomRefusal.of("name-taken", name);
        sit(new RoomSeat(name, action.arg("hash"), null), action.at());
    }

    private void full() {
        long taken = seats.stream().filter(s -> !s.left).count();
        if (taken >= places || seats.size() >= 4 * MOST_SEATS) throw RoomRefusal.of("full");
        if (play != null && terms.style() == Style.MATCH) throw RoomRefusal.of("full");
    }

    private void sit(RoomSeat seat, long when) {
        seats.add(seat);
        if (play != null) play.joined(seats.size() - 1, when);
    }

    private void engine(RoomAction action) {
        host(action);
        lobby();
        full();
        Opponent opponent = opponent(terms.setup(), action.arg("opponent"));
        long same = seats.stream()
                .filter(s -> !s.left && s.engine != null && s.engine.id().equals(opponent.id()))
                .count();
        sit(new RoomSeat(opponent.id() + (same == 0 ? "" : " " + (same + 1)), "", opponent), action.at());
        begin(action.at());
    }

    private static Opponent opponent(Setup setup, String id) {
        return Games.all().opponents(setup).stream()
                .filter(o -> o.id().equals(id))
                .findFirst()
                .orElseThrow(() -> RoomRefusal.of("engine"));
    }

    private void ready(RoomAction action) {
        lobby();
        seat(action.seat()).ready = !action.arg("on").equals("false");
        begin(action.at());
    }

    /** Two at least, everybody ready; a match needs all its chairs. */
    private void begin(long when) {
        List<RoomSeat> here = seats.stream().filter(s -> !s.left).toList();
        boolean enough = terms.style() == Style.MATCH ? here.size() == places : here.size() >= 2;
        if (!enough || !here.stream().allMatch(s -> s.ready)) return;
        play = switch (terms.style()) {
            case BIDS -> new BidRace(terms, settings, seats);
            case FEWEST, FASTEST -> new PuzzleRace(terms, settings, seats, when);
            case MATCH -> new ClockedMatch(terms, settings, seats);
        };
    }

    private void leave(int number, long when) {
        RoomSeat seat = seat(number);
        if (number == 0 && play == null) throw RoomRefusal.of("host-stays");
        seat.left = true;
        if (play != null) play.left(number, when);
        else begin(when);
    }

    private void host(RoomAction action) {
        if (action.seat() != 0) throw RoomRefusal.of("host");
    }

    private void lobby() {
        if (play != null) throw RoomRefusal.of("begun");
    }

    private static void server(RoomAction action) {
        if (action.seat() != RoomAction.SERVER) throw RoomRefusal.of("verb", action.verb());
    }

    private RoomSeat seat(int number) {
        if (number < 0 || number >= seats.size() || seats.get(number).left) throw RoomRefusal.of("seat");
        return seats.get(number);
    }

    private static String name(String given) {
        String name = given.strip();
        if (name.isEmpty()
                || name.codePointCount(0, name.length()) > LONGEST_NAME
                || !Printable.of(name).equals(name)) throw RoomRefusal.of("name", LONGEST_NAME);
        return name;
    }

    /** When the server must do something; never while nobody is there. */
    OptionalLong deadline() {
        return play == null || !peopled() ? OptionalLong.empty() : play.deadline();
    }

    /** What an engine in this seat is to do now. */
    Optional<EngineTask> task(int number) {
        RoomSeat seat = seats.get(number);
        if (play == null || seat.person() || seat.left || play.over() || !peopled()) return Optional.empty();
        return play.task(number);
    }

    /** Engines do not play among themselves once all people have left. */
    private boolean peopled() {
        return seats.stream().anyMatch(s -> s.person() && !s.left);
    }

    RoomView view(int viewer, long now) {
        List<RoomView.Place> list = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            RoomSeat s = seats.get(i);
            list.add(
                    new RoomView.Place(i, s.called(), s.person() ? "person" : "engine", s.ready, s.left, s.points, (int)
                            Math.round(s.rating)));
        }
        return new RoomView(
                seq,
                terms.game(),
                Games.all().game(terms.game()).card().name(),
                terms.style(),
                terms.secret() ? "" : terms.position(),
                places,
                viewer,
                locked,
                play == null ? "lobby" : play.over() ? "over" : "playing",
                list,
                settings.list(),
                play == null ? null : play.view(viewer),
                now);
    }
}

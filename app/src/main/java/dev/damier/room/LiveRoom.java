package dev.damier.room;

import dev.damier.job.SecretTokens;
import dev.damier.store.RoomStore;
import dev.damier.store.StoreFailure;
import dev.damier.store.StoredAction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** A room with its people. An action is judged, kept, and only then told; one that cannot be kept has not happened. */
public final class LiveRoom {
    /** No room has more: whoever fills it opens another. */
    static final int MOST_ACTIONS = 20_000;

    /** Somebody who is told what happens, in order and once; it must not wait for anything. */
    public interface Listener {
        void told(List<Told> happened, RoomView view);

        /** Something that may be missed: who is there, a sign somebody made. */
        void glimpse(String event, Object data);
    }

    /** Who listens: how many at each seat, how far away each is in milliseconds (-1 unknown), and how many only watch. */
    public record Presence(List<Integer> here, List<Integer> latency, int watching) {}

    /** @param seat who made it */
    public record Sign(int seat, String sign) {}

    /** What may be said: each is an icon and a word. */
    private static final Set<String> SIGNS = Set.of("bolt", "star", "hint", "hourglass", "hand", "eye");

    private static final int FARTHEST = 60_000;

    private static final long IDLE = 10 * 60_000;

    /** What everybody may know of an action. */
    public record Told(int seq, int seat, String verb) {
        static Told of(RoomAction action) {
            return new Told(action.seq(), action.seat(), action.verb());
        }
    }

    private record Hearing(int seat, Listener listener) {}

    private final String id;
    private final RoomTerms terms;
    private final RoomStore store;
    private final LongSupplier clock;
    private final Runnable changed;
    private final Set<Hearing> hearers = new LinkedHashSet<>();
    /** All that was done and kept: the room can be played again without the store. */
    private final List<RoomAction> done = new ArrayList<>();

    private final Map<Integer, Integer> latency = new HashMap<>();
    private RoomState state;
    private long last;

    /** Plays again what is kept. */
    LiveRoom(String id, RoomTerms terms, RoomStore store, LongSupplier clock, Function<LiveRoom, Runnable> changed) {
        this.id = id;
        this.terms = terms;
        this.store = store;
        this.clock = clock;
        this.changed = changed.apply(this);
        restore();
        List<Told> ignored = catchUp();
    }

    /** As it stood before what could not be kept; nothing is asked of the store, which may be out of reach. */
    private void restore() {
        state = new RoomState(terms);
        done.forEach(state::apply);
    }

    /** Takes in what the store knows and we do not. */
    private List<Told> catchUp() {
        List<Told> news = new ArrayList<>();
        for (StoredAction kept : store.actions(id, state.seq())) {
            RoomAction action =
                    new RoomAction(kept.seq(), kept.seat(), kept.verb(), Fields.read(kept.args()), kept.at());
            state.apply(action);
            done.add(action);
            last = Math.max(last, kept.at());
            news.add(Told.of(action));
        }
        return news;
    }

    public String id() {
        return id;
    }

    public RoomTerms terms() {
        return terms;
    }

    /** The seat this token proves, -1 for none. */
    public synchronized int seat(String token) {
        int found = -1;
        for (int i = 0; i < state.seats().size(); i++) {
            RoomSeat seat = state.seats().get(i);
            if (seat.person() && !seat.left && SecretTokens.fits(token, seat.hash)) found = i;
        }
        return found;
    }

    /** Who joined: the number of the seat and the token that proves it, which nobody is told again. */
    public record Joined(int seat, String token) {}

    public synchronized Joined join(String name) {
        String token = SecretTokens.next();
        act(RoomAction.SERVER, "join", Map.of("name", name, "hash", SecretTokens.hash(token)));
        return new Joined(state.seats().size() - 1, token);
    }

    /** Does it and returns its number, once it is kept. */
    public int act(int seat, String verb, Map<String, String> args) {
        int seq;
        synchronized (this) {
            seq = bounded(seat, verb, args);
        }
        changed.run();
        return seq;
    }

    /** Does what an engine found, unless something else is asked of it by now: another server may have asked it, too. */
    int answer(int seat, EngineTask task, List<String> line) {
        int seq;
        synchronized (this) {
            if (store.shared()) tell(catchUp());
            if (state.task(seat).filter(now -> now.id().equals(task.id())).isEmpty()) throw RoomRefusal.of("not-now");
            seq = bounded(seat, task.verb(), task.args(line));
        }
        changed.run();
        return seq;
    }

    private int bounded(int seat, String verb, Map<String, String> args) {
        if (state.seq() >= MOST_ACTIONS) throw RoomRefusal.of("worn-out");
        return keep(seat, verb, args);
    }

    private int keep(int seat, String verb, Map<String, String> args) {
        // Judged as the room stands, not as it stood here when another server acted last.
        if (store.shared()) tell(catchUp());
        last = Math.max(last, clock.getAsLong());
        RoomAction action = new RoomAction(state.seq() + 1, seat, verb, args, last);
        judge(action);
        try {
            store.append(new StoredAction(id, action.seq(), seat, verb, Fields.write(args), action.at()));
        } catch (RoomStore.Conflict e) {
            // Another server was faster: ours has not happened, and theirs is news.
            restore();
            tell(catchUp());
            throw RoomRefusal.of("again");
        } catch (StoreFailure e) {
            restore();
            throw e;
        }
        done.add(action);
        tell(List.of(Told.of(action)));
        return action.seq();
    }

    /** A refusal changes nothing; whatever else goes wrong may have, so the room is played again. */
    private void judge(RoomAction action) {
        try {
            state.apply(action);
        } catch (RoomRefusal e) {
            throw e;
        } catch (RuntimeException e) {
            restore();
            throw e;
        }
    }

    private void tell(List<Told> news) {
        if (news.isEmpty()) return;
        for (Hearing hearing : List.copyOf(hearers)) hearing.listener.told(news, view(hearing.seat));
    }

    /** What another server has done meanwhile. */
    public synchronized void refresh() {
        tell(catchUp());
    }

    /** Tells what happened after this number, then whatever happens; the answer ends it. */
    public synchronized Runnable listen(int seat, int after, Listener listener) {
        Hearing hearing = new Hearing(seat, listener);
        listener.told(done.stream().skip(Math.max(after, 0)).map(Told::of).toList(), view(seat));
        hearers.add(hearing);
        tellPresence();
        return () -> stop(hearing);
    }

    private synchronized void stop(Hearing hearing) {
        if (hearers.remove(hearing)) tellPresence();
    }

    /** A sign instead of words, seen by all and kept by nobody. */
    public synchronized void say(int seat, String sign) {
        if (!SIGNS.contains(sign)) throw RoomRefusal.of("sign", String.join(", ", new TreeSet<>(SIGNS)));
        glimpse("sign", new Sign(seat, sign));
    }

    /** How far away somebody found the server. */
    public synchronized void far(int seat, int millis) {
        latency.put(seat, Math.min(Math.max(millis, 0), FARTHEST));
        tellPresence();
    }

    private void tellPresence() {
        List<Integer> here = new ArrayList<>();
        List<Integer> far = new ArrayList<>();
        for (int i = 0; i < state.seats().size(); i++) {
            int seat = i;
            here.add((int) hearers.stream().filter(h -> h.seat == seat).count());
            far.add(latency.getOrDefault(seat, -1));
        }
        glimpse("presence", new Presence(here, far, (int)
                hearers.stream().filter(h -> h.seat < 0).count()));
    }

    private void glimpse(String event, Object data) {
        for (Hearing hearing : List.copyOf(hearers)) hearing.listener.glimpse(event, data);
    }

    /** Whether nobody listens and no time runs: it need not be in memory. */
    synchronized boolean idle() {
        return hearers.isEmpty() && state.deadline().isEmpty() && clock.getAsLong() - last > IDLE;
    }

    public synchronized RoomView view(int seat) {
        return state.view(seat, clock.getAsLong());
    }

    /** Asks something of the board that is this seat's own. */
    public synchronized <T> Optional<T> board(int seat, Function<PrivateBoard, T> asked) {
        return state.play().flatMap(p -> p.board(seat)).map(asked);
    }

    public synchronized OptionalLong deadline() {
        return state.deadline();
    }

    /** When the time is over that somebody had: the server does what follows. */
    public void tick() {
        synchronized (this) {
            OptionalLong deadline = state.deadline();
            if (deadline.isEmpty() || deadline.getAsLong() > clock.getAsLong()) return;
            keep(RoomAction.SERVER, "time", Map.of());
        }
        changed.run();
    }

    /** For how long nothing was done here, in milliseconds. */
    synchronized long quiet() {
        return clock.getAsLong() - last;
    }

    synchronized List<Integer> engines() {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < state.seats().size(); i++)
            if (!state.seats().get(i).person() && !state.seats().get(i).left) all.add(i);
        return all;
    }

    synchronized Optional<EngineTask> task(int seat) {
        return state.task(seat);
    }

    synchronized RoomSeat at(int seat) {
        return state.seats().get(seat);
    }

    /**
     * Nobody's time ran while no server was there; engines are asked again.
     *
     * @param shared other servers may have been there: none was if nobody has seen to what is due
     */
    void resume(boolean shared) {
        OptionalLong due = deadline();
        if (due.isEmpty() || (shared && due.getAsLong() > clock.getAsLong())) {
            changed.run();
            return;
        }
        try {
            int ignored = act(RoomAction.SERVER, "resume", Map.of());
        } catch (RoomRefusal e) {
            // Another server that came back at the same moment was faster, and has done it.
        }
    }
}

package dev.damier.protocol;

import dev.damier.game.Agent;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.run.Budget;
import dev.damier.run.Outcome;
import dev.damier.run.TimeSlice;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * The bot's side of the protocol, whatever carries the lines. Commands are heard on one thread and answered at once;
 * thinking has a thread of its own, so that {@code ping} and {@code stop} are heard meanwhile.
 */
public final class Session implements AutoCloseable {
    private static final String VERSION = "1";

    /**
     * A search to warm the machine's code with: without it the first moves of a game at 0.2 s each are shallow. It is so
     * many nodes, which warm a busy machine as well as a quiet one; the time is only the most a host is kept waiting.
     */
    private static final Limits WARMING = Limits.read("time 3000 nodes 60000");

    private static final AtomicBoolean WARM = new AtomicBoolean();

    private final Consumer<String> out;
    private final SessionOptions options;
    private final SessionSearch thinking;
    private final Pondering pondering;
    private final boolean guest;
    private EngineSeat seat = new EngineSeat();
    private Game game;
    private Setup start;
    private PlayedLine line;
    private Agent agent;
    private Map<String, Object> seen = Map.of();

    /** @param out takes a line to the host; called by several threads, never by two at once */
    public Session(Consumer<String> out) {
        this(out, Session::ownThread, Budget.UNLIMITED.withThreads(SessionOptions.MAX_THREADS), true);
    }

    /**
     * For hosts who are guests: they may not have the machine think while they do.
     *
     * @param threads where it thinks
     * @param max what no search may pass, whatever the host allows it
     */
    public Session(Consumer<String> out, Executor threads, Budget max) {
        this(out, threads, max, false);
    }

    private Session(Consumer<String> out, Executor threads, Budget max, boolean ponders) {
        this.out = out;
        options = new SessionOptions(max);
        thinking = new SessionSearch(this::say, threads);
        pondering = new Pondering(ponders ? threads : work -> {});
        guest = !ponders;
    }

    private static void ownThread(Runnable work) {
        Thread thread = new Thread(work, "thinking");
        thread.setDaemon(true);
        thread.start();
    }

    private synchronized void say(String words) {
        out.accept(words.replace('\n', ' '));
    }

    /** An option, before or during the conversation; {@link IllegalArgumentException} if there is no such. */
    public void set(String name, String value) {
        options.set(name, value);
    }

    /** Acts on a line of the host; false once it has said {@code quit}. */
    public boolean handleLine(String words) {
        String[] parts = words.strip().split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        try {
            switch (parts[0]) {
                case "" -> {}
                case "damier" -> greet();
                case "set" -> set(rest);
                case "new" -> begin(rest);
                case "position" -> position(rest);
                case "observe" -> observe(rest);
                case "go" -> go(rest);
                case "stop" -> {
                    pondering.stop();
                    thinking.stop();
                }
                case "ping" -> say("pong");
                case "quit" -> {
                    return false;
                }
                default -> say("error unknown command '" + parts[0] + "'");
            }
        } catch (IllegalArgumentException e) {
            say("error " + e.getMessage());
        } catch (RuntimeException | StackOverflowError e) {
            say("error internal error: " + e);
        }
        return true;
    }

    /** For a line that was cut. */
    public void tooLong() {
        say("error line longer than " + LineReader.MAX_LINE_BYTES + " bytes");
    }

    private void greet() {
        say("id name Damier " + VERSION);
        say("id author the Damier project");
        for (Game known : Games.all().games()) say("game " + known.descriptor().id());
        SessionOptions.lines().forEach(this::say);
        say("ready");
    }

    private void set(String rest) {
        String[] parts = rest.split("\\s+", 2);
        options.set(parts[0], parts.length > 1 ? parts[1].strip() : "");
    }

    private void begin(String rest) {
        String[] parts = rest.split("\\s+");
        Game next = Games.all().game(parts[0]);
        Map<String, String> wanted = new LinkedHashMap<>();
        for (String pair : Arrays.asList(parts).subList(1, parts.length)) {
            int equals = pair.indexOf('=');
            if (equals > 0) wanted.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
        String seed = wanted.getOrDefault("seed", "0");
        if (!seed.matches("-?\\d{1,18}"))
            throw new IllegalArgumentException("seed must be a whole number, but got '" + seed + "'");
        wanted.remove("seed");
        Setup dealt = next.deal(wanted, Long.parseLong(seed));
        thinking.stop();
        TimeSlice.current().runBlocking(thinking::await);
        pondering.stop();
        seat = new EngineSeat();
        game = next;
        start = dealt;
        line = new PlayedLine(dealt, List.of());
        agent = Games.all().agents(next.descriptor().id()).isEmpty() ? null : options.enter(next);
        seen = Map.of();
        warm(line, dealt);
        say("ready");
    }

    /**
     * Once a process: a turn that counts for nothing, from the question to the words of the answer. What is wrong with the
     * options is said at {@code go}.
     */
    private void warm(PlayedLine first, Setup end) {
        if (guest || !SearchRequest.contest(end) || !WARM.compareAndSet(false, true)) return;
        try {
            Turn rehearsal = new Turn(first, end, options.request(), WARMING, new EngineSeat(), System.nanoTime());
            rehearsal.think(words -> {}, control -> {}).ifPresent(rehearsal::best);
        } catch (RuntimeException e) {
            WARM.set(false);
        }
    }

    /**
     * Everything is read before anything changes: after an error the position is what it was. A host that never said
     * {@code new} finds a warm engine too.
     */
    private void position(String rest) {
        PlayedLine next = PlayedLine.read(rest, this::read);
        Setup end = next.end();
        line = next;
        game = end.game();
        agent = null;
        warm(next, end);
    }

    private Setup read(String text) {
        if (text.equals("start") && start != null) return start;
        if (game != null) return game.read(text);
        return Games.all()
                .recognise(text)
                .orElseThrow(() ->
                        new IllegalArgumentException("no game can read '" + text + "'; name the game with: new GAME"));
    }

    private void observe(String rest) {
        if (agent == null) {
            if (game == null) throw new IllegalArgumentException("observe needs a game: new GAME");
            agent = options.enter(game);
        }
        seen = AgentPlayer.fields(rest);
    }

    private void go(String rest) {
        long heard = System.nanoTime();
        Limits limits = Limits.read(rest);
        if (line == null) throw new IllegalArgumentException("go needs a game: new GAME, or position TEXT");
        if (agent != null) {
            Agent who = agent;
            Map<String, Object> last = seen;
            thinking.start(false, run -> run.last("best " + AgentPlayer.text(who.next(last))));
            return;
        }
        PlayedLine known = line;
        Setup end = known.end();
        SearchRequest request = options.request();
        EngineSeat own = seat;
        boolean ponders = options.ponders();
        pondering.stop();
        thinking.start(limits.infinite(), running -> {
            // A guest's time is counted from when it is its turn.
            Turn turn = new Turn(known, end, request, limits, own, guest ? System.nanoTime() : heard);
            Outcome outcome = turn.think(this::say, running::control).orElse(null);
            if (outcome == null) return;
            running.last(turn.best(outcome));
            if (ponders) known.expected(outcome).ifPresent(next -> pondering.start(next, request.most(), own));
        });
    }

    /** The host speaks no more: lets a search that ends by itself come to its answer. */
    public void finish() {
        thinking.finish();
    }

    /** Stops whatever is thought about. */
    @Override
    public void close() {
        pondering.stop();
        thinking.stop();
    }
}

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
 * The bot's side of the protocol, independent of the transport. Commands are handled immediately on one thread.
 * Searches run on another thread, so that {@code ping} and {@code stop} work during a search.
 */
public final class Session implements AutoCloseable {
    private static final String VERSION = "1";

    /**
     * Limits of a warm-up search, which lets the JVM compile the engine. Without it, the first moves of a game at 0.2 s
     * per move are shallow. The node limit makes the warm-up independent of the load of the machine. The time limit
     * bounds the delay for the host.
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

    /** @param out receives each line for the host; called by several threads, but never concurrently */
    public Session(Consumer<String> out) {
        this(out, Session::ownThread, Budget.UNLIMITED.withThreads(SessionOptions.MAX_THREADS), true);
    }

    /**
     * Creates a session for a remote host, which may not let the server search during the opponent's time.
     *
     * @param threads runs the searches
     * @param max maximum budget of every search
     */
    public Session(Consumer<String> out, Executor threads, Budget max) {
        this(out, threads, max, false);
    }

    private Session(Consumer<String> out, Executor threads, Budget max, boolean ponderAllowed) {
        this.out = out;
        options = new SessionOptions(max);
        thinking = new SessionSearch(this::say, threads);
        pondering = new Pondering(ponderAllowed ? threads : work -> {});
        guest = !ponderAllowed;
    }

    private static void ownThread(Runnable task) {
        Thread thread = new Thread(task, "session-search");
        thread.setDaemon(true);
        thread.start();
    }

    private synchronized void say(String text) {
        out.accept(text.replace('\n', ' '));
    }

    /** Sets an option at any time. Throws {@link IllegalArgumentException} if it does not exist. */
    public void set(String name, String value) {
        options.set(name, value);
    }

    /** Handles a line of the host. Returns false after {@code quit}. */
    public boolean handleLine(String line) {
        String[] parts = line.strip().split("\\s+", 2);
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

    /** Reports a line that was too long. */
    public void tooLong() {
        say("error line longer than " + LineReader.MAX_LINE_BYTES + " bytes");
    }

    private void greet() {
        say("id name Damier " + VERSION);
        say("id author the Damier project");
        for (Game registered : Games.all().games()) say("game " + registered.descriptor().id());
        SessionOptions.lines().forEach(this::say);
        say("ready");
    }

    private void set(String rest) {
        String[] parts = rest.split("\\s+", 2);
        options.set(parts[0], parts.length > 1 ? parts[1].strip() : "");
    }

    private void begin(String rest) {
        String[] parts = rest.split("\\s+");
        Game newGame = Games.all().game(parts[0]);
        Map<String, String> dealOptions = new LinkedHashMap<>();
        for (String pair : Arrays.asList(parts).subList(1, parts.length)) {
            int equals = pair.indexOf('=');
            if (equals > 0) dealOptions.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
        String seed = dealOptions.getOrDefault("seed", "0");
        if (!seed.matches("-?\\d{1,18}"))
            throw new IllegalArgumentException("seed must be a whole number, but got '" + seed + "'");
        dealOptions.remove("seed");
        Setup newStart = newGame.deal(dealOptions, Long.parseLong(seed));
        thinking.stop();
        TimeSlice.current().runBlocking(thinking::await);
        pondering.stop();
        seat = new EngineSeat();
        game = newGame;
        start = newStart;
        line = new PlayedLine(newStart, List.of());
        agent = Games.all().agents(newGame.descriptor().id()).isEmpty() ? null : options.enter(newGame);
        seen = Map.of();
        warm(line, newStart);
        say("ready");
    }

    /**
     * Runs a complete search once per process and discards the answer. Errors in the options are ignored here, because
     * {@code go} reports them.
     */
    private void warm(PlayedLine first, Setup end) {
        if (guest || !SearchRequest.contest(end) || !WARM.compareAndSet(false, true)) return;
        try {
            Turn turn = new Turn(first, end, options.request(), WARMING, new EngineSeat(), System.nanoTime());
            turn.think(words -> {}, control -> {}).ifPresent(turn::best);
        } catch (RuntimeException e) {
            WARM.set(false);
        }
    }

    /**
     * Sets the position. The text is parsed completely before anything changes, so an error leaves the position
     * unchanged. The warm-up also runs here, for hosts that never send {@code new}.
     */
    private void position(String rest) {
        PlayedLine newLine = PlayedLine.read(rest, this::read);
        Setup end = newLine.end();
        line = newLine;
        game = end.game();
        agent = null;
        warm(newLine, end);
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
        long receivedAt = System.nanoTime();
        Limits limits = Limits.read(rest);
        if (line == null) throw new IllegalArgumentException("go needs a game: new GAME, or position TEXT");
        if (agent != null) {
            Agent currentAgent = agent;
            Map<String, Object> observation = seen;
            thinking.start(false, run -> run.last("best " + AgentPlayer.text(currentAgent.next(observation))));
            return;
        }
        PlayedLine currentLine = line;
        Setup end = currentLine.end();
        SearchRequest request = options.request();
        EngineSeat currentSeat = seat;
        boolean ponderEnabled = options.ponders();
        pondering.stop();
        thinking.start(limits.infinite(), running -> {
            // For a remote host the time starts when the search gets a thread.
            Turn turn = new Turn(currentLine, end, request, limits, currentSeat, guest ? System.nanoTime() : receivedAt);
            Outcome outcome = turn.think(this::say, running::control).orElse(null);
            if (outcome == null) return;
            running.last(turn.best(outcome));
            if (ponderEnabled) currentLine.expected(outcome).ifPresent(next -> pondering.start(next, request.most(), currentSeat));
        });
    }

    /** Called at the end of the input. Waits for the answer of a running search; an infinite search is stopped. */
    public void finish() {
        thinking.finish();
    }

    /** Stops all searches. */
    @Override
    public void close() {
        pondering.stop();
        thinking.stop();
    }
}

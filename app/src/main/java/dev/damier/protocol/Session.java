package dev.damier.protocol;

import dev.damier.background.DaemonThreads;
import dev.damier.game.Agent;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.run.BadInputException;
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
    private static final Limits WARM_UP_LIMITS = Limits.parse("time 3000 nodes 60000");

    private static final AtomicBoolean WARMED_UP = new AtomicBoolean();

    private final Consumer<String> out;
    private final SessionOptions options;
    private final SessionSearch search;
    private final Pondering pondering;
    private final boolean remoteHost;
    private EngineSeat seat = new EngineSeat();
    private Game game;
    private Setup start;
    private PlayedLine line;
    private Agent agent;
    private Map<String, Object> lastObservation = Map.of();

    /** @param out receives each line for the host; called by several threads, but never concurrently */
    public Session(Consumer<String> out) {
        this(out, Session::startThread, Budget.UNLIMITED.withThreads(SessionOptions.MAX_THREADS), true);
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
        search = new SessionSearch(this::send, threads);
        pondering = new Pondering(ponderAllowed ? threads : work -> {});
        remoteHost = !ponderAllowed;
    }

    private static void startThread(Runnable task) {
        DaemonThreads.start("session-search", task);
    }

    private synchronized void send(String text) {
        out.accept(text.replace('\n', ' '));
    }

    /** Sets an option at any time. Throws {@link BadInputException} if it does not exist. */
    public void set(String name, String value) {
        options.set(name, value);
    }

    /** Handles a line of the host. Returns false after {@code quit}. */
    public boolean handleLine(String command) {
        String[] parts = command.strip().split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        try {
            switch (parts[0]) {
                case "" -> {}
                case "damier" -> sendHandshake();
                case "set" -> setOption(rest);
                case "new" -> newGame(rest);
                case "position" -> setPosition(rest);
                case "observe" -> observe(rest);
                case "go" -> startSearch(rest);
                case "stop" -> {
                    pondering.stop();
                    search.stop();
                }
                case "ping" -> send("pong");
                case "quit" -> {
                    return false;
                }
                default -> send("error unknown command '" + parts[0] + "'");
            }
        } catch (BadInputException e) {
            send("error " + e.getMessage());
        } catch (RuntimeException | StackOverflowError e) {
            send("error internal error: " + e);
        }
        return true;
    }

    /** Reports a line that was too long. */
    public void onLineTooLong() {
        send("error line longer than " + LineReader.MAX_LINE_BYTES + " bytes");
    }

    private void sendHandshake() {
        send("id name Damier " + VERSION);
        send("id author the Damier project");
        for (Game registered : Games.all().games())
            send("game " + registered.descriptor().id());
        SessionOptions.optionLines().forEach(this::send);
        send("ready");
    }

    private void setOption(String rest) {
        String[] parts = rest.split("\\s+", 2);
        options.set(parts[0], parts.length > 1 ? parts[1].strip() : "");
    }

    private void newGame(String rest) {
        String[] parts = rest.split("\\s+");
        Game newGame = Games.all().game(parts[0]);
        Map<String, String> dealOptions = new LinkedHashMap<>();
        for (String pair : Arrays.asList(parts).subList(1, parts.length)) {
            int equals = pair.indexOf('=');
            if (equals > 0) dealOptions.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
        String seed = dealOptions.getOrDefault("seed", "0");
        if (!seed.matches("-?\\d{1,18}"))
            throw new BadInputException("seed must be a whole number, but got '" + seed + "'");
        dealOptions.remove("seed");
        Setup newStart = newGame.deal(dealOptions, Long.parseLong(seed));
        search.stop();
        TimeSlice.current().runBlocking(search::await);
        pondering.stop();
        seat = new EngineSeat();
        game = newGame;
        start = newStart;
        line = new PlayedLine(newStart, List.of());
        agent = Games.all().agents(newGame.descriptor().id()).isEmpty() ? null : options.createAgent(newGame);
        lastObservation = Map.of();
        warmUp(line, newStart);
        send("ready");
    }

    /**
     * Runs a complete search once per process and discards the answer. Errors in the options are ignored here, because
     * {@code go} reports them.
     */
    private void warmUp(PlayedLine first, Setup end) {
        if (remoteHost || !end.isMatch() || !WARMED_UP.compareAndSet(false, true)) return;
        try {
            Turn turn = new Turn(first, end, options.request(), WARM_UP_LIMITS, new EngineSeat(), System.nanoTime());
            turn.search(info -> {}, control -> {}).ifPresent(turn::bestLine);
        } catch (RuntimeException e) {
            WARMED_UP.set(false);
        }
    }

    /**
     * Sets the position. The text is parsed completely before anything changes, so an error leaves the position
     * unchanged. The warm-up also runs here, for hosts that never send {@code new}.
     */
    private void setPosition(String rest) {
        PlayedLine newLine = PlayedLine.parse(rest, this::parsePosition);
        Setup end = newLine.endPosition();
        line = newLine;
        game = end.game();
        agent = null;
        warmUp(newLine, end);
    }

    private Setup parsePosition(String text) {
        if (text.equals("start") && start != null) return start;
        if (game != null) return game.read(text);
        return Games.all()
                .recognise(text)
                .orElseThrow(
                        () -> new BadInputException("no game can read '" + text + "'; name the game with: new GAME"));
    }

    private void observe(String rest) {
        if (agent == null) {
            if (game == null) throw new BadInputException("observe needs a game: new GAME");
            agent = options.createAgent(game);
        }
        lastObservation = AgentPlayer.parseObject(rest);
    }

    private void startSearch(String rest) {
        long receivedAt = System.nanoTime();
        Limits limits = Limits.parse(rest);
        if (line == null) throw new BadInputException("go needs a game: new GAME, or position TEXT");
        if (agent != null) {
            Agent currentAgent = agent;
            Map<String, Object> observation = lastObservation;
            search.start(
                    false,
                    searchRun -> searchRun.setAnswer("best " + AgentPlayer.formatAct(currentAgent.next(observation))));
            return;
        }
        PlayedLine currentLine = line;
        Setup end = currentLine.endPosition();
        SearchRequest request = options.request();
        EngineSeat currentSeat = seat;
        boolean ponderEnabled = options.isPonderEnabled();
        pondering.stop();
        search.start(limits.infinite(), running -> {
            // For a remote host the time starts when the search gets a thread.
            Turn turn = new Turn(
                    currentLine, end, request, limits, currentSeat, remoteHost ? System.nanoTime() : receivedAt);
            Outcome outcome = turn.search(this::send, running::setControl).orElse(null);
            if (outcome == null) return;
            running.setAnswer(turn.bestLine(outcome));
            if (ponderEnabled)
                currentLine
                        .expectedPosition(outcome)
                        .ifPresent(next -> pondering.start(next, request.maxBudget(), currentSeat));
        });
    }

    /** Called at the end of the input. Waits for the answer of a running search; an infinite search is stopped. */
    public void finish() {
        search.finish();
    }

    /** Stops all searches. */
    @Override
    public void close() {
        pondering.stop();
        search.stop();
    }
}

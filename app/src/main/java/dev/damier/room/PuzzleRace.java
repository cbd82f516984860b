package dev.damier.room;

import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.GoalPile;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * Everybody at once, each on a board of their own that starts as everybody's does. In a {@link Style#FASTEST} race all see
 * all boards and who is done first wins; for the {@link Style#FEWEST} nobody sees another's moves before the end, one may try
 * again until the time is over, and the least cost wins, the earlier of two; who ended without having done it all comes after
 * them, by score. On a board with a pile of goals they follow one
 * another, from where the winner left the pieces.
 */
final class PuzzleRace implements RoomGame {
    /** How long a result is looked at before the next goal. */
    private static final long PAUSE = 8_000;

    /** Nobody needs more, and everything kept has a limit. */
    private static final int MAX_MOVES = 5_000;

    enum Phase implements dev.damier.game.WireName {
        RACE,
        RESULT,
        OVER
    }

    private static final class Runner {
        Table table;
        final List<Move> played = new ArrayList<>();
        /** The best attempt: null before one reached the goal. */
        List<String> line;

        /** What an engine means to play; nobody is shown it. */
        List<String> plan = List.of();

        int cost;
        /** What it earned, where the game counts that. */
        OptionalInt score = OptionalInt.empty();

        /** Whether it ended as it should: whoever sends half a map has ended, too. */
        boolean won;

        long doneAt;
        boolean content;
        String end = "";

        List<String> texts() {
            return played.stream().map(Move::text).toList();
        }

        boolean done() {
            return line != null;
        }
    }

    /**
     * Somebody in the race, as this viewer may see it.
     *
     * @param moves how many were played so far
     * @param cost of the best attempt, -1 before one reached the goal
     * @param score of the best attempt, null before one and where the game counts none
     * @param millis from the start to the best attempt
     * @param line what was played; empty as long as it is nobody else's business
     */
    record RacerView(
            int seat,
            int moves,
            boolean done,
            int cost,
            Integer score,
            long millis,
            boolean content,
            List<String> line) {}

    /** @param played the viewer's own moves; empty for a secret */
    record RaceView(
            Phase phase,
            Style style,
            boolean secret,
            int round,
            int of,
            String position,
            long ends,
            long length,
            List<RacerView> lanes,
            List<String> played,
            List<Integer> ranking) {}

    private final RoomConfig config;
    private final RoomSettings settings;
    private final List<RoomSeat> seats;
    private final GoalDeck goals;
    private final Map<Integer, Runner> runners = new TreeMap<>();
    private Phase phase = Phase.RACE;
    private Setup setup;
    private int round;
    private long began;
    private long ends;
    private long length;

    PuzzleRace(RoomConfig config, RoomSettings settings, List<RoomSeat> seats, long at) {
        this.config = config;
        this.settings = settings;
        this.seats = seats;
        setup = config.setup();
        goals = setup.as(GoalPile.class).isPresent() ? new GoalDeck(config) : null;
        if (goals != null) setup = goals.next(config.position()).orElseThrow().setup();
        begin(at);
    }

    private int goalCount() {
        return goals == null ? 1 : settings.of("targets");
    }

    private void begin(long at) {
        round++;
        runners.clear();
        for (int seat = 0; seat < seats.size(); seat++) if (!seats.get(seat).left) joined(seat, at);
        phase = Phase.RACE;
        began = at;
        length = settings.millis("seconds");
        ends = at + length;
    }

    @Override
    public void joined(int seat, long at) {
        Runner runner = new Runner();
        runner.table = setup.newTable();
        runners.put(seat, runner);
    }

    @Override
    public void left(int seat, long at) {
        runners.remove(seat);
        if (phase == Phase.RACE && !runners.isEmpty() && settled()) finish(at);
    }

    @Override
    public void act(RoomAction action) {
        Runner runner = runners.get(action.seat());
        if (runner == null) throw RoomException.of("seat");
        if (action.verb().equals("next")) {
            if (phase != Phase.RESULT) throw RoomException.of("not-now");
            runner.content = true;
            if (settled()) onDeadline(action.at());
            return;
        }
        if (phase != Phase.RACE) throw RoomException.of("over");
        switch (action.verb()) {
            case "move" -> move(runner, action);
            case "plan" -> {
                if (seats.get(action.seat()).isHuman()) throw RoomException.of("verb", action.verb());
                runner.plan = List.of(action.arg("line").split(" "));
            }
            case "undo" -> {
                if (runner.played.isEmpty() || !runner.table.undo()) throw RoomException.of("undo");
                runner.played.remove(runner.played.size() - 1);
            }
            case "reset" -> {
                if (config.secret()) throw RoomException.of("undo");
                runner.table = setup.newTable();
                runner.played.clear();
            }
            case "content" -> runner.content = true;
            default -> throw RoomException.of("verb", action.verb());
        }
        if (settled()) finish(action.at());
    }

    private void move(Runner runner, RoomAction action) {
        if (runner.played.size() >= MAX_MOVES) throw RoomException.of("moves", MAX_MOVES);
        runner.played.add(Moves.play(runner.table, action.arg("move")));
        Table.Status status = runner.table.status();
        if (!status.over() || (runner.done() && status.cost() >= runner.cost)) return;
        runner.line = runner.texts();
        runner.cost = status.cost();
        runner.score = runner.table.score();
        runner.won = status.winner() >= 0;
        runner.doneAt = action.at();
        runner.end = runner.table.write();
        // A second attempt makes no sense where all is known after the first, or where the first counts.
        if (config.secret() || config.style() == Style.FASTEST) runner.content = true;
    }

    /** Nobody wants to go on. */
    private boolean settled() {
        return runners.values().stream().allMatch(r -> r.content);
    }

    private void finish(long at) {
        List<Integer> ranking = ranking();
        if (!ranking.isEmpty()) seats.get(ranking.get(0)).points++;
        for (Runner runner : runners.values()) runner.content = false;
        boolean last = round >= goalCount();
        phase = last ? Phase.OVER : Phase.RESULT;
        length = last ? 0 : PAUSE;
        ends = last ? 0 : at + PAUSE;
    }

    @Override
    public void onDeadline(long at) {
        switch (phase) {
            case RACE -> finish(at);
            case RESULT -> {
                List<Integer> ranking = ranking();
                String standing = ranking.isEmpty() ? setup.write() : runners.get(ranking.get(0)).end;
                Optional<GoalDeck.Goal> drawn = goals.next(standing);
                if (drawn.isPresent()) {
                    setup = drawn.get().setup();
                    begin(at);
                } else {
                    phase = Phase.OVER;
                    ends = 0;
                }
            }
            case OVER -> throw RoomException.of("over");
        }
    }

    /** Those who reached the goal, the best first. */
    private List<Integer> ranking() {
        Comparator<Map.Entry<Integer, Runner>> earlier = Comparator.comparingLong(e -> e.getValue().doneAt);
        Comparator<Map.Entry<Integer, Runner>> better = Comparator.comparing(
                        (Map.Entry<Integer, Runner> e) -> !e.getValue().won)
                .thenComparingInt(e -> e.getValue().won
                        ? e.getValue().cost
                        : -e.getValue().score.orElse(0))
                .thenComparing(earlier);
        return runners.entrySet().stream()
                .filter(e -> e.getValue().done())
                .sorted(config.style() == Style.FASTEST ? earlier : better)
                .map(Map.Entry::getKey)
                .toList();
    }

    @Override
    public OptionalLong deadline() {
        return ends == 0 ? OptionalLong.empty() : OptionalLong.of(ends);
    }

    @Override
    public void shiftDeadlines(long millis) {
        if (ends != 0) ends += millis;
        began += millis;
        for (Runner runner : runners.values()) if (runner.done()) runner.doneAt += millis;
    }

    @Override
    public boolean over() {
        return phase == Phase.OVER;
    }

    @Override
    public Object view(int viewer) {
        boolean open = config.style() == Style.FASTEST || (phase != Phase.RACE && !config.secret());
        List<RacerView> lanes = new ArrayList<>();
        runners.forEach((seat, r) -> lanes.add(new RacerView(
                seat,
                r.played.size(),
                r.done(),
                r.done() ? r.cost : -1,
                r.score.isPresent() ? r.score.getAsInt() : null,
                r.done() ? r.doneAt - began : -1,
                r.content,
                open ? phase == Phase.RACE || !r.done() ? r.texts() : r.line : List.of())));
        Runner own = runners.get(viewer);
        return new RaceView(
                phase,
                config.style(),
                config.secret(),
                round,
                goalCount(),
                config.secret() ? "" : setup.write(),
                ends,
                length,
                lanes,
                own == null || config.secret() ? List.of() : own.texts(),
                phase == Phase.RACE && !open ? List.of() : ranking());
    }

    /** An engine thinks once, plays what it found move by move as people do, and is content with it. */
    @Override
    public Optional<EngineTask> engineTask(int seat) {
        Runner runner = runners.get(seat);
        if (runner == null || runner.content || phase == Phase.OVER || config.secret()) return Optional.empty();
        String id = "round " + round;
        if (phase == Phase.RESULT) return Optional.of(EngineTask.known(id + " next", "next", ""));
        if (runner.plan.isEmpty()) return Optional.of(new EngineTask(id, "plan", setup, List.of()));
        int at = runner.played.size();
        return Optional.of(
                at < runner.plan.size()
                        ? EngineTask.known(id + " move " + at, "move", runner.plan.get(at))
                        : EngineTask.known(id + " content", "content", ""));
    }

    @Override
    public Optional<PrivateBoard> board(int seat) {
        return Optional.ofNullable(runners.get(seat)).map(r -> new PrivateBoard(setup, r.table, r.played));
    }
}

package dev.damier.hitman;

import dev.damier.game.Gesture;
import dev.damier.game.Insight;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.hitman.agent.ExplorationState;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.PhaseEnding;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.Seen;
import dev.damier.hitman.world.WorldReferee;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Phase 1 by hand, under fog: the table knows what the referee told it and nothing else. Sending the map ends it;
 * unknown cells are sent as what they most likely hold, since a wrong guess is free. There is no undo: what has been seen stays seen.
 */
final class FogTable implements Table, Insight {
    static final String SEND_TEXT = "send_content";

    private final FogSetup start;
    private final StringBuilder steps = new StringBuilder();
    private final WorldReferee referee;
    private final Map<Cell, Content> known = new LinkedHashMap<>();
    private final Deducer deducer;
    private RefereeStatus last;

    /** The map that was sent. */
    private Map<Cell, Content> guess = Map.of();

    /** The truth, cell by cell, once the map has been sent. */
    private Map<Cell, Content> truth = Map.of();

    private int score;

    FogTable(FogSetup start) {
        this.start = start;
        referee = new WorldReferee(start.map(), start.version());
        see(referee.startPhase1());
        deducer = new Deducer(last, true);
        for (char step : start.steps().toCharArray()) act(code(step));
    }

    static int code(char step) {
        return step == 's' ? ExplorationState.SEND : HitmanNotation.STEPS.indexOf(step);
    }

    private void see(RefereeStatus status) {
        last = status;
        for (Seen seen : status.vision()) known.put(seen.cell(), seen.content());
    }

    private void act(int code) {
        steps.append(code == ExplorationState.SEND ? 's' : HitmanNotation.STEPS.charAt(code));
        if (code == ExplorationState.SEND) send();
        else {
            see(referee.act(Action.of(code)));
            deducer.learn(last);
        }
    }

    private void send() {
        guess = guess();
        referee.sendContent(guess);
        PhaseEnding ending = referee.endPhase1();
        truth = ending.map();
        score = ending.score();
    }

    private Map<Cell, Content> guess() {
        Map<Cell, Content> likeliest = new LinkedHashMap<>();
        for (int c = 0; c < deducer.grid().size(); c++) {
            likeliest.put(deducer.grid().cell(c), deducer.chances().likeliest(c));
        }
        return likeliest;
    }

    ExplorationState exploring() {
        return new ExplorationState(last, deducer);
    }

    private FogInsight insight() {
        return new FogInsight(deducer, known.keySet());
    }

    @Override
    public List<Layer> layers() {
        return insight().layers();
    }

    @Override
    public List<Scene.Mark> layer(String id) {
        return insight().layer(id);
    }

    @Override
    public List<Text> why(Spot cell) {
        return insight().why(cell);
    }

    @Override
    public List<Move> moves() {
        if (!truth.isEmpty()) return List.of();
        List<Move> moves = new ArrayList<>(4);
        // The cell ahead is always seen, so offering only possible moves tells nothing new.
        boolean free =
                !last.vision().isEmpty() && last.vision().get(0).content().enterable();
        if (free)
            moves.add(ActionGestures.move(here(), spot(last.vision().get(0).cell()), last.heading()));
        moves.addAll(ActionGestures.turns(here(), last.heading()));
        moves.add(sending());
        return List.copyOf(moves);
    }

    static Text sendingWords() {
        return Text.of(FogTable.class, "act." + SEND_TEXT);
    }

    /** Nobody sends half a map by a slip of the hand. */
    private Move sending() {
        Move send = new Move(ExplorationState.SEND, SEND_TEXT, sendingWords(), null, null);
        int unknown = last.rows() * last.columns() - known.size();
        return unknown == 0 ? send : send.caution(Text.of(FogTable.class, "explore.incomplete", unknown));
    }

    @Override
    public Optional<Sequel> sequel() {
        if (truth.isEmpty()) return Optional.empty();
        return Optional.of(new Sequel(
                Text.of(FogTable.class, "explore.mission"), start.map().write()));
    }

    /** What is done to people and things is done in the mission. */
    @Override
    public Gesture key(char letter) {
        return truth.isEmpty() && ActionGestures.isKey(letter)
                ? Gesture.refused(Text.of(FogTable.class, "explore.deed"))
                : Table.super.key(letter);
    }

    /** The cell ahead is always seen, so a reason tells nothing new either. */
    @Override
    public Gesture gesture(Spot from, Spot to) {
        Gesture legal = Table.super.gesture(from, to);
        if (!truth.isEmpty() || to.kind() != Spot.Kind.CELL || legal.refusal() == null) return legal;
        Cell ahead = last.vision().isEmpty() ? null : last.vision().get(0).cell();
        if (ahead != null && spot(ahead).equals(to))
            return Gesture.refused(Text.of(FogTable.class, "gesture.blocked", ahead.words()));
        boolean inside = to.x() >= 0 && to.y() >= 0 && to.x() < last.columns() && to.y() < last.rows();
        return Gesture.refused(Text.of(FogTable.class, inside ? "explore.turn-first" : "explore.edge"));
    }

    /** Where Hitman stands. */
    Spot here() {
        return spot(last.position());
    }

    Spot spot(Cell cell) {
        return WorldDrawing.spot(cell, last.rows());
    }

    @Override
    public void play(int code) {
        if (move(code).isEmpty()) {
            throw new IllegalArgumentException("hitman: action " + code + " is not possible in " + write());
        }
        act(code);
    }

    @Override
    public boolean undo() {
        return false;
    }

    @Override
    public String write() {
        return new FogSetup(start.hitman(), start.map(), start.version(), steps.toString()).write();
    }

    @Override
    public int toMove() {
        return 0;
    }

    @Override
    public Status status() {
        boolean over = !truth.isEmpty();
        boolean complete = over && truth.equals(guess);
        Text sentence = over
                ? Text.of(FogTable.class, complete ? "explore.complete" : "explore.sent", score, right())
                : Text.of(FogTable.class, "explore.going", known.size(), last.rows() * last.columns());
        return new Status(over, complete ? 0 : -1, last.penalties(), sentence);
    }

    @Override
    public OptionalInt score() {
        return truth.isEmpty() ? OptionalInt.empty() : OptionalInt.of(score);
    }

    private int right() {
        return (int) truth.keySet().stream()
                .filter(c -> truth.get(c) == guess.get(c))
                .count();
    }

    /** Everybody who watches sees what Hitman has seen: the fog is the game. */
    @Override
    public Scene scene(int viewer) {
        WorldDrawing drawing = new WorldDrawing(last.columns(), last.rows());
        Map<Cell, Content> drawn = truth.isEmpty() ? known : truth;
        for (int y = 0; y < last.rows(); y++) {
            for (int x = 0; x < last.columns(); x++) {
                Cell cell = new Cell(x, y);
                Content content = drawn.get(cell);
                if (content == null) drawing.fog(cell);
                else drawing.content(cell, content);
                if (!truth.isEmpty() && guess.get(cell) != content) drawing.fault(cell);
            }
        }
        drawing.views(drawn);
        drawing.hitman(last.position(), last.heading(), false);
        drawing.heard(last.position());
        last.vision().forEach(seen -> drawing.inView(seen.cell()));
        drawing.counter("penalty", last.penalties());
        drawing.counter("heard", last.hear() == 5 ? "5+" : last.hear());
        drawing.counter("guards", last.guards());
        drawing.counter("civilians", last.civilians());
        drawing.counter("known", known.size() + "/" + last.rows() * last.columns());
        return drawing.build();
    }
}

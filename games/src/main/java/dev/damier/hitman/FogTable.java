package dev.damier.hitman;

import dev.damier.game.AnalysisLayers;
import dev.damier.game.Gesture;
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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game table for a human player in phase 1. It uses only what the referee returns. Submitting the map ends the game.
 * Unknown cells are submitted with their most likely content, because a wrong cell costs nothing. There is no undo,
 * because observations cannot be taken back.
 */
final class FogTable implements Table, AnalysisLayers {
    static final String SEND_TEXT = "send_content";

    private final FogSetup start;
    private final StringBuilder steps = new StringBuilder();
    private final WorldReferee referee;
    private final Map<Cell, Content> seenCells = new LinkedHashMap<>();
    /** The cells that Hitman has left. They have no wall and no person, although Hitman did not look at them. */
    private final Set<Cell> leftCells = new HashSet<>();

    private final Deducer deducer;
    private RefereeStatus last;

    /** The submitted map. */
    private Map<Cell, Content> sentMap = Map.of();

    /** The true map, once the player has submitted a map. */
    private Map<Cell, Content> trueMap = Map.of();

    private int score;

    FogTable(FogSetup start) {
        this.start = start;
        referee = new WorldReferee(start.map(), start.version());
        last = referee.startPhase1();
        updateView(last);
        deducer = new Deducer(last, true);
        for (char step : start.steps().toCharArray()) perform(code(step));
    }

    static int code(char step) {
        return step == 's' ? ExplorationState.SEND : HitmanNotation.STEPS.indexOf(step);
    }

    private void updateView(RefereeStatus status) {
        if (!last.position().equals(status.position())) leftCells.add(last.position());
        last = status;
        for (Seen seen : status.vision()) seenCells.put(seen.cell(), seen.content());
    }

    private void perform(int code) {
        steps.append(code == ExplorationState.SEND ? 's' : HitmanNotation.STEPS.charAt(code));
        if (code == ExplorationState.SEND) send();
        else {
            updateView(referee.act(Action.of(code)));
            deducer.observe(last);
        }
    }

    private void send() {
        sentMap = mostLikelyMap();
        referee.sendContent(sentMap);
        PhaseEnding ending = referee.endPhase1();
        trueMap = ending.map();
        score = ending.score();
    }

    private Map<Cell, Content> mostLikelyMap() {
        Map<Cell, Content> likeliest = new LinkedHashMap<>();
        for (int c = 0; c < deducer.grid().size(); c++) {
            likeliest.put(deducer.grid().cell(c), deducer.probabilities().mostLikely(c));
        }
        return likeliest;
    }

    ExplorationState explorationState() {
        return new ExplorationState(last, deducer);
    }

    private FogInsight insight() {
        return new FogInsight(deducer, seenCells.keySet());
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
    public List<Text> explain(Spot cell) {
        return insight().explain(cell);
    }

    @Override
    public List<Move> moves() {
        if (!trueMap.isEmpty()) return List.of();
        List<Move> moves = new ArrayList<>(4);
        // The cell ahead is always seen, so the list of possible moves reveals nothing new.
        boolean free =
                !last.vision().isEmpty() && last.vision().get(0).content().isEnterable();
        if (free)
            moves.add(
                    ActionGestures.move(hitmanSpot(), spot(last.vision().get(0).cell()), last.heading()));
        moves.addAll(ActionGestures.turns(hitmanSpot(), last.heading()));
        moves.add(sendMove());
        return List.copyOf(moves);
    }

    static Text sendText() {
        return Text.of(FogTable.class, "act." + SEND_TEXT);
    }

    /** Returns the move that submits the map. It requires confirmation if cells are unknown. */
    private Move sendMove() {
        Move send = new Move(ExplorationState.SEND, SEND_TEXT, sendText(), null, null);
        int unknown = last.rows() * last.columns() - seenCells.size();
        return unknown == 0 ? send : send.caution(Text.of(FogTable.class, "explore.incomplete", unknown));
    }

    @Override
    public Optional<Sequel> sequel() {
        if (trueMap.isEmpty()) return Optional.empty();
        return Optional.of(new Sequel(
                Text.of(FogTable.class, "explore.mission"), start.map().write()));
    }

    /** Rejects the keys of actions on objects and people, which exist only in the mission. */
    @Override
    public Gesture keyGesture(char letter) {
        return trueMap.isEmpty() && ActionGestures.isKey(letter)
                ? Gesture.refused(Text.of(FogTable.class, "explore.deed"))
                : Table.super.keyGesture(letter);
    }

    /** Explains why a click is not a move. The cell ahead is always seen, so the reason reveals nothing new. */
    @Override
    public Gesture gesture(@Nullable Spot from, Spot to) {
        Gesture legal = Table.super.gesture(from, to);
        if (!trueMap.isEmpty() || to.kind() != Spot.Kind.CELL || legal.refusal() == null) return legal;
        Cell ahead = last.vision().isEmpty() ? null : last.vision().get(0).cell();
        if (ahead != null && spot(ahead).equals(to))
            return Gesture.refused(Text.of(FogTable.class, "gesture.blocked", ahead.words()));
        boolean inside = to.x() >= 0 && to.y() >= 0 && to.x() < last.columns() && to.y() < last.rows();
        return Gesture.refused(Text.of(FogTable.class, inside ? "explore.turn-first" : "explore.edge"));
    }

    /** Returns Hitman's cell on the drawn board. */
    Spot hitmanSpot() {
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
        perform(code);
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
        boolean over = !trueMap.isEmpty();
        boolean complete = over && trueMap.equals(sentMap);
        Text sentence = over
                ? Text.of(FogTable.class, complete ? "explore.complete" : "explore.sent", score, correctCells())
                : Text.of(FogTable.class, "explore.going", seenCells.size(), last.rows() * last.columns());
        return new Status(over, complete ? 0 : -1, last.penalties(), sentence);
    }

    @Override
    public OptionalInt score() {
        return trueMap.isEmpty() ? OptionalInt.empty() : OptionalInt.of(score);
    }

    private int correctCells() {
        return (int) trueMap.keySet().stream()
                .filter(c -> trueMap.get(c) == sentMap.get(c))
                .count();
    }

    /** Draws the board. All viewers see only what Hitman has seen. */
    @Override
    public Scene scene(int viewer) {
        return draw(trueMap.isEmpty() ? seenCells : trueMap);
    }

    @Override
    public Scene revealedScene() {
        Map<Cell, Content> contents = new LinkedHashMap<>();
        for (int i = 0; i < start.map().size(); i++)
            contents.put(start.map().cell(i), start.map().at(i));
        return draw(contents);
    }

    private Scene draw(Map<Cell, Content> drawn) {
        WorldDrawing drawing = new WorldDrawing(last.columns(), last.rows());
        for (int y = 0; y < last.rows(); y++) {
            for (int x = 0; x < last.columns(); x++) {
                Cell cell = new Cell(x, y);
                Content content = drawn.get(cell);
                if (content == null && !leftCells.contains(cell)) drawing.fog(cell);
                else if (content != null) drawing.content(cell, content);
                if (!trueMap.isEmpty() && sentMap.get(cell) != content) drawing.wrongGuess(cell);
            }
        }
        drawing.viewCones(drawn);
        drawing.hitman(last.position(), last.heading(), false);
        drawing.hearingSquare(last.position());
        last.vision().forEach(seen -> drawing.inView(seen.cell()));
        drawing.counter("penalty", last.penalties());
        drawing.counter("heard", last.peopleHeard() == 5 ? "5+" : last.peopleHeard());
        drawing.counter("guards", last.guards());
        drawing.counter("civilians", last.civilians());
        drawing.counter("known", seenCells.size() + "/" + last.rows() * last.columns());
        return drawing.build();
    }
}

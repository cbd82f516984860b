package dev.damier.hitman;

import dev.damier.game.Gesture;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.World;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A game table for a human player in phase 2 with a known map. A referee checks and charges every action. */
final class MissionTable implements Table {
    private record Step(Situation before, int penalty) {}

    private final Deque<Step> steps = new ArrayDeque<>();
    private Situation now;
    private int penalties;

    MissionTable(Situation start) {
        now = start;
    }

    @Override
    public List<Move> moves() {
        if (now.isAccomplished()) return List.of();
        List<Move> moves = new ArrayList<>();
        Spot here = spot(now.cell());
        int aheadIndex = now.map().ahead(now.cell(), now.heading());
        for (Action action : Action.values()) {
            if (!now.statusAfter(action).ok()) continue;
            switch (action) {
                case MOVE -> moves.add(ActionGestures.move(here, spot(aheadIndex), now.heading()));
                case TURN_CLOCKWISE -> moves.addAll(ActionGestures.turns(here, now.heading()));
                case TURN_ANTI_CLOCKWISE -> {} // added together with the other turn
                case NEUTRALIZE_GUARD, NEUTRALIZE_CIVIL ->
                    moves.add(ActionGestures.objectAction(
                            action,
                            here,
                            spot(aheadIndex),
                            WorldDrawing.id(now.map().cell(aheadIndex))));
                case PUT_ON_SUIT -> moves.add(ActionGestures.objectAction(action, null, null, ""));
                default ->
                    moves.add(ActionGestures.objectAction(
                            action, here, here, WorldDrawing.id(now.map().cell(now.cell()))));
            }
        }
        return List.copyOf(moves);
    }

    @Override
    public Gesture keyGesture(char letter) {
        return now.isAccomplished() || !ActionGestures.isKey(letter)
                ? Table.super.keyGesture(letter)
                : Gesture.refused(Text.of(MissionTable.class, "key." + letter));
    }

    /** Converts a click on a cell in Hitman's row or column into a walk straight ahead, as far as it is safe. */
    @Override
    public Gesture gesture(@Nullable Spot from, Spot to) {
        WorldMap map = now.map();
        Cell there = new Cell(to.x(), map.rows() - 1 - to.y());
        if (now.isAccomplished() || to.kind() != Spot.Kind.CELL || !map.contains(there))
            return Table.super.gesture(from, to);
        int goal = map.index(there);
        if (goal == now.cell()) return Gesture.refused(Text.of(MissionTable.class, "gesture.here"));
        if (!map.at(goal).isEnterable())
            return Gesture.refused(Text.of(MissionTable.class, "gesture.blocked", there.words()));
        StraightWalk walk = StraightWalk.of(now, there);
        if (walk == null) return Gesture.refused(Text.of(MissionTable.class, "gesture.aslant"));
        if (walk.hasStep())
            return Gesture.of(walk.actions().stream().map(a -> a.method).toList());
        String reason = walk.endsBeforeWatchedCell() ? "gesture.watched" : "gesture.unreachable";
        return Gesture.refused(Text.of(MissionTable.class, reason, there.words()));
    }

    private Spot spot(int index) {
        return WorldDrawing.spot(now.map().cell(index), now.map().rows());
    }

    @Override
    public void play(int code) {
        boolean known = code >= 0 && code < Action.values().length;
        RefereeStatus status = known && !now.isAccomplished() ? now.statusAfter(Action.of(code)) : null;
        if (status == null || !status.ok()) {
            throw new IllegalArgumentException("hitman: action " + code + " is not possible in " + write());
        }
        steps.push(new Step(now, status.penalties()));
        penalties += status.penalties();
        now = now.after(Action.of(code));
    }

    @Override
    public boolean undo() {
        if (steps.isEmpty()) return false;
        Step last = steps.pop();
        now = last.before();
        penalties -= last.penalty();
        return true;
    }

    @Override
    public String write() {
        return HitmanNotation.write(now);
    }

    @Override
    public int toMove() {
        return 0;
    }

    @Override
    public Status status() {
        boolean over = now.isAccomplished();
        String key = over
                ? "mission.done"
                : now.targetDown() ? "mission.home" : now.hasWeapon() ? "mission.armed" : "mission.unarmed";
        return new Status(over, over ? 0 : -1, penalties, Text.of(MissionTable.class, key, penalties));
    }

    @Override
    public Scene scene(int viewer) {
        WorldMap map = now.map();
        WorldDrawing drawing = new WorldDrawing(map.columns(), map.rows());
        Map<Cell, Content> drawn = new LinkedHashMap<>();
        for (int i = 0; i < map.size(); i++) {
            drawn.put(map.cell(i), map.at(i));
            drawing.content(map.cell(i), map.at(i));
        }
        drawing.viewCones(drawn);
        RefereeStatus seen = new WorldReferee(now).currentStatus();
        World world = new World(map, now.version());
        drawing.hitman(seen.position(), seen.heading(), seen.suitOn());
        drawing.hearingSquare(seen.position());
        seen.vision().forEach(s -> drawing.inView(s.cell()));
        drawing.counter("penalty", penalties);
        drawing.counter("heard", seen.peopleHeard() == 5 ? "5+" : seen.peopleHeard());
        drawing.counter("watching", world.guardsSeeing(seen.position()));
        drawing.counter("witnesses", world.civiliansSeeing(seen.position()));
        drawing.counter("wire", seen.hasWeapon() ? "✓" : "–");
        drawing.counter("suit", seen.suitOn() ? "✓✓" : seen.hasSuit() ? "✓" : "–");
        drawing.counter("target", seen.targetDown() ? "✓" : "–");
        return drawing.build();
    }
}

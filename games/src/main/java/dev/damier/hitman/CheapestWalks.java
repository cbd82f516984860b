package dev.damier.hitman;

import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.Situation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Finds paths of minimum penalty with moves and turns only, by Dijkstra's algorithm. */
public final class CheapestWalks {
    private static final Action[] WALKING_ACTIONS = {Action.MOVE, Action.TURN_CLOCKWISE, Action.TURN_ANTI_CLOCKWISE};

    /** A search node: a situation and the cheapest path to it. */
    private record Node(Situation situation, int penalty, Node parent, Action action) {
        int poseIndex() {
            return situation.cell() * 4 + situation.heading().ordinal();
        }
    }

    private final Situation start;

    public CheapestWalks(Situation start) {
        this.start = start;
    }

    /** Returns the actions of the cheapest path to this cell, or an empty list if there is none. */
    public List<Action> to(int cell) {
        int[] min = new int[start.map().size() * 4];
        Arrays.fill(min, Integer.MAX_VALUE);
        PriorityQueue<Node> open = new PriorityQueue<>(Comparator.comparingInt(Node::penalty));
        open.add(new Node(start, 0, null, null));
        min[open.peek().poseIndex()] = 0;
        while (!open.isEmpty()) {
            Node now = open.poll();
            if (now.penalty > min[now.poseIndex()]) continue;
            if (now.situation.cell() == cell) return actionsTo(now);
            for (Action action : WALKING_ACTIONS) {
                RefereeStatus status = now.situation.statusAfter(action);
                if (!status.ok()) continue;
                Node next = new Node(now.situation.after(action), now.penalty + status.penalties(), now, action);
                if (next.penalty >= min[next.poseIndex()]) continue;
                min[next.poseIndex()] = next.penalty;
                open.add(next);
            }
        }
        return List.of();
    }

    private static List<Action> actionsTo(Node end) {
        List<Action> line = new ArrayList<>();
        for (Node s = end; s.action != null; s = s.parent) line.add(s.action);
        Collections.reverse(line);
        return line;
    }
}

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

/** Ways to walk from where Hitman stands with nothing but steps and turns, each at the least penalty. */
public final class CheapestWalks {
    private static final Action[] STEPS = {Action.MOVE, Action.TURN_CLOCKWISE, Action.TURN_ANTI_CLOCKWISE};

    private record Stand(Situation at, int penalty, Stand before, Action by) {
        int place() {
            return at.cell() * 4 + at.heading().ordinal();
        }
    }

    private final Situation start;

    public CheapestWalks(Situation start) {
        this.start = start;
    }

    /** The actions that lead to this cell; empty when none do. */
    public List<Action> to(int cell) {
        int[] min = new int[start.map().size() * 4];
        Arrays.fill(min, Integer.MAX_VALUE);
        PriorityQueue<Stand> open = new PriorityQueue<>(Comparator.comparingInt(Stand::penalty));
        open.add(new Stand(start, 0, null, null));
        min[open.peek().place()] = 0;
        while (!open.isEmpty()) {
            Stand now = open.poll();
            if (now.penalty > min[now.place()]) continue;
            if (now.at.cell() == cell) return line(now);
            for (Action action : STEPS) {
                RefereeStatus judged = now.at.judge(action);
                if (!judged.ok()) continue;
                Stand next = new Stand(now.at.after(action), now.penalty + judged.penalties(), now, action);
                if (next.penalty >= min[next.place()]) continue;
                min[next.place()] = next.penalty;
                open.add(next);
            }
        }
        return List.of();
    }

    private static List<Action> line(Stand end) {
        List<Action> line = new ArrayList<>();
        for (Stand s = end; s.by != null; s = s.before) line.add(s.by);
        Collections.reverse(line);
        return line;
    }
}

package dev.damier.hitman.plan;

import dev.damier.game.Descriptor;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.run.Stats;
import dev.damier.search.AStar;
import dev.damier.search.Problem;
import dev.damier.search.Successors;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An engine that splits the mission into three A* searches: to the wire, to the target and home. Each stage is optimal
 * from the end of the previous one. The complete plan need not be: no stage pays for a suit or a neutralised person
 * that only a later stage uses. The engine serves for comparison and never reports a plan as optimal.
 */
public final class StagedEngine extends DescribedEngine<MissionTask> {
    private static final Descriptor DESCRIPTOR =
            new Descriptor("staged", text("staged.name"), text("staged.about"), List.of());

    public StagedEngine() {
        super(DESCRIPTOR, MissionTask.class);
    }

    @Override
    protected Solver<MissionTask> newSolver(Map<String, String> options) {
        return StagedEngine::solve;
    }

    /**
     * Solves the stages in order. Removing people only opens paths, so a stage without a plan means an impossible
     * mission.
     */
    private static Outcome solve(MissionTask mission, Control control) {
        MissionSpace space = new MissionSpace(mission);
        Counters counters = new Counters();
        long[] now = new long[space.width()];
        space.writeInitial(now, 0);
        int[] line = {};
        int cost = 0;
        for (MissionStage.StageGoal stageGoal : MissionStage.StageGoal.values()) {
            MissionStage stage = new MissionStage(mission, space, now, stageGoal);
            Outcome part = new AStar().solve(new Problem(stage, stage::estimate), control);
            addStats(counters, part.stats());
            if (part instanceof Outcome.Impossible) return new Outcome.Impossible(control.stats(counters));
            if (!(part instanceof Outcome.Solved solved)) {
                return new Outcome.Stopped(control.reason(), Optional.empty(), 0, control.stats(counters));
            }
            line = IntStream.concat(Arrays.stream(line), Arrays.stream(solved.moves()))
                    .toArray();
            cost += solved.cost();
            for (int move : solved.moves()) now = stateAfter(space, now, move);
        }
        counters.depth = line.length;
        return new Outcome.Solved(line, cost, false, control.stats(counters));
    }

    private static void addStats(Counters counters, Stats part) {
        counters.expanded += part.expanded();
        counters.generated += part.generated();
        counters.bytes = Math.max(counters.bytes, part.bytes());
    }

    private static long[] stateAfter(MissionSpace space, long[] now, int move) {
        Successors out = new Successors(space.width());
        space.expand(now, 0, out);
        int at = 0;
        while (out.moves[at] != move) at++;
        return Arrays.copyOfRange(out.words, at * space.width(), (at + 1) * space.width());
    }

    private static Text text(String key) {
        return Text.of(StagedEngine.class, key);
    }
}

package dev.damier.job;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.run.StepLog;
import dev.damier.run.Trace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A search tree as columns of equal length, one entry per node, in order of generation.
 *
 * @param moves in the game's notation
 * @param words the localised text of each move, by its notation
 * @param order the order of expansion
 * @param about descriptions of the nodes that are not positions, by node
 * @param measure what {@code h} means
 */
public record SearchTree(
        int[] parent,
        List<String> moves,
        Map<String, Object> words,
        int[] g,
        int[] h,
        int[] order,
        int[] mark,
        Map<Integer, Object> about,
        String measure,
        Steps steps,
        Map<String, Object> report) {
    /** The maximum number of nodes in a tree. */
    public static final int MAX_NODES = 5000;

    /** The steps of the algorithm: what was done at which node, and the value of each variable at that step. */
    public record Steps(List<String> variables, List<String> what, int[] at, int[][] values) {
        static Steps of(StepLog log) {
            int n = log.size();
            List<String> what = new ArrayList<>(n);
            int[] at = new int[n];
            int[][] values = new int[log.variables().size()][n];
            for (int step = 0; step < n; step++) {
                what.add(log.kind(step).id());
                at[step] = log.node(step);
                for (int v = 0; v < values.length; v++) values[v][step] = log.value(step, v);
            }
            return new Steps(log.variables(), what, at, values);
        }
    }

    /**
     * Returns the tree of a traced search.
     *
     * @param checkTime called often; throws if the time is over
     */
    public static SearchTree of(Setup setup, Trace trace, Map<String, Object> report, Runnable checkTime) {
        int n = trace.size();
        int[] parent = new int[n];
        int[] g = new int[n];
        int[] h = new int[n];
        int[] order = new int[n];
        int[] mark = new int[n];
        Map<Integer, Object> about = new LinkedHashMap<>();
        for (int id = 0; id < n; id++) {
            parent[id] = trace.parent(id);
            g[id] = trace.g(id);
            h[id] = trace.h(id);
            order[id] = trace.expansionOrder(id);
            mark[id] = trace.mark(id);
            if (trace.subject(id) != null) about.put(id, trace.subject(id));
        }
        String measure = trace.measure().name().toLowerCase(Locale.ROOT);
        Map<String, Object> words = new LinkedHashMap<>();
        List<String> moves = moveTexts(setup, trace, words, checkTime);
        return new SearchTree(parent, moves, words, g, h, order, mark, about, measure, Steps.of(trace.steps()), report);
    }

    /**
     * Returns the text of each node's move. Traces contain move codes only, so the moves up to the parent are played to
     * name them.
     */
    private static List<String> moveTexts(Setup setup, Trace trace, Map<String, Object> words, Runnable checkTime) {
        List<String> texts = new ArrayList<>();
        List<Integer> current = new ArrayList<>();
        Table table = setup.newTable();
        for (int id = 0; id < trace.size(); id++) {
            if (trace.parent(id) < 0 || trace.subject(id) != null) {
                texts.add("");
                continue;
            }
            List<Integer> path = path(trace, trace.parent(id));
            if (!path.equals(current)) {
                checkTime.run();
                table = setup.newTable();
                for (int code : path) table.play(code);
                current = path;
            }
            int code = trace.move(id);
            Optional<Move> move = table.move(code);
            texts.add(move.map(Move::text).orElse(String.valueOf(code)));
            move.ifPresent(m -> words.putIfAbsent(m.text(), m.words()));
        }
        return texts;
    }

    private static List<Integer> path(Trace trace, int id) {
        List<Integer> path = new ArrayList<>();
        for (int at = id; trace.parent(at) >= 0; at = trace.parent(at)) path.add(0, trace.move(at));
        return path;
    }
}

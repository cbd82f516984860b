package dev.damier.web;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.Answer;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import dev.damier.run.StepLog;
import dev.damier.run.TimeSlice;
import dev.damier.run.Trace;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.work.WorkLimits;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.OverloadException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** {@code /api/tree}: the first nodes of a search's tree, in the order they were made, with the order of expansion. */
final class TreeApi {
    private static final int LIMIT = 5000;

    /**
     * Columns of equal length, one entry a node; {@code moves} in the game's notation, {@code words} what each of them is
     * called, {@code about} the nodes that are no positions, in words; {@code measure} says what {@code h} is.
     */
    record Tree(
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
            Map<String, Object> report) {}

    /** What was done, at which node, and the variables' values then: a list for each variable. */
    record Steps(List<String> variables, List<String> what, int[] at, int[][] values) {
        static Steps of(StepLog log) {
            int n = log.size();
            List<String> what = new ArrayList<>(n);
            int[] at = new int[n];
            int[][] values = new int[log.variables().size()][n];
            for (int step = 0; step < n; step++) {
                what.add(log.moment(step).id());
                at[step] = log.node(step);
                for (int v = 0; v < values.length; v++) values[v][step] = log.value(step, v);
            }
            return new Steps(log.variables(), what, at, values);
        }
    }

    private final RequestDispatcher dispatcher;
    private final WorkLimits limits;

    TreeApi(RequestDispatcher dispatcher, WorkLimits limits) {
        this.dispatcher = dispatcher;
        this.limits = limits;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/tree", this::tree);
    }

    private void tree(Context ctx) {
        Locale language = RequestParams.language(ctx);
        String game = RequestParams.query(ctx, "game");
        String position = RequestParams.query(ctx, "position");
        String engine = RequestParams.query(ctx, "engine");
        Map<String, String> options = RequestParams.options(ctx);
        Budget budget = limits
                .budget(WorkKind.TREE, Duration.ofMillis(RequestParams.number(ctx, "time", 3000, 1, 20_000)))
                .withNodes(RequestParams.number(ctx, "nodes", 200_000, 1, 5_000_000));
        dispatcher.answer(ctx, WorkKind.TREE, budget, LIMIT, control -> {
            Setup setup = RequestParams.setup(game, position, language);
            Job job = new Job(setup.game().descriptor().id(), setup.write(), engine, options, budget, 1);
            Answer answer = job.answer(setup, b -> control);
            return tree(setup, control.trace(), ReportRow.of(answer.report()));
        });
    }

    private static Tree tree(Setup setup, Trace trace, Map<String, Object> report) {
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
            order[id] = trace.order(id);
            mark[id] = trace.mark(id);
            if (trace.subject(id) != null) about.put(id, trace.subject(id));
        }
        String measure = trace.measure().name().toLowerCase(Locale.ROOT);
        Map<String, Object> words = new LinkedHashMap<>();
        List<String> moves = texts(setup, trace, words);
        return new Tree(parent, moves, words, g, h, order, mark, about, measure, Steps.of(trace.steps()), report);
    }

    /** Engines speak codes; each node's move is named by playing the way to its parent. */
    private static List<String> texts(Setup setup, Trace trace, Map<String, Object> words) {
        List<String> texts = new ArrayList<>();
        List<Integer> here = new ArrayList<>();
        Table table = setup.newTable();
        for (int id = 0; id < trace.size(); id++) {
            if (trace.parent(id) < 0 || trace.subject(id) != null) {
                texts.add("");
                continue;
            }
            List<Integer> path = path(trace, trace.parent(id));
            if (!path.equals(here)) {
                if (TimeSlice.current().isCancelled()) throw new OverloadException(OverloadException.Reason.LONG);
                table = setup.newTable();
                for (int code : path) table.play(code);
                here = path;
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

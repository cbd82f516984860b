package dev.damier.web.plan;

import dev.damier.job.PlanningJob;
import dev.damier.plan.GroundTask;
import dev.damier.plan.Landmarks;
import dev.damier.plan.Planner;
import dev.damier.plan.StateGraph;
import dev.damier.plan.pddl.Grounder;
import dev.damier.plan.pddl.PddlException;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.run.Control;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * {@code /api/plan}: planning tasks in PDDL. A wrong text is not an error of the request: the response contains the place
 * and the message. Every plan is executed by the validator before it is sent.
 */
public final class PlanApi {
    private static final Duration CHECK_TIME_LIMIT = Duration.ofSeconds(5);
    private static final Duration GRAPH_TIME_LIMIT = Duration.ofSeconds(10);
    private static final int MAX_MILLIS = 60_000;

    /** Maximum number of characters of a domain or a problem. */
    private static final int MAX_CHARACTERS = 400_000;

    /** Maximum number of grounded actions. The command line has no such limit. */
    private static final int MAX_ACTIONS = 40_000;

    private static final int MAX_GRAPH_STATES = 120;
    private static final int MAX_LANDMARK_FACTS = 3_000;

    private final RequestDispatcher dispatcher;

    public PlanApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    public void routes(RoutesConfig routes) {
        routes.get(
                "/api/plan/examples",
                ctx -> dispatcher.dispatch(
                        ctx, WorkKind.LOOK, CHECK_TIME_LIMIT, control -> Map.of("examples", PlanExamples.all())));
        routes.post("/api/plan/check", this::check);
        routes.post("/api/plan", this::solve);
        routes.post("/api/plan/graph", this::graph);
    }

    /** The two texts of a task. */
    private record Texts(String domain, String problem) {
        static Texts of(JsonNode body) {
            return new Texts(limited(body, "domain"), limited(body, "problem"));
        }

        private static String limited(JsonNode body, String field) {
            String text = RequestParams.text(body, field);
            if (text.length() > MAX_CHARACTERS)
                throw HttpErrorException.badRequest(
                        field + " must have at most " + MAX_CHARACTERS + " characters, but got " + text.length());
            return text;
        }

        PddlTask read() {
            return PddlTask.read(domain, problem);
        }
    }

    /** Computes a response for a task that was read and grounded. */
    private interface TaskHandler {
        Map<String, Object> handle(PddlTask task, GroundTask ground);
    }

    private void check(Context ctx) {
        Texts texts = Texts.of(Json.read(ctx.body()));
        Locale language = RequestParams.language(ctx);
        dispatcher.dispatch(ctx, WorkKind.LOOK, CHECK_TIME_LIMIT, control -> {
            try {
                PddlTask task = texts.read();
                return Map.of("domain", task.domainName(), "problem", task.problemName());
            } catch (PddlException e) {
                return errorRow(e, language);
            }
        });
    }

    private void solve(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        Texts texts = Texts.of(body);
        Planner.Engine engine = PlanningJob.engine(RequestParams.text(body, "engine"));
        int millis = body.path("time").asInt(10_000);
        if (millis < 1 || millis > MAX_MILLIS)
            throw HttpErrorException.badRequest("time must be from 1 to " + MAX_MILLIS + " ms, but got " + millis);
        Locale language = RequestParams.language(ctx);
        dispatcher.dispatch(
                ctx,
                WorkKind.SOLVE,
                Duration.ofMillis(millis),
                control -> withTask(
                        texts,
                        language,
                        control,
                        (task, ground) -> PlanRow.of(task, ground, Planner.solve(ground, engine, control), control)));
    }

    private void graph(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        Texts texts = Texts.of(body);
        List<String> plan = RequestParams.texts(body, "plan");
        Locale language = RequestParams.language(ctx);
        dispatcher.dispatch(
                ctx,
                WorkKind.TREE,
                GRAPH_TIME_LIMIT,
                control -> withTask(texts, language, control, (task, ground) -> graphRow(ground, plan, control)));
    }

    private static Map<String, Object> graphRow(GroundTask ground, List<String> plan, Control control) {
        StateGraph.Graph graph = StateGraph.explore(ground, PlanRow.numbers(ground, plan), MAX_GRAPH_STATES);
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("atoms", ground.atoms().stream().map(Object::toString).toList());
        row.put("states", graph.states());
        row.put("edges", graph.edges());
        row.put("complete", graph.complete());
        boolean small = ground.atoms().size() <= MAX_LANDMARK_FACTS;
        Landmarks.Found landmarks =
                small ? Landmarks.find(ground, control) : new Landmarks.Found(new int[0], List.of(), false);
        row.put("landmarks", landmarks.facts());
        row.put("orders", landmarks.orders());
        row.put("landmarksComplete", landmarks.complete());
        row.put("goal", ground.goal());
        return row;
    }

    /** Reads and grounds a task. Errors and limits become the response. */
    private static Map<String, Object> withTask(Texts texts, Locale language, Control control, TaskHandler handler) {
        try {
            PddlTask task = texts.read();
            Grounder.Grounding grounding = Grounder.ground(task, control);
            Optional<GroundTask> ground = grounding.task();
            if (ground.isEmpty())
                return PlanRow.stopped(grounding.stopped().orElseThrow(), grounding.facts(), grounding.instances());
            if (ground.get().actions().size() > MAX_ACTIONS)
                return PlanRow.tooLarge(
                        ground.get().atoms().size(), ground.get().actions().size(), MAX_ACTIONS);
            return handler.handle(task, ground.get());
        } catch (PddlException e) {
            return errorRow(e, language);
        }
    }

    private static Map<String, Object> errorRow(PddlException e, Locale language) {
        return Map.of(
                "error",
                Map.of("source", e.source(), "line", e.line(), "column", e.column(), "message", e.in(language)));
    }
}

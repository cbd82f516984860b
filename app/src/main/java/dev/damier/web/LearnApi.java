package dev.damier.web;

import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.lesson.Lesson;
import dev.damier.web.lesson.Question;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** {@code /api/learn/{topic}}: the lessons, and the evaluation of answers by engines. */
final class LearnApi {
    private static final Duration JUDGE_TIME_LIMIT = Duration.ofSeconds(10);

    /** A question without the correct choice, which is computed when the user answers. */
    record QuestionView(String text, List<String> choices) {}

    /** The result of one engine. */
    record EngineResult(String engine, Map<String, String> options, Map<String, Object> report) {}

    private final RequestDispatcher dispatcher;

    LearnApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/learn/{topic}", this::page);
        routes.post("/api/learn/{topic}/answer", this::answer);
    }

    private static Lesson lesson(Context ctx) {
        String topic = ctx.pathParam("topic");
        return Lesson.of(topic, RequestParams.language(ctx))
                .orElseThrow(() -> HttpErrorException.localized(404, "no.topic", topic));
    }

    private void page(Context ctx) {
        Lesson lesson = lesson(ctx);
        dispatcher.dispatch(ctx, WorkKind.LOOK, PositionsApi.VIEW_TIME_LIMIT, control -> page(lesson));
    }

    private static Map<String, Object> page(Lesson lesson) {
        List<QuestionView> questions = lesson.questions().stream()
                .map(q -> new QuestionView(
                        q.text(),
                        q.choices().stream().map(Question.Choice::text).toList()))
                .toList();
        return Map.of("html", Markdown.html(lesson.markdown()), "questions", questions);
    }

    private void answer(Context ctx) {
        Lesson lesson = lesson(ctx);
        JsonNode body = Json.read(ctx.body());
        int number = body.path("question").asInt(-1);
        int chosen = body.path("choice").asInt(-1);
        if (number < 0 || number >= lesson.questions().size())
            throw HttpErrorException.badRequest(
                    "question must be from 0 to " + (lesson.questions().size() - 1) + ", but got " + number);
        Question question = lesson.questions().get(number);
        dispatcher.dispatch(ctx, WorkKind.HINT, JUDGE_TIME_LIMIT, control -> {
            Budget budget = control.budget()
                    .withTime(JUDGE_TIME_LIMIT.dividedBy(question.runs().size()));
            Question.Verdict verdict = question.evaluate(budget, Job::run);
            List<EngineResult> results = new ArrayList<>();
            for (Question.Run run : question.runs()) {
                Report report = verdict.reports().get(run.name());
                results.add(new EngineResult(run.engine().id(), run.engine().options(), ReportRow.of(report)));
            }
            return Map.of(
                    "correct", verdict.correct().contains(chosen),
                    "right", verdict.correct(),
                    "found", results,
                    "why", question.explanation());
        });
    }
}

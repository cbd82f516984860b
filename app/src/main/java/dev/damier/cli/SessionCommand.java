package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.job.JsonLines;
import dev.damier.run.BadInputException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import picocli.CommandLine;

/**
 * Runs commands for another program in one process, so that engines keep their tables and the Java start-up is paid
 * once. Requests and events are JSON objects, one per line.
 *
 * <table>
 * <caption>Requests</caption>
 * <tr><td>{@code {"id":1,"args":["legal","taquin","1,2/3,0","--json"]}}</td><td>starts a command</td></tr>
 * <tr><td>{@code {"id":1,"input":"text"}}</td><td>writes a line to the standard input of the command</td></tr>
 * <tr><td>{@code {"id":1,"end":true}}</td><td>ends its standard input</td></tr>
 * <tr><td>{@code {"id":1,"cancel":true}}</td><td>stops its search; the best result so far follows</td></tr>
 * </table>
 *
 * <p>The events of a command are {@code out} (a line of its standard output), {@code err} (a line of its standard
 * error), {@code progress} and finally {@code exit}. At the end of the input, all running commands are cancelled.
 */
@CommandLine.Command(
        name = "session",
        description = {
            "Run commands for another program: one JSON request per line in, one JSON event per line out.",
            "Example: {\"id\":1,\"args\":[\"legal\",\"taquin\",\"1,2/3,0\",\"--json\"]} (docs/python.md)"
        })
final class SessionCommand extends Command {
    /** The maximum number of commands that run at the same time. */
    private static final int MAX_RUNNING = 256;

    private final Map<Long, SessionTask> running = new ConcurrentHashMap<>();

    @Override
    int run() throws IOException, InterruptedException {
        for (String line = screen.in().readLine();
                line != null;
                line = screen.in().readLine()) {
            if (line.isBlank()) continue;
            try {
                handle(line);
            } catch (UsageException e) {
                send(null, "error", e.in(screen.language()));
            }
        }
        List<SessionTask> rest = List.copyOf(running.values());
        rest.forEach(SessionTask::cancel);
        for (SessionTask task : rest) task.join();
        return 0;
    }

    private void handle(String line) {
        Map<?, ?> request = read(line);
        if (!(request.get("id") instanceof Number number)) throw UsageException.of("usage.session.id");
        long id = number.longValue();
        if (request.get("args") instanceof List<?> args) {
            start(id, args);
            return;
        }
        SessionTask task = running.get(id);
        if (task == null) return; // the command ended before the request arrived
        if (request.get("input") instanceof String text) task.write(text);
        else if (Boolean.TRUE.equals(request.get("end"))) task.endInput();
        else if (Boolean.TRUE.equals(request.get("cancel"))) task.cancel();
        else throw UsageException.of("usage.session.empty", String.valueOf(id));
    }

    private static Map<?, ?> read(String line) {
        try {
            if (JsonLines.read(line) instanceof Map<?, ?> request) return request;
        } catch (BadInputException e) {
            throw UsageException.of("usage.session.json", e);
        }
        throw UsageException.of("usage.session.object", line);
    }

    private void start(long id, List<?> args) {
        List<String> words = new ArrayList<>();
        args.forEach(arg -> words.add(String.valueOf(arg)));
        if (words.isEmpty() || words.get(0).equals("session"))
            throw UsageException.of("usage.session.command", String.valueOf(id));
        if (running.size() >= MAX_RUNNING)
            throw UsageException.of("usage.session.full", String.valueOf(id), MAX_RUNNING);
        SessionTask task = new SessionTask(words, screen.language(), (kind, value) -> send(id, kind, value));
        if (running.putIfAbsent(id, task) != null) throw UsageException.of("usage.session.running", String.valueOf(id));
        task.start(() -> running.remove(id));
    }

    private synchronized void send(Long id, String kind, Object value) {
        Map<String, Object> event = new LinkedHashMap<>();
        if (id != null) event.put("id", id);
        event.put(kind, value);
        screen.printJson(event);
    }
}

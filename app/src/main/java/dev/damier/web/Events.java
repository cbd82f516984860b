package dev.damier.web;

import io.javalin.http.sse.SseClient;
import java.util.Locale;
import java.util.Map;

/** A stream of events to one page; one writer at a time, and silent once the page has gone. */
final class Events {
    private final SseClient client;
    private final Locale language;

    Events(SseClient client, Locale language) {
        this.client = client;
        this.language = language;
    }

    synchronized void send(String event, Object data) {
        if (!client.terminated()) client.sendEvent(event, Json.write(data, language));
    }

    /** Keeps the stream alive; a page that has gone is noticed only by writing to it. */
    synchronized void beat() {
        if (!client.terminated()) client.sendComment("");
    }

    void refuse(Refusal refusal) {
        send("refused", Map.of("error", refusal.getMessage(), "status", refusal.status()));
        close();
    }

    synchronized void close() {
        client.close();
    }
}

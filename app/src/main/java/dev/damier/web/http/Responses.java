package dev.damier.web.http;

import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Sends responses that need no computation: small values, and files that are produced while they are sent. */
public final class Responses {
    private Responses() {}

    public static void json(Context ctx, Object value) {
        ctx.contentType("application/json").result(Json.bytes(value, RequestParams.language(ctx)));
    }

    public static void text(Context ctx, String type, String text) {
        ctx.contentType(type).result(text);
    }

    /** Lets the response wait for a future, whose callbacks then send it with another method of this class. */
    public static void afterCompletion(Context ctx, CompletableFuture<?> future) {
        ctx.future(() -> future);
    }

    /** Sends a file for download. Its pieces are produced one at a time. */
    public static void file(Context ctx, String name, Stream<String> pieces) {
        Iterator<String> next = pieces.iterator();
        Enumeration<InputStream> parts = new Enumeration<>() {
            @Override
            public boolean hasMoreElements() {
                return next.hasNext();
            }

            @Override
            public InputStream nextElement() {
                return new ByteArrayInputStream(next.next().getBytes(StandardCharsets.UTF_8));
            }
        };
        ctx.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .result(new SequenceInputStream(parts));
    }
}

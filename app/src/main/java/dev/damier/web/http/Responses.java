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

/** Answers that cost nothing to make: what is known and small, and files that are written piece by piece as they are read. */
public final class Responses {
    private Responses() {}

    public static void json(Context ctx, Object value) {
        ctx.contentType("application/json").result(Json.bytes(value, RequestParams.language(ctx)));
    }

    public static void text(Context ctx, String type, String text) {
        ctx.contentType(type).result(text);
    }

    /** Answers once something is over, by one of the others. */
    public static void after(Context ctx, CompletableFuture<?> over) {
        ctx.future(() -> over);
    }

    /** A file to take away; its pieces are made one at a time. */
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

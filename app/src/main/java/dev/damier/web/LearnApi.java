package dev.damier.web;

import dev.damier.web.http.Ask;
import dev.damier.web.http.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** {@code /api/learn/{topic}}: the pages of {@code docs/learn}, which the build puts on the class path as they are. */
final class LearnApi {
    private static final Pattern TOPIC = Pattern.compile("[a-z-]{1,40}");

    void routes(RoutesConfig routes) {
        routes.get("/api/learn/{topic}", this::page);
    }

    private void page(Context ctx) {
        String topic = ctx.pathParam("topic");
        boolean french = Ask.language(ctx).equals(Locale.FRENCH);
        String name = "/learn/" + topic + (french ? ".fr.md" : ".md");
        try (InputStream in = TOPIC.matcher(topic).matches() ? LearnApi.class.getResourceAsStream(name) : null) {
            if (in == null) throw new Refusal(404, "there is no page on " + topic, List.of());
            Server.json(ctx, Map.of("html", Markdown.html(new String(in.readAllBytes(), StandardCharsets.UTF_8))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package dev.damier.web.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** A text that somebody types: that it is nothing yet is an answer like another, not a failure of the page that asks. */
public final class TypedText {
    private TypedText() {}

    /** What the work gives; of a body that is a {@code draft}, what is wrong with it where that is all it comes to. */
    public static Object of(JsonNode body, Locale language, Supplier<?> work) {
        try {
            return work.get();
        } catch (RuntimeException e) {
            Refusal refusal = Refusal.of(e, language);
            if (refusal.status() != 400 || !body.path("draft").asBoolean()) throw refusal;
            return Map.of("fault", Map.of("error", refusal.getMessage(), "spots", refusal.spots()));
        }
    }
}

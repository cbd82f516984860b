package dev.damier.web.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** A text that somebody types: that it is nothing yet is an answer like another, not a failure of the page that asks. */
public final class DraftValidation {
    private DraftValidation() {}

    /** What the work gives; of a body that is a {@code draft}, what is wrong with it where that is all it comes to. */
    public static Object of(JsonNode body, Locale language, Supplier<?> work) {
        try {
            return work.get();
        } catch (RuntimeException e) {
            HttpErrorException error = HttpErrorException.of(e, language);
            if (error.status() != 400 || !body.path("draft").asBoolean()) throw error;
            return Map.of("fault", Map.of("error", error.getMessage(), "spots", error.spots()));
        }
    }
}

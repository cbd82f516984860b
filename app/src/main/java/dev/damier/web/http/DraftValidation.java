package dev.damier.web.http;

import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/**
 * Handles requests that validate text while the user types it. An invalid draft is a normal response, not an HTTP
 * error.
 */
public final class DraftValidation {
    private DraftValidation() {}

    /**
     * Returns the result of {@code work}. If the body has {@code "draft": true} and the text is invalid (status 400),
     * returns the message and the invalid spots instead of throwing.
     */
    public static Object resultOrFault(JsonNode body, Locale language, Supplier<?> work) {
        try {
            return work.get();
        } catch (RuntimeException e) {
            if (!body.path("draft").asBoolean()) throw e;
            HttpErrorException error = HttpErrorException.of(e, language);
            if (error.status() != 400) throw error;
            return Map.of("fault", Map.of("error", error.getMessage(), "spots", error.spots()));
        }
    }
}

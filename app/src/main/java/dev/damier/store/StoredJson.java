package dev.damier.store;

import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes what is stored as JSON. Unknown fields, written by a later version, are ignored. */
public final class StoredJson {
    private static final JsonMapper MAPPER = JsonMapper.builderWithJackson2Defaults()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    private static final TypeReference<TreeMap<String, String>> STRINGS = new TypeReference<>() {};

    private StoredJson() {}

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    public static <T> T read(String text, Class<T> type) {
        try {
            return MAPPER.readValue(text, type);
        } catch (JacksonException e) {
            throw new IllegalStateException("corrupt stored data: not a valid " + type.getSimpleName(), e);
        }
    }

    /** Writes an object whose fields are strings, sorted by name. */
    public static String writeStrings(Map<String, String> fields) {
        return write(new TreeMap<>(fields));
    }

    /** Reads an object whose fields are strings. */
    public static Map<String, String> readStrings(String text) {
        try {
            return MAPPER.readValue(text, STRINGS);
        } catch (JacksonException e) {
            throw new IllegalStateException("corrupt stored data: " + text, e);
        }
    }

    /** Reads a value that this version has written itself: unknown fields are errors. */
    static <T> T readStrictly(String text, Class<T> type) {
        return MAPPER.readerFor(type)
                .with(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .readValue(text);
    }
}

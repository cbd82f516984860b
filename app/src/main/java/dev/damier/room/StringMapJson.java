package dev.damier.room;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import java.util.TreeMap;

/** Reads and writes maps of strings as JSON for the store. */
final class StringMapJson {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final TypeReference<TreeMap<String, String>> STRING_MAP = new TypeReference<>() {};

    private StringMapJson() {}

    static String write(Map<String, String> fields) {
        try {
            return MAPPER.writeValueAsString(new TreeMap<>(fields));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    static Map<String, String> read(String text) {
        try {
            return MAPPER.readValue(text, STRING_MAP);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("corrupt room data: " + text, e);
        }
    }
}

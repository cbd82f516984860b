package dev.damier.grade;

import dev.damier.run.BadInputException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The fields of a JSON object. Errors name the path of the field, the value received and the value expected. */
final class JsonFields {
    private final String path;
    private final Map<String, Object> fields = new LinkedHashMap<>();

    JsonFields(String path, Object value) {
        this.path = path;
        if (!(value instanceof Map<?, ?> map)) throw invalid(path.isEmpty() ? "the file" : path, "an object", value);
        map.forEach((key, field) -> fields.put(String.valueOf(key), field));
    }

    /** Throws an exception if there is a field with another name than these. */
    void requireOnly(String... known) {
        Set<String> unknown = new TreeSet<>(fields.keySet());
        unknown.removeAll(Set.of(known));
        if (!unknown.isEmpty()) {
            throw new BadInputException(
                    "unknown field '" + name(unknown.iterator().next()) + "'. Available: " + String.join(", ", known));
        }
    }

    String text(String key) {
        Object value = fields.get(key);
        if (value instanceof String text && !text.isBlank()) return text;
        throw invalid(name(key), "a text", value);
    }

    String text(String key, String otherwise) {
        return fields.containsKey(key) ? text(key) : otherwise;
    }

    boolean flag(String key) {
        Object value = fields.getOrDefault(key, false);
        if (value instanceof Boolean flag) return flag;
        throw invalid(name(key), "true or false", value);
    }

    /** Returns a whole number from {@code min} to {@code max}, or {@code otherwise} if the field is missing. */
    long whole(String key, long min, long max, long otherwise) {
        if (!fields.containsKey(key)) return otherwise;
        Object value = fields.get(key);
        boolean isWhole = value instanceof Integer || value instanceof Long;
        if (isWhole && ((Number) value).longValue() >= min && ((Number) value).longValue() <= max)
            return ((Number) value).longValue();
        throw invalid(name(key), "a whole number from " + min + " to " + max, value);
    }

    double number(String key, double min, double max, double otherwise) {
        Object value = fields.getOrDefault(key, otherwise);
        if (value instanceof Number number && number.doubleValue() >= min && number.doubleValue() <= max)
            return number.doubleValue();
        throw invalid(name(key), "a number from " + (long) min + " to " + (long) max, value);
    }

    boolean has(String key) {
        return fields.containsKey(key);
    }

    List<?> list(String key) {
        Object value = fields.get(key);
        if (value instanceof List<?> list && !list.isEmpty()) return list;
        throw invalid(name(key), "a list with at least one element", value);
    }

    String name(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    private static BadInputException invalid(String what, String expected, Object got) {
        String received = got == null ? "nothing" : "'" + got + "'";
        return new BadInputException(what + ": expected " + expected + ", but got " + received);
    }
}

package dev.damier.job;

import dev.damier.run.BadInputException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads and writes JSON made of maps, lists, strings, numbers and booleans, one value per line. Uses only Jackson's
 * streaming API, because data binding would double the start-up time of a command.
 */
public final class JsonLines {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private JsonLines() {}

    public static String toJson(Object value) {
        StringWriter to = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), to)) {
            write(value, out);
        }
        return to.toString();
    }

    private static void write(Object value, JsonGenerator out) {
        if (value instanceof Map<?, ?> map) {
            out.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.writeName(String.valueOf(entry.getKey()));
                write(entry.getValue(), out);
            }
            out.writeEndObject();
        } else if (value instanceof Iterable<?> list) {
            out.writeStartArray();
            for (Object item : list) write(item, out);
            out.writeEndArray();
        } else if (value == null) {
            out.writeNull();
        } else if (value instanceof Boolean bool) {
            out.writeBoolean(bool);
        } else if (value instanceof Number number) {
            out.writeNumber(number.toString());
        } else {
            out.writeString(value.toString());
        }
    }

    /**
     * Parses one JSON value.
     *
     * @throws BadInputException with a message for the user if the text is not exactly one JSON value
     */
    public static Object read(String text) {
        try (JsonParser in = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            if (in.nextToken() == null) throw new BadInputException("not JSON: the line is empty");
            Object value = read(in);
            if (in.nextToken() != null) throw new BadInputException("not JSON: unexpected text after the first value");
            return value;
        } catch (JacksonException e) {
            throw new BadInputException("not JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static Object read(JsonParser in) {
        switch (in.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> map = new LinkedHashMap<>();
                while (in.nextToken() != JsonToken.END_OBJECT) {
                    String key = in.currentName();
                    in.nextToken();
                    map.put(key, read(in));
                }
                return map;
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (in.nextToken() != JsonToken.END_ARRAY) list.add(read(in));
                return list;
            }
            case VALUE_NULL -> {
                return null;
            }
            case VALUE_TRUE, VALUE_FALSE -> {
                return in.getBooleanValue();
            }
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
                return in.getNumberValue();
            }
            default -> {
                return in.getString();
            }
        }
    }
}

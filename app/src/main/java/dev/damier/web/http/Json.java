package dev.damier.web.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.game.WireName;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Reads and writes JSON. Each {@link Text} is written in the client's language and each {@link WireName} as its
 * wire name.
 */
public final class Json {
    /** Maximum size of a response, in bytes. */
    public static final int MAX_RESPONSE_BYTES = 8 << 20;

    private static final String LANGUAGE = "language";
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builderWithJackson2Defaults()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(20)
                            .maxStringLength(RequestParams.MAX_POSITION_LENGTH + 50_000)
                            .build())
                    .build())
            .configureForJackson2()
            .addMixIn(Option.class, OptionMixIn.class)
            .addModule(new SimpleModule()
                    .addSerializer(Text.class, new TextSerializer())
                    .addSerializer(WireName.class, new WireNameSerializer()))
            .build();

    private Json() {}

    /**
     * Returns a value as JSON. Throws an {@link HttpErrorException} as soon as the output exceeds
     * {@link #MAX_RESPONSE_BYTES}.
     */
    public static byte[] bytes(Object value, Locale language) {
        BoundedOutput out = new BoundedOutput();
        try {
            MAPPER.writer().withAttribute(LANGUAGE, language).writeValue(out, value);
        } catch (JacksonException | UncheckedIOException e) {
            if (!out.overflow) throw new IllegalStateException(e);
            throw new HttpErrorException(
                    413,
                    "the response is too large (more than " + MAX_RESPONSE_BYTES / 1024 + " kB); request less",
                    List.of());
        }
        return out.toByteArray();
    }

    public static String write(Object value, Locale language) {
        return new String(bytes(value, language), StandardCharsets.UTF_8);
    }

    /** Returns a new empty object. */
    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** Returns a value as a tree. */
    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** A buffer that throws instead of growing beyond the maximum response size. */
    private static final class BoundedOutput extends ByteArrayOutputStream {
        boolean overflow;

        @Override
        public void write(byte[] bytes, int from, int length) {
            overflow |= size() + length > MAX_RESPONSE_BYTES;
            if (overflow) throw new UncheckedIOException(new IOException("too long"));
            super.write(bytes, from, length);
        }
    }

    /** Reads a request body, which must be a JSON object. An empty body is an empty object. */
    public static JsonNode read(String body) {
        try {
            JsonNode node = MAPPER.readTree(body.isBlank() ? "{}" : body);
            if (!isWellFormed(node))
                throw HttpErrorException.badRequest("the body contains an unpaired surrogate (U+D800 to U+DFFF)");
            if (node.isObject()) return node;
        } catch (StreamConstraintsException e) {
            throw HttpErrorException.badRequest("a string, number or nesting level in the body exceeds the limit");
        } catch (JacksonException e) {
            throw HttpErrorException.badRequest("the body is not JSON: " + e.getOriginalMessage());
        }
        throw HttpErrorException.badRequest("the body must be a JSON object");
    }

    /**
     * Returns whether no string contains an unpaired surrogate. Such strings can be written in JSON, but not stored,
     * sent or compared.
     */
    private static boolean isWellFormed(JsonNode node) {
        if (node.isString()) return isWellFormed(node.stringValue());
        for (Map.Entry<String, JsonNode> field : node.properties()) if (!isWellFormed(field.getKey())) return false;
        for (JsonNode child : node) if (!isWellFormed(child)) return false;
        return true;
    }

    private static boolean isWellFormed(String text) {
        return text.codePoints().noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }

    /**
     * Jackson mix-in: writes the label of an option, which is not a record component, and the JSON names of three
     * components.
     */
    private interface OptionMixIn {
        @JsonProperty
        Text label();

        @JsonProperty("least")
        int min();

        @JsonProperty("most")
        int max();

        @JsonProperty("standard")
        String defaultValue();
    }

    private static final class WireNameSerializer extends StdSerializer<WireName> {
        WireNameSerializer() {
            super(WireName.class);
        }

        @Override
        public void serialize(WireName wireName, JsonGenerator out, SerializationContext context) {
            out.writeString(wireName.wireName());
        }
    }

    private static final class TextSerializer extends StdSerializer<Text> {
        TextSerializer() {
            super(Text.class);
        }

        @Override
        public void serialize(Text text, JsonGenerator out, SerializationContext context) {
            Object language = context.getAttribute(LANGUAGE);
            out.writeString(text.in(language instanceof Locale l ? l : Locale.ENGLISH));
        }
    }
}

package dev.damier.web.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
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

/** JSON in and out; every {@link Text} is written in the reader's language, every {@link WireName} as pages know it. */
public final class Json {
    /** In bytes: no answer, whatever it is made of, becomes longer. */
    public static final int MAX_RESPONSE_BYTES = 8 << 20;

    private static final String LANGUAGE = "language";
    private static final ObjectMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(20)
                            .maxStringLength(200_000)
                            .build())
                    .build())
            .addMixIn(Option.class, Labelled.class)
            .addModule(new SimpleModule()
                    .addSerializer(Text.class, new InLanguage())
                    .addSerializer(WireName.class, new AsWord()))
            .build();

    private Json() {}

    /** A value as JSON; a {@link HttpErrorException} as soon as it is seen to be longer than an answer may be. */
    public static byte[] bytes(Object value, Locale language) {
        Bounded out = new Bounded();
        try {
            MAPPER.writer().withAttribute(LANGUAGE, language).writeValue(out, value);
        } catch (IOException | UncheckedIOException e) {
            if (!out.full) throw new IllegalStateException(e);
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

    /** Never holds more than the longest answer. */
    private static final class Bounded extends ByteArrayOutputStream {
        boolean full;

        @Override
        public void write(byte[] bytes, int from, int length) {
            full |= size() + length > MAX_RESPONSE_BYTES;
            if (full) throw new UncheckedIOException(new IOException("too long"));
            super.write(bytes, from, length);
        }
    }

    /** The body as an object; a sentence for anything else. */
    public static JsonNode read(String body) {
        try {
            JsonNode node = MAPPER.readTree(body.isBlank() ? "{}" : body);
            if (!isWellFormed(node))
                throw HttpErrorException.badRequest("the body contains an unpaired surrogate (U+D800 to U+DFFF)");
            if (node.isObject()) return node;
        } catch (StreamConstraintsException e) {
            throw HttpErrorException.badRequest("a string, number or nesting level in the body exceeds the limit");
        } catch (JsonProcessingException e) {
            throw HttpErrorException.badRequest("the body is not JSON: " + e.getOriginalMessage());
        }
        throw HttpErrorException.badRequest("the body must be a JSON object");
    }

    /** Whether all that is said can be said again: half a character can be written, but not kept, sent or compared. */
    private static boolean isWellFormed(JsonNode node) {
        if (node.isTextual()) return isWellFormed(node.textValue());
        for (Map.Entry<String, JsonNode> field : node.properties()) if (!isWellFormed(field.getKey())) return false;
        for (JsonNode inside : node) if (!isWellFormed(inside)) return false;
        return true;
    }

    private static boolean isWellFormed(String text) {
        return text.codePoints().noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }

    /** An option tells its label as well, which is no component of it. */
    private interface Labelled {
        @JsonProperty
        Text label();

        @JsonProperty("least")
        int min();

        @JsonProperty("most")
        int max();

        @JsonProperty("standard")
        String defaultValue();
    }

    private static final class AsWord extends StdSerializer<WireName> {
        private static final long serialVersionUID = 1L;

        AsWord() {
            super(WireName.class);
        }

        @Override
        public void serialize(WireName wireName, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeString(wireName.word());
        }
    }

    private static final class InLanguage extends StdSerializer<Text> {
        private static final long serialVersionUID = 1L;

        InLanguage() {
            super(Text.class);
        }

        @Override
        public void serialize(Text text, JsonGenerator out, SerializerProvider provider) throws IOException {
            Object language = provider.getAttribute(LANGUAGE);
            out.writeString(text.in(language instanceof Locale l ? l : Locale.ENGLISH));
        }
    }
}

package dev.damier.arena;

import java.util.LinkedHashMap;
import java.util.Map;

/** A saved game: a tag a line, then what {@code show}, {@code solve} and the analysis page read, then an empty line. */
final class RecordTags {
    private final Map<String, Object> tags = new LinkedHashMap<>();

    RecordTags with(String name, Object value) {
        tags.put(name, value);
        return this;
    }

    String above(String line) {
        StringBuilder text = new StringBuilder();
        tags.forEach((name, value) -> {
            String shown = String.valueOf(value).replace('"', '\'').replace('\n', ' ');
            text.append('[').append(name).append(" \"").append(shown).append("\"]\n");
        });
        return text + line + "\n\n";
    }
}

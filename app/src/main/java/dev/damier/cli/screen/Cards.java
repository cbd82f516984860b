package dev.damier.cli.screen;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/** Games and engines as lines for people and as rows. */
public final class Cards {
    private static final int NAME_WIDTH = 18;

    private final Screen screen;

    public Cards(Screen screen) {
        this.screen = screen;
    }

    public Map<String, Object> row(String what, Descriptor descriptor) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put(what, descriptor.id());
        row.put("name", descriptor.name().in(screen.language()));
        row.put("about", descriptor.about().in(screen.language()));
        row.put("options", descriptor.options().stream().map(this::row).toList());
        return row;
    }

    private Map<String, Object> row(Option option) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("id", option.id());
        row.put("about", option.about().in(screen.language()));
        row.put("type", option.type().wireName());
        row.put("values", option.values());
        if (option.type() == Option.Type.NUMBER) {
            row.put("least", option.min());
            row.put("most", option.max());
        }
        row.put("standard", option.defaultValue());
        return row;
    }

    /** The id, one line about it, a remark, and its options beneath. */
    public void print(Descriptor descriptor, String remark) {
        String about = descriptor.about().in(screen.language());
        screen.line(pad(Paint.bold(descriptor.id(), screen.colour()), descriptor.id())
                + about
                + (remark.isEmpty() ? "" : "  " + remark));
        for (Option option : descriptor.options()) {
            String range = switch (option.type()) {
                case CHOICE, FLAG, SOME -> " (" + String.join(", ", option.values()) + ")";
                case NUMBER -> option.max() > 1_000_000 ? "" : " (" + option.min() + "–" + option.max() + ")";
                case TEXT, FILES -> "";
            };
            screen.line("    " + pad(option.id() + "=" + option.defaultValue(), option.id() + "=" + option.defaultValue())
                    + option.about().in(screen.language()) + range);
        }
    }

    /** Colours take no room, so the length is that of the plain text. */
    private static String pad(String shown, String plain) {
        return shown + " ".repeat(Math.max(2, NAME_WIDTH - plain.length()));
    }
}

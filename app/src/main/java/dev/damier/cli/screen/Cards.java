package dev.damier.cli.screen;

import dev.damier.game.Card;
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

    public Map<String, Object> row(String what, Card card) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put(what, card.id());
        row.put("name", card.name().in(screen.language()));
        row.put("about", card.about().in(screen.language()));
        row.put("options", card.options().stream().map(this::row).toList());
        return row;
    }

    private Map<String, Object> row(Option option) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("id", option.id());
        row.put("about", option.about().in(screen.language()));
        row.put("type", option.type().word());
        row.put("values", option.values());
        if (option.type() == Option.Type.NUMBER) {
            row.put("least", option.least());
            row.put("most", option.most());
        }
        row.put("standard", option.standard());
        return row;
    }

    /** The id, one line about it, a remark, and its options beneath. */
    public void print(Card card, String remark) {
        String about = card.about().in(screen.language());
        screen.line(pad(Paint.bold(card.id(), screen.colour()), card.id())
                + about
                + (remark.isEmpty() ? "" : "  " + remark));
        for (Option option : card.options()) {
            String range = switch (option.type()) {
                case CHOICE, FLAG, SOME -> " (" + String.join(", ", option.values()) + ")";
                case NUMBER -> option.most() > 1_000_000 ? "" : " (" + option.least() + "–" + option.most() + ")";
                case TEXT, FILES -> "";
            };
            screen.line("    " + pad(option.id() + "=" + option.standard(), option.id() + "=" + option.standard())
                    + option.about().in(screen.language()) + range);
        }
    }

    /** Colours take no room, so the length is that of the plain text. */
    private static String pad(String shown, String plain) {
        return shown + " ".repeat(Math.max(2, NAME_WIDTH - plain.length()));
    }
}

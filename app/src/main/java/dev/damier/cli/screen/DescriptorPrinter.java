package dev.damier.cli.screen;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import dev.damier.search.Puzzle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Prints the descriptors of games and engines as text or as JSON. */
public final class DescriptorPrinter {
    private static final int NAME_WIDTH = 18;

    /** The option whose values depend on the position. */
    private static final String HEURISTIC = "heuristic";

    private final Screen screen;
    private final List<Puzzle.NamedHeuristic> heuristics;

    public DescriptorPrinter(Screen screen) {
        this(screen, List.of());
    }

    /** @param heuristics the values of the option {@code heuristic} if it is a text */
    public DescriptorPrinter(Screen screen, List<Puzzle.NamedHeuristic> heuristics) {
        this.screen = screen;
        this.heuristics = heuristics;
    }

    public Map<String, Object> jsonFields(String type, Descriptor descriptor) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put(type, descriptor.id());
        row.put("name", descriptor.name().in(screen.language()));
        row.put("about", descriptor.about().in(screen.language()));
        row.put("options", descriptor.options().stream().map(this::jsonFields).toList());
        return row;
    }

    private Map<String, Object> jsonFields(Option option) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("id", option.id());
        row.put("about", option.about().in(screen.language()));
        row.put("type", option.type().wireName());
        row.put("values", values(option));
        if (option.type() == Option.Type.NUMBER) {
            row.put("least", option.min());
            row.put("most", option.max());
        }
        row.put("standard", option.defaultValue());
        return row;
    }

    /** Prints the id with its description and a remark, followed by the options. */
    public void print(Descriptor descriptor, String remark) {
        String about = descriptor.about().in(screen.language());
        screen.println(pad(AnsiStyle.bold(descriptor.id(), screen.colour()), descriptor.id())
                + about
                + (remark.isEmpty() ? "" : "  " + remark));
        for (Option option : descriptor.options()) {
            String range = switch (option.type()) {
                case CHOICE, FLAG, SOME -> " (" + String.join(", ", option.values()) + ")";
                case NUMBER -> option.max() > 1_000_000 ? "" : " (" + option.min() + "–" + option.max() + ")";
                case TEXT, FILES -> hasHeuristics(option) ? " (" + heuristicNames() + ")" : "";
            };
            screen.println(
                    "    " + pad(option.id() + "=" + option.defaultValue(), option.id() + "=" + option.defaultValue())
                            + option.about().in(screen.language()) + range);
        }
    }

    private boolean hasHeuristics(Option option) {
        return option.type() == Option.Type.TEXT && option.id().equals(HEURISTIC) && !heuristics.isEmpty();
    }

    private List<String> values(Option option) {
        return hasHeuristics(option)
                ? heuristics.stream().map(Puzzle.NamedHeuristic::id).toList()
                : option.values();
    }

    /** Returns the ids of the heuristics, and marks those that are not admissible with an asterisk. */
    private String heuristicNames() {
        String names = String.join(
                ", ",
                heuristics.stream()
                        .map(h -> h.id() + (h.admissible() ? "" : "*"))
                        .toList());
        boolean allAdmissible = heuristics.stream().allMatch(Puzzle.NamedHeuristic::admissible);
        return allAdmissible ? names : names + "; " + screen.message("engine.inadmissible");
    }

    /** Pads to the column width. Colour codes have no width, so the length is that of the plain text. */
    private static String pad(String styled, String plain) {
        return styled + " ".repeat(Math.max(2, NAME_WIDTH - plain.length()));
    }
}

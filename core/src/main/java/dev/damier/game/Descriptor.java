package dev.damier.game;

import java.util.List;
import java.util.Map;

/** What a game or an engine says of itself: a kebab-case id, a name, one line, and its options. */
public record Descriptor(String id, Text name, Text about, List<Option> options) {

    /** The value of an option, or its standard one; refuses a value that it cannot have. */
    public String value(Map<String, String> given, String option) {
        Option known = option(option);
        String value = given.getOrDefault(option, known.defaultValue());
        known.check(id, value);
        return value;
    }

    /** Whether a {@link Option.Type#FLAG} is set. */
    public boolean flag(Map<String, String> given, String option) {
        return value(given, option).equals(option(option).values().get(0));
    }

    /** The value of a {@link Option.Type#NUMBER}. */
    public int number(Map<String, String> given, String option) {
        Option known = option(option);
        return number(given, option, known.min(), known.max());
    }

    /** As {@link #number}, within bounds that depend on other options. */
    public int number(Map<String, String> given, String option, int min, int max) {
        return option(option).number(id, value(given, option), min, max);
    }

    private Option option(String option) {
        for (Option known : options) if (known.id().equals(option)) return known;
        throw new IllegalStateException(id + " has no option '" + option + "'");
    }

    public boolean has(String option) {
        return options.stream().anyMatch(known -> known.id().equals(option));
    }

    /** Refuses options this card does not have, with the nearest that it has. */
    public void check(Map<String, String> given) {
        for (String option : given.keySet()) {
            if (!has(option)) {
                throw new IllegalArgumentException(Suggestions.unknown(
                        id + ": unknown option",
                        option,
                        options.stream().map(Option::id).toList()));
            }
        }
    }
}

package dev.damier.game;

import java.util.List;
import java.util.Map;

/** What a game or an engine says of itself: a kebab-case id, a name, one line, and its options. */
public record Card(String id, Text name, Text about, List<Option> options) {

    /** The value of an option, or its standard one; refuses a value that is not in its list. */
    public String value(Map<String, String> given, String option) {
        for (Option known : options) {
            if (!known.id().equals(option)) continue;
            String value = given.getOrDefault(option, known.standard());
            if (!known.values().isEmpty() && !known.values().contains(value)) {
                throw new IllegalArgumentException(id + ": option '" + option + "' must be one of "
                        + String.join(", ", known.values()) + ", but got '" + value + "'");
            }
            return value;
        }
        throw new IllegalStateException(id + " has no option '" + option + "'");
    }

    /** As {@link #value}, for a whole number within bounds. */
    public int number(Map<String, String> given, String option, int least, int most) {
        String value = value(given, option);
        try {
            int number = Integer.parseInt(value);
            if (number >= least && number <= most) return number;
        } catch (NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException(id + ": option '" + option + "' must be a whole number from " + least
                + " to " + most + ", but got '" + value + "'");
    }

    /** Refuses options this card does not have, with the nearest that it has. */
    public void check(Map<String, String> given) {
        for (String option : given.keySet()) {
            if (options.stream().noneMatch(o -> o.id().equals(option))) {
                throw new IllegalArgumentException(Nearest.unknown(
                        id + ": unknown option",
                        option,
                        options.stream().map(Option::id).toList()));
            }
        }
    }
}

package dev.damier.game;

import dev.damier.run.BadInputException;
import java.util.List;
import java.util.Map;

/**
 * Describes a game, an engine or an agent to users. Immutable.
 *
 * @param id the id, in kebab case
 * @param name the name
 * @param about a description of one line
 * @param options the options
 */
public record Descriptor(String id, Text name, Text about, List<Option> options) {

    /**
     * Returns the value of an option, or its default.
     *
     * @param given the values that the user has set, by option id
     * @param option the id of the option
     * @throws BadInputException if the value is not valid for the option
     * @throws IllegalStateException if this descriptor has no such option
     */
    public String value(Map<String, String> given, String option) {
        Option known = option(option);
        String value = given.getOrDefault(option, known.defaultValue());
        known.check(id, value);
        return value;
    }

    /** Returns whether an option of type {@link Option.Type#FLAG} is set. Throws like {@link #value}. */
    public boolean flag(Map<String, String> given, String option) {
        return value(given, option).equals(option(option).values().get(0));
    }

    /** Returns the value of an option of type {@link Option.Type#NUMBER}. Throws like {@link #value}. */
    public int number(Map<String, String> given, String option) {
        Option known = option(option);
        return number(given, option, known.min(), known.max());
    }

    /** Returns the value of a number option, with other bounds, which may depend on other options. Throws like {@link #value}. */
    public int number(Map<String, String> given, String option, int min, int max) {
        return option(option).number(id, value(given, option), min, max);
    }

    private Option option(String option) {
        for (Option known : options) if (known.id().equals(option)) return known;
        throw new IllegalStateException(id + " has no option '" + option + "'");
    }

    /** Returns whether there is an option with the given id. */
    public boolean has(String option) {
        return options.stream().anyMatch(known -> known.id().equals(option));
    }

    /**
     * Checks the ids of the given options.
     *
     * @throws BadInputException for an unknown id; the message suggests the most similar one
     */
    public void check(Map<String, String> given) {
        for (String option : given.keySet()) {
            if (!has(option)) {
                throw new BadInputException(Suggestions.unknownMessage(
                        id + ": unknown option",
                        option,
                        options.stream().map(Option::id).toList()));
            }
        }
    }
}

package dev.damier.game;

import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/**
 * A sentence for people: a key in a package's {@code messages.properties} (English) and {@code messages_fr.properties},
 * and what fills its {@code {0}} places. An argument may itself be a text.
 */
public record Text(String bundle, String key, List<Object> args) {

    /** A text of the bundle that stands beside this class. */
    public static Text of(Class<?> home, String key, Object... args) {
        return new Text(home.getPackageName() + ".messages", key, List.of(args));
    }

    /** Words that are the same in every language: a number, a move, a name. */
    public static Text plain(String words) {
        return new Text("", words, List.of());
    }

    public String in(Locale language) {
        String pattern = bundle.isEmpty() ? key : pattern(language);
        for (int i = 0; i < args.size(); i++) {
            Object arg = args.get(i);
            pattern =
                    pattern.replace("{" + i + "}", arg instanceof Text text ? text.in(language) : String.valueOf(arg));
        }
        return pattern;
    }

    private String pattern(Locale language) {
        try {
            return ResourceBundle.getBundle(
                            bundle,
                            language,
                            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES))
                    .getString(key);
        } catch (MissingResourceException e) {
            return key;
        }
    }

    /** In English, as logs, tests and the command line's default want it. */
    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}

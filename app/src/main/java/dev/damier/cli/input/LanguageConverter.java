package dev.damier.cli.input;

import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;

/** Parses the option {@code --lang}. */
public final class LanguageConverter implements ITypeConverter<Locale> {
    @Override
    public Locale convert(String language) {
        return switch (language) {
            case "en" -> Locale.ENGLISH;
            case "fr" -> Locale.FRENCH;
            default -> throw UsageException.of("usage.lang", language);
        };
    }

    /** Returns the language of {@code --lang} in arguments that are not parsed yet, for messages about the arguments. */
    public static Optional<Locale> find(String[] arguments) {
        for (int i = 0; i < arguments.length && !arguments[i].equals("--"); i++) {
            boolean isLast = i == arguments.length - 1;
            String value = arguments[i].equals("--lang") && !isLast ? arguments[i + 1] : valueOf(arguments[i]);
            if (value.equals("en")) return Optional.of(Locale.ENGLISH);
            if (value.equals("fr")) return Optional.of(Locale.FRENCH);
        }
        return Optional.empty();
    }

    /** Returns the value of an argument {@code --lang=VALUE}, or an empty text for any other argument. */
    private static String valueOf(String argument) {
        return argument.startsWith("--lang=") ? argument.substring("--lang=".length()) : "";
    }
}

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
            boolean separate = arguments[i].equals("--lang") && i + 1 < arguments.length;
            String value = separate ? arguments[i + 1] : arguments[i].replaceFirst("^--lang=", "");
            if (value.equals("en") && !value.equals(arguments[i])) return Optional.of(Locale.ENGLISH);
            if (value.equals("fr") && !value.equals(arguments[i])) return Optional.of(Locale.FRENCH);
        }
        return Optional.empty();
    }
}

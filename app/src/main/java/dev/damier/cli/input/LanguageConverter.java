package dev.damier.cli.input;

import java.util.Locale;
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
}

package dev.damier.game;

import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A translatable text: a key in the {@code messages.properties} (English) and {@code messages_fr.properties} of a package, and
 * arguments for its placeholders. Immutable.
 *
 * <p>{@code {0}} is replaced by the first argument. {@code {0|tile|tiles}} selects the singular or plural form for the first
 * argument, by the rules of the language. An argument can be a text itself. A {@code Long} is written with the thousands
 * separators of the language.
 *
 * @param bundle the name of the resource bundle; empty if {@code key} is the pattern itself
 * @param key the key in the bundle, or the pattern
 * @param args the arguments
 */
public record Text(String bundle, String key, List<Object> args) {
    private static final Pattern PLURAL = Pattern.compile("\\{(\\d+)\\|([^|}]*)\\|([^}]*)}");

    /** Returns a text of the bundle {@code messages} in the package of a class. */
    public static Text of(Class<?> home, String key, Object... args) {
        return new Text(home.getPackageName() + ".messages", key, List.of(args));
    }

    /** Returns a text that is the same in every language, such as a number, a move or a name. */
    public static Text plain(String text) {
        return new Text("", text, List.of());
    }

    /** Returns several texts joined by a separator. */
    public static Text list(String separator, List<Text> all) {
        String places =
                IntStream.range(0, all.size()).mapToObj(i -> "{" + i + "}").collect(Collectors.joining(separator));
        return new Text("", places, List.copyOf(all));
    }

    /** Returns the text in the given language; English if there is no translation, the key if there is no text. */
    public String in(Locale language) {
        String pattern = bundle.isEmpty() ? key : pattern(language);
        if (args.isEmpty()) return pattern;
        pattern = PLURAL.matcher(pattern).replaceAll(m -> Matcher.quoteReplacement(pluralForm(m, language)));
        for (int i = 0; i < args.size(); i++) pattern = pattern.replace("{" + i + "}", format(args.get(i), language));
        return pattern;
    }

    /** Selects the plural form: English uses the singular for 1, French for numbers below 2. */
    private String pluralForm(MatchResult forms, Locale language) {
        Object arg = args.get(Integer.parseInt(forms.group(1)));
        double n = arg instanceof Number number ? Math.abs(number.doubleValue()) : 2;
        boolean one = language.getLanguage().equals("fr") ? n < 2 : n == 1;
        return forms.group(one ? 2 : 3);
    }

    private static String format(Object arg, Locale language) {
        if (arg instanceof Text text) return text.in(language);
        return arg instanceof Long number
                ? NumberFormat.getIntegerInstance(language).format(number)
                : String.valueOf(arg);
    }

    private String pattern(Locale language) {
        try {
            return messages(language).getString(key);
        } catch (MissingResourceException e) {
            return key;
        }
    }

    /** Returns whether the bundle contains the key. */
    boolean isDefined() {
        try {
            return !bundle.isEmpty() && messages(Locale.ENGLISH).containsKey(key);
        } catch (MissingResourceException e) {
            return false;
        }
    }

    private ResourceBundle messages(Locale language) {
        return ResourceBundle.getBundle(
                bundle,
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** Returns the text in English. */
    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}

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
 * A sentence for people: a key in a package's {@code messages.properties} (English) and {@code messages_fr.properties},
 * and what fills its {@code {0}} places; {@code {0|tile|tiles}} chooses by that number, as the language does. An argument
 * may itself be a text; a {@code Long} is written with the language's separators.
 */
public record Text(String bundle, String key, List<Object> args) {
    private static final Pattern PLURAL = Pattern.compile("\\{(\\d+)\\|([^|}]*)\\|([^}]*)}");

    /** A text of the bundle that stands beside this class. */
    public static Text of(Class<?> home, String key, Object... args) {
        return new Text(home.getPackageName() + ".messages", key, List.of(args));
    }

    /** Words that are the same in every language: a number, a move, a name. */
    public static Text plain(String words) {
        return new Text("", words, List.of());
    }

    /** Several, one after the other, with this between them. */
    public static Text list(String between, List<Text> all) {
        String places =
                IntStream.range(0, all.size()).mapToObj(i -> "{" + i + "}").collect(Collectors.joining(between));
        return new Text("", places, List.copyOf(all));
    }

    public String in(Locale language) {
        String pattern = bundle.isEmpty() ? key : pattern(language);
        if (args.isEmpty()) return pattern;
        pattern = PLURAL.matcher(pattern).replaceAll(m -> Matcher.quoteReplacement(chosen(m, language)));
        for (int i = 0; i < args.size(); i++) pattern = pattern.replace("{" + i + "}", written(args.get(i), language));
        return pattern;
    }

    /** English has one for 1 alone, French for 0 as well. */
    private String chosen(MatchResult forms, Locale language) {
        Object arg = args.get(Integer.parseInt(forms.group(1)));
        double n = arg instanceof Number number ? Math.abs(number.doubleValue()) : 2;
        boolean one = language.getLanguage().equals("fr") ? n < 2 : n == 1;
        return forms.group(one ? 2 : 3);
    }

    private static String written(Object arg, Locale language) {
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

    /** Whether its bundle has words for it. */
    boolean known() {
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

    /** In English, as logs, tests and the command line's default want it. */
    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}

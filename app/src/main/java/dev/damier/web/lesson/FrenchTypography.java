package dev.damier.web.lesson;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sets the spaces of French text: a no-break space before {@code : ; ? !} and inside quotation marks, and a narrow
 * no-break space between groups of digits. Code and addresses of links stay as they are.
 */
final class FrenchTypography {
    private static final String NO_BREAK = "\u00a0";
    private static final String NARROW_NO_BREAK = "\u202f";
    /** Code blocks, code in a line, and addresses of links. */
    private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```|`[^`\\n]*`|\\]\\([^)]*\\)");

    private FrenchTypography() {}

    /** Returns a Markdown text with the spaces of French text. */
    static String ofMarkdown(String markdown) {
        StringBuilder result = new StringBuilder();
        Matcher code = CODE.matcher(markdown);
        int from = 0;
        while (code.find()) {
            result.append(ofText(markdown.substring(from, code.start()))).append(code.group());
            from = code.end();
        }
        return result.append(ofText(markdown.substring(from))).toString();
    }

    /** Returns a text without markup with the spaces of French text. */
    static String ofText(String text) {
        return text.replaceAll("(?<=\\S|\\A)[ \u00a0\u202f]([:;?!»])(?=[\\s*_.,)]|$)", NO_BREAK + "$1")
                .replaceAll("«[ \u00a0\u202f]", "«" + NO_BREAK)
                .replaceAll("(?<=\\d)[ \u00a0\u202f](?=\\d{3}(?!\\d))", NARROW_NO_BREAK)
                .replaceAll("(?<=\\d)[ \u00a0\u202f]%", NO_BREAK + "%");
    }
}

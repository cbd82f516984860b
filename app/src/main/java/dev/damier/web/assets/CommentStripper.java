package dev.damier.web.assets;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Removes the comments and the indentation of a JavaScript module. Strings, template literals and regular expressions
 * are kept as they are. A slash starts a regular expression unless it follows a value: that is enough for code in the
 * project's format.
 */
final class CommentStripper {
    private static final String AFTER_VALUE = ")]}_$\"'`";

    private final String source;
    private final StringBuilder out = new StringBuilder();

    /** Number of open braces in each template literal expression that surrounds the current position. */
    private final Deque<Integer> openBraces = new ArrayDeque<>();

    private int at;

    private CommentStripper(String source) {
        this.source = source;
    }

    static String strip(String source) {
        CommentStripper stripper = new CommentStripper(source);
        while (stripper.at < source.length()) stripper.step();
        return stripper.out.toString();
    }

    private void step() {
        char c = source.charAt(at);
        if (source.startsWith("//", at)) skipTo("\n", 0);
        else if (source.startsWith("/*", at)) skipTo("*/", 2);
        else if (c == '"' || c == '\'') copyQuoted(c);
        else if (c == '`') copyTemplate();
        else if (c == '/' && !followsValue()) copyRegularExpression();
        else if (c == '{' && !openBraces.isEmpty()) copyBrace(1);
        else if (c == '}' && !openBraces.isEmpty() && openBraces.peek() == 0) {
            openBraces.pop();
            copyTemplate();
        } else if (c == '}' && !openBraces.isEmpty()) copyBrace(-1);
        else if (Character.isWhitespace(c)) copyWhitespace();
        else copy();
    }

    private void copy() {
        out.append(source.charAt(at++));
    }

    private void copyBrace(int change) {
        openBraces.push(openBraces.pop() + change);
        copy();
    }

    private void skipTo(String end, int length) {
        int found = source.indexOf(end, at + 2);
        at = found < 0 ? source.length() : found + length;
    }

    /** Copies a run of whitespace as one character; a line break remains one. */
    private void copyWhitespace() {
        boolean newLine = false;
        for (; at < source.length() && Character.isWhitespace(source.charAt(at)); at++)
            newLine |= source.charAt(at) == '\n';
        int last = out.length() - 1;
        boolean startOfLine = last < 0 || out.charAt(last) == '\n';
        if (startOfLine) return;
        if (out.charAt(last) == ' ') out.setLength(last);
        out.append(newLine ? '\n' : ' ');
    }

    private void copyQuoted(char quote) {
        copy();
        while (source.charAt(at) != quote) copyEscaped();
        copy();
    }

    private void copyEscaped() {
        if (source.charAt(at) == '\\') copy();
        copy();
    }

    /** Copies a template literal, or the rest of it, up to its end or the next expression. */
    private void copyTemplate() {
        copy();
        while (source.charAt(at) != '`') {
            if (source.startsWith("${", at)) {
                copy();
                copy();
                openBraces.push(0);
                return;
            }
            copyEscaped();
        }
        copy();
    }

    private void copyRegularExpression() {
        boolean inClass = false;
        copy();
        while (inClass || source.charAt(at) != '/') {
            if (source.charAt(at) == '[') inClass = true;
            if (source.charAt(at) == ']') inClass = false;
            copyEscaped();
        }
        copy();
    }

    private boolean followsValue() {
        int last = out.length() - 1;
        while (last >= 0 && Character.isWhitespace(out.charAt(last))) last--;
        if (last < 0) return false;
        char c = out.charAt(last);
        if (!Character.isLetterOrDigit(c) && AFTER_VALUE.indexOf(c) < 0) return false;
        return !out.substring(Math.max(0, last - 6), last + 1).endsWith("return");
    }
}

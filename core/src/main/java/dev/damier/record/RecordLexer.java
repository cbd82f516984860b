package dev.damier.record;

import static dev.damier.record.RecordFault.say;

import dev.damier.game.NotationException;
import dev.damier.game.Text;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words, brackets, comments and tags of a text, one after the other. It stands before the next one, never on a space. */
final class RecordLexer {
    private final String text;
    private int at;

    RecordLexer(String text) {
        this.text = text;
        space();
    }

    int offset() {
        return at;
    }

    boolean ended() {
        return at >= text.length();
    }

    boolean at(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    /** What this pattern finds from here on, nothing skipped. */
    Optional<Matcher> line(Pattern pattern) {
        Matcher found = pattern.matcher(text.substring(at));
        return found.lookingAt() ? Optional.of(found) : Optional.empty();
    }

    void skip(int characters) {
        at += characters;
        space();
    }

    NotationException fault(Text what) {
        return fault(at, what);
    }

    NotationException fault(int offset, Text what) {
        return RecordFault.at(text, offset, what);
    }

    /** The next word, which stays. */
    String peek() {
        return text.substring(at, wordEnd(at));
    }

    /** The next word; empty at the end. */
    String word() {
        int end = wordEnd(at);
        if (end == at && !ended()) throw fault(say("stray", text.substring(at, Math.min(at + 1, text.length()))));
        return take(end);
    }

    /** Characters of a sign, as one of those there are. */
    String sign() {
        int from = at;
        int end = at;
        while (end < text.length() && "!?".indexOf(text.charAt(end)) >= 0) end++;
        String sign = take(end);
        if (!RecordedMove.SIGNS.contains(sign))
            throw fault(from, say("sign", sign, String.join(" ", RecordedMove.SIGNS)));
        return sign;
    }

    /** What stands behind an at sign. */
    String time() {
        at++;
        return take(wordEnd(at));
    }

    String comment() {
        return quoted('}', "comment.open");
    }

    /** Puts a tag of the form {@code [Name "value"]} where it belongs and returns its name. */
    String tag(Map<String, String> tags) {
        int from = at;
        skip(1);
        int name = at;
        String read = take(wordEnd(at));
        if (!RecordedGame.named(read)) throw fault(name, say("tag.name"));
        if (!at('"')) throw fault(say("tag.value", read));
        String value = quoted('"', "tag.open");
        if (!at(']')) throw fault(from, say("tag.open"));
        skip(1);
        if (tags.putIfAbsent(read, value) != null) throw fault(from, say("tag.twice", read));
        return read;
    }

    /** Up to this character; a backslash takes the next one as it is, and a break of the line is a space. */
    private String quoted(char end, String unended) {
        int from = at++;
        StringBuilder words = new StringBuilder();
        for (; at < text.length() && text.charAt(at) != end; at++) {
            char c = text.charAt(at);
            if (c == '\\' && at + 1 < text.length()) words.append(unescaped(text.charAt(++at)));
            else if (c == '\n') words.append(' ');
            else if (c != '\r') words.append(c);
        }
        if (ended()) throw fault(from, say(unended));
        skip(1);
        return words.toString();
    }

    private static char unescaped(char c) {
        return c == 'n' ? '\n' : c == 'r' ? '\r' : c;
    }

    private int wordEnd(int from) {
        int end = from;
        while (end < text.length() && RecordedMove.plain(text.charAt(end))) end++;
        return end;
    }

    private String take(int end) {
        String word = text.substring(at, end);
        skip(end - at);
        return word;
    }

    private void space() {
        while (at < text.length() && RecordedMove.blank(text.charAt(at))) at++;
    }
}

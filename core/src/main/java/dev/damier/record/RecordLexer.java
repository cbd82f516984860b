package dev.damier.record;

import static dev.damier.record.RecordErrors.message;

import dev.damier.game.NotationException;
import dev.damier.game.Text;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a text into words, brackets, comments and tags. The current offset is always at the next token, never at a blank. */
final class RecordLexer {
    private final String text;
    private int offset;

    RecordLexer(String text) {
        this.text = text;
        skipBlanks();
    }

    int offset() {
        return offset;
    }

    boolean isAtEnd() {
        return offset >= text.length();
    }

    boolean isAt(char c) {
        return offset < text.length() && text.charAt(offset) == c;
    }

    /** Matches a pattern at the current offset, without moving the offset. */
    Optional<Matcher> match(Pattern pattern) {
        Matcher found = pattern.matcher(text.substring(offset));
        return found.lookingAt() ? Optional.of(found) : Optional.empty();
    }

    void skip(int characters) {
        offset += characters;
        skipBlanks();
    }

    NotationException fault(Text problem) {
        return fault(offset, problem);
    }

    NotationException fault(int offset, Text problem) {
        return RecordErrors.at(text, offset, problem);
    }

    /** Returns the next word without moving the offset. */
    String peek() {
        return text.substring(offset, wordEnd(offset));
    }

    /** Reads the next word; returns "" at the end of the text. */
    String readWord() {
        int end = wordEnd(offset);
        if (end == offset && !isAtEnd())
            throw fault(message("stray", text.substring(offset, Math.min(offset + 1, text.length()))));
        return takeUntil(end);
    }

    /** Reads a move annotation such as {@code !?}; throws if it is not one of {@link RecordedMove#ANNOTATIONS}. */
    String readAnnotation() {
        int from = offset;
        int end = offset;
        while (end < text.length() && "!?".indexOf(text.charAt(end)) >= 0) end++;
        String annotation = takeUntil(end);
        if (!RecordedMove.ANNOTATIONS.contains(annotation))
            throw fault(from, message("sign", annotation, String.join(" ", RecordedMove.ANNOTATIONS)));
        return annotation;
    }

    /** Reads the word after an at sign. */
    String readTime() {
        offset++;
        return takeUntil(wordEnd(offset));
    }

    String readComment() {
        return readQuoted('}', "comment.open");
    }

    /** Reads a tag of the form {@code [Name "value"]}, adds it to {@code tags} and returns its name. */
    String readTag(Map<String, String> tags) {
        int from = offset;
        skip(1);
        int name = offset;
        String read = takeUntil(wordEnd(offset));
        if (!RecordedGame.isTagName(read)) throw fault(name, message("tag.name"));
        if (!isAt('"')) throw fault(message("tag.value", read));
        String value = readQuoted('"', "tag.open");
        if (!isAt(']')) throw fault(from, message("tag.open"));
        skip(1);
        if (tags.putIfAbsent(read, value) != null) throw fault(from, message("tag.twice", read));
        return read;
    }

    /** Reads up to the given character. A backslash escapes the next character; a line break becomes a space. */
    private String readQuoted(char end, String notClosedKey) {
        int from = offset++;
        StringBuilder words = new StringBuilder();
        for (; offset < text.length() && text.charAt(offset) != end; offset++) {
            char c = text.charAt(offset);
            if (c == '\\' && offset + 1 < text.length()) words.append(unescaped(text.charAt(++offset)));
            else if (c == '\n') words.append(' ');
            else if (c != '\r') words.append(c);
        }
        if (isAtEnd()) throw fault(from, message(notClosedKey));
        skip(1);
        return words.toString();
    }

    private static char unescaped(char c) {
        return c == 'n' ? '\n' : c == 'r' ? '\r' : c;
    }

    private int wordEnd(int from) {
        int end = from;
        while (end < text.length() && RecordedMove.isWordCharacter(text.charAt(end))) end++;
        return end;
    }

    private String takeUntil(int end) {
        String word = text.substring(offset, end);
        skip(end - offset);
        return word;
    }

    private void skipBlanks() {
        while (offset < text.length() && RecordedMove.isBlank(text.charAt(offset))) offset++;
    }
}

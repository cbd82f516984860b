package dev.damier.plan.pddl;

import static dev.damier.plan.pddl.PddlException.text;

import dev.damier.plan.pddl.Expression.Group;
import dev.damier.plan.pddl.Expression.Word;
import dev.damier.plan.pddl.PddlException.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads nested lists of words with their places. A semicolon starts a comment up to the end of the line. */
final class ExpressionReader {
    /** Maximum nesting of lists, so that the recursion of later steps is bounded. */
    private static final int MAX_DEPTH = 100;

    private final String source;
    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    private ExpressionReader(String source, String text) {
        this.source = source;
        this.text = text;
    }

    /** Reads the single list that the text consists of. */
    static Group read(String source, String text) {
        ExpressionReader reader = new ExpressionReader(source, text);
        reader.skipSpace();
        if (reader.atEnd()) throw new PddlException(reader.place(), text("text.empty"));
        if (text.charAt(reader.at) != '(') throw new PddlException(reader.place(), text("text.start", reader.word()));
        Group all = reader.list(0);
        reader.skipSpace();
        if (!reader.atEnd()) {
            throw new PddlException(
                    reader.place(), text("text.after", all.place().line()));
        }
        return all;
    }

    /** Reads all lists that the text consists of. */
    static List<Group> readAll(String source, String text) {
        ExpressionReader reader = new ExpressionReader(source, text);
        List<Group> all = new ArrayList<>();
        for (reader.skipSpace(); !reader.atEnd(); reader.skipSpace()) {
            if (text.charAt(reader.at) != '(')
                throw new PddlException(reader.place(), text("text.start", reader.word()));
            all.add(reader.list(0));
        }
        return all;
    }

    private Group list(int depth) {
        Place start = place();
        if (depth > MAX_DEPTH) throw new PddlException(start, text("nesting", MAX_DEPTH));
        at++;
        List<Expression> items = new ArrayList<>();
        while (true) {
            skipSpace();
            if (atEnd()) {
                throw new PddlException(start, text("unclosed"));
            }
            char c = text.charAt(at);
            if (c == ')') {
                at++;
                return new Group(items, start);
            }
            if (c == '(') items.add(list(depth + 1));
            else {
                Place place = place();
                items.add(new Word(word().toLowerCase(Locale.ROOT), place));
            }
        }
    }

    private String word() {
        int start = at;
        while (!atEnd() && "();".indexOf(text.charAt(at)) < 0 && !Character.isWhitespace(text.charAt(at))) at++;
        if (at == start) at++;
        return text.substring(start, at);
    }

    private void skipSpace() {
        while (!atEnd()) {
            char c = text.charAt(at);
            if (c == ';') {
                while (!atEnd() && text.charAt(at) != '\n') at++;
            } else if (Character.isWhitespace(c) || c == '\uFEFF') {
                at++;
                if (c == '\n') {
                    line++;
                    lineStart = at;
                }
            } else {
                return;
            }
        }
    }

    private boolean atEnd() {
        return at >= text.length();
    }

    private Place place() {
        return new Place(source, line, at - lineStart + 1);
    }
}

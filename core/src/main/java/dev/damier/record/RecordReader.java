package dev.damier.record;

import static dev.damier.record.RecordFault.say;

import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import dev.damier.run.TimeSlice;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads one record after the other from a text; throws only {@link NotationException}, with the line and the column. With
 * rules, moves come back as the rules write them; without, any word is a move.
 */
final class RecordReader {
    /** Words that end a record. */
    static final List<String> ENDS = List.of("1-0", "0-1", "1/2-1/2", "*");

    private static final int MAX_VARIATION_DEPTH = 64;
    private static final int MAX_MOVES = 100_000;
    private static final Pattern NUMBER = Pattern.compile("^\\d{1,6}(\\.+|…)");
    private static final Pattern SECONDS = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)s");
    /** A position and the moves behind it on one line, as the bot protocol has them. */
    private static final Pattern LINE = Pattern.compile("([^{}()\\[\\]\"\\n]*?)[ \\t]+moves(?=\\s|$)");

    private final RecordLexer lexer;
    private final boolean judged;
    private final Setup usual;
    private RecordReplay rules;
    private int count;

    private RecordReader(String text, boolean judged, Setup usual) {
        lexer = new RecordLexer(text);
        this.judged = judged;
        this.usual = usual;
    }

    /** Any words as moves. */
    static RecordReader unjudged(String text) {
        return new RecordReader(text, false, null);
    }

    /** @param usual where a record without tags begins, or null when there must be a game */
    static RecordReader judged(String text, Setup usual) {
        return new RecordReader(text, true, usual);
    }

    /** Whether a word is no move for its form: the number of one, or the end of a record. */
    static boolean decoration(String word) {
        return ENDS.contains(word) || NUMBER.matcher(word).lookingAt();
    }

    boolean more() {
        return !lexer.ended();
    }

    /** Where it stands: how far it came before a fault. */
    int offset() {
        return lexer.offset();
    }

    RecordedGame next() {
        Map<String, String> tags = tags();
        Optional<Matcher> line = lexer.line(LINE);
        int at = lexer.offset();
        if (line.isPresent()) {
            String start = line.get().group(1).strip();
            if (!start.isEmpty()) tags.putIfAbsent(RecordedGame.START, start);
            lexer.skip(line.get().end());
        }
        if (judged) seat(tags, at);
        String comment = comments();
        List<RecordedMove> moves = line(0);
        if (lexer.at(')')) throw lexer.fault(say("bracket.extra"));
        String end = lexer.at('[') ? "" : lexer.word();
        if (!end.isEmpty() && !end.equals("*")) tags.putIfAbsent(RecordedGame.RESULT, end);
        return new RecordedGame(tags, comment, moves);
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        while (lexer.at('[')) {
            int at = lexer.offset();
            String name = lexer.tag(tags);
            if (name.equals(RecordedGame.FORMAT) && !tags.get(name).equals(Integer.toString(RecordedGame.VERSION)))
                throw lexer.fault(at, say("version", tags.get(name), RecordedGame.VERSION));
        }
        tags.remove(RecordedGame.FORMAT);
        return tags;
    }

    /** Finds the start; what stands in the record comes before what is usual where it is pasted. */
    private void seat(Map<String, String> tags, int at) {
        if (usual != null) {
            tags.putIfAbsent(RecordedGame.GAME, usual.game().descriptor().id());
            if (tags.get(RecordedGame.GAME).equals(usual.game().descriptor().id()))
                tags.putIfAbsent(RecordedGame.START, usual.write());
        }
        if (!tags.containsKey(RecordedGame.GAME)) throw lexer.fault(at, say("game.missing", known()));
        try {
            Setup start = new RecordedGame(tags, "", List.of()).start();
            tags.put(RecordedGame.START, start.write());
            rules = new RecordReplay(start);
        } catch (NotationException e) {
            throw lexer.fault(at, e.text());
        } catch (IllegalArgumentException e) {
            throw lexer.fault(at, Text.plain(e.getMessage()));
        }
    }

    private static String known() {
        return String.join(
                ", ", Games.all().games().stream().map(g -> g.descriptor().id()).toList());
    }

    private String comments() {
        StringBuilder all = new StringBuilder();
        while (lexer.at('{')) {
            String comment = lexer.comment();
            if (!all.isEmpty() && !comment.isEmpty()) all.append(' ');
            all.append(comment);
        }
        return all.toString();
    }

    /** Moves until the record ends or a bracket closes. */
    private List<RecordedMove> line(int depth) {
        List<RecordedMove> moves = new ArrayList<>();
        String ahead = "";
        while (!lexer.ended() && !lexer.at(')') && !lexer.at('[')) {
            if (lexer.at('{')) {
                String said = comments();
                if (moves.isEmpty()) ahead = said;
                else change(moves, moves.get(moves.size() - 1).said(said));
            } else if (lexer.at('(')) {
                variation(moves, depth);
            } else if (lexer.at('@')) {
                change(moves, last(moves).time(time()));
            } else if (lexer.at('!') || lexer.at('?')) {
                change(moves, last(moves).sign(lexer.sign()));
            } else {
                int at = lexer.offset();
                String word = NUMBER.matcher(lexer.peek()).replaceFirst("");
                if (depth == 0 && ENDS.contains(word)) break;
                String read = lexer.word();
                if (word.isEmpty()) continue;
                if (decoration(word)) throw lexer.fault(at, say("stray", word));
                moves.add(move(word, at + read.length() - word.length()));
                if (!ahead.isEmpty()) change(moves, moves.get(0).said(ahead));
                ahead = "";
            }
        }
        return moves;
    }

    private RecordedMove move(String word, int at) {
        TimeSlice.checkpoint();
        if (++count > MAX_MOVES) throw lexer.fault(at, say("moves.many", MAX_MOVES));
        try {
            return new RecordedMove(rules == null ? word : rules.play(word));
        } catch (NotationException e) {
            throw lexer.fault(at, e.text());
        }
    }

    private RecordedMove last(List<RecordedMove> moves) {
        if (moves.isEmpty()) throw lexer.fault(say("move.first"));
        return moves.get(moves.size() - 1);
    }

    private static void change(List<RecordedMove> moves, RecordedMove last) {
        moves.set(moves.size() - 1, last);
    }

    private Duration time() {
        int at = lexer.offset();
        Matcher seconds = SECONDS.matcher(lexer.time());
        if (!seconds.matches()) throw lexer.fault(at, say("time"));
        return Duration.ofMillis(
                new BigDecimal(seconds.group(1)).movePointRight(3).longValueExact());
    }

    private void variation(List<RecordedMove> moves, int depth) {
        RecordedMove replaced = last(moves);
        int at = lexer.offset();
        if (depth >= MAX_VARIATION_DEPTH) throw lexer.fault(say("bracket.deep", MAX_VARIATION_DEPTH));
        lexer.skip(1);
        int ply = rules == null ? 0 : rules.ply() - 1;
        List<Move> undone = rules == null ? List.of() : rules.rewindTo(ply);
        List<RecordedMove> other = line(depth + 1);
        if (!lexer.at(')')) throw lexer.fault(at, say("bracket.open"));
        if (other.isEmpty()) throw lexer.fault(at, say("bracket.empty"));
        lexer.skip(1);
        if (rules != null) {
            rules.rewindTo(ply);
            rules.replay(undone);
        }
        List<List<RecordedMove>> instead = new ArrayList<>(replaced.instead());
        instead.add(other);
        change(moves, new RecordedMove(replaced.text(), replaced.sign(), replaced.time(), replaced.comment(), instead));
    }
}

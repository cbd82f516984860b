package dev.damier.record;

import static dev.damier.record.RecordErrors.message;

import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import dev.damier.run.BadInputException;
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
import org.jspecify.annotations.Nullable;

/**
 * Reads records from a text, one after the other. With validation, moves must be legal and are returned in canonical notation;
 * without, any word is accepted as a move. The only exception is {@link NotationException}, with line and column.
 */
final class RecordReader {
    /** The results that end a record. */
    static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");

    private static final int MAX_VARIATION_DEPTH = 64;
    private static final int MAX_MOVES = 100_000;
    private static final String FORMAT_VERSION = Integer.toString(RecordedGame.FORMAT_VERSION);
    private static final Pattern NUMBER = Pattern.compile("^\\d{1,6}(\\.+|…)");
    private static final Pattern SECONDS = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)s");
    /** A position, the word {@code moves} and the moves on one line, as in the bot protocol. */
    private static final Pattern LINE = Pattern.compile("([^{}()\\[\\]\"\\n]*?)[ \\t]+moves(?=\\s|$)");

    private final RecordLexer lexer;
    private final boolean validated;
    private final @Nullable Setup defaultStart;
    private @Nullable RecordReplay replay;
    private int endOfLegalMoves;
    private int count;

    private RecordReader(String text, boolean validated, @Nullable Setup defaultStart) {
        lexer = new RecordLexer(text);
        this.validated = validated;
        this.defaultStart = defaultStart;
    }

    /** Returns a reader that accepts any word as a move. */
    static RecordReader unvalidated(String text) {
        return new RecordReader(text, false, null);
    }

    /**
     * Returns a reader that checks all moves.
     *
     * @param defaultStart the start of a record without tags; null if a record must have a game tag
     */
    static RecordReader validated(String text, @Nullable Setup defaultStart) {
        return new RecordReader(text, true, defaultStart);
    }

    /** Returns whether a word is a move number or a result, and therefore cannot be a move. */
    static boolean isMoveNumberOrResult(String word) {
        return RESULTS.contains(word) || NUMBER.matcher(word).lookingAt();
    }

    boolean hasMore() {
        return !lexer.isAtEnd();
    }

    /** Returns the current offset. */
    int offset() {
        return lexer.offset();
    }

    /** Returns the offset after the last legal move. */
    int endOfLegalMoves() {
        return endOfLegalMoves;
    }

    /** Reads the next record. */
    RecordedGame next() {
        Map<String, String> tags = readTags();
        Optional<Matcher> line = lexer.match(LINE);
        int at = lexer.offset();
        if (line.isPresent()) {
            String start = line.get().group(1).strip();
            if (!start.isEmpty()) tags.putIfAbsent(RecordedGame.START, start);
            lexer.skip(line.get().end());
        }
        if (validated) resolveStart(tags, at);
        String comment = readComments();
        List<RecordedMove> moves = readMoves(0);
        if (lexer.isAt(')')) throw lexer.fault(message("bracket.extra"));
        String end = lexer.isAt('[') ? "" : lexer.readWord();
        if (!end.isEmpty() && !end.equals("*")) tags.putIfAbsent(RecordedGame.RESULT, end);
        return new RecordedGame(tags, comment, moves);
    }

    private Map<String, String> readTags() {
        Map<String, String> tags = new LinkedHashMap<>();
        while (lexer.isAt('[')) {
            int at = lexer.offset();
            String name = lexer.readTag(tags);
            String version = name.equals(RecordedGame.FORMAT_TAG) ? tags.getOrDefault(name, "") : FORMAT_VERSION;
            if (!version.equals(FORMAT_VERSION))
                throw lexer.fault(at, message("version", version, RecordedGame.FORMAT_VERSION));
        }
        tags.remove(RecordedGame.FORMAT_TAG);
        return tags;
    }

    /** Determines the start position. Tags of the record have priority over the default start. */
    private void resolveStart(Map<String, String> tags, int at) {
        if (defaultStart != null) {
            tags.putIfAbsent(RecordedGame.GAME, defaultStart.game().descriptor().id());
            if (tags.get(RecordedGame.GAME)
                    .equals(defaultStart.game().descriptor().id()))
                tags.putIfAbsent(RecordedGame.START, defaultStart.write());
        }
        if (!tags.containsKey(RecordedGame.GAME)) throw lexer.fault(at, message("game.missing", gameIds()));
        try {
            Setup start = new RecordedGame(tags, "", List.of()).start();
            tags.put(RecordedGame.START, start.write());
            replay = new RecordReplay(start);
        } catch (NotationException e) {
            throw lexer.fault(at, e.text());
        } catch (BadInputException e) {
            throw lexer.fault(at, Text.plain(String.valueOf(e.getMessage())));
        }
    }

    private static String gameIds() {
        return String.join(
                ", ", Games.all().games().stream().map(g -> g.descriptor().id()).toList());
    }

    private String readComments() {
        StringBuilder all = new StringBuilder();
        while (lexer.isAt('{')) {
            String comment = lexer.readComment();
            if (!all.isEmpty() && !comment.isEmpty()) all.append(' ');
            all.append(comment);
        }
        return all.toString();
    }

    /** Reads moves until the record ends or a bracket closes. */
    private List<RecordedMove> readMoves(int depth) {
        List<RecordedMove> moves = new ArrayList<>();
        String leadingComment = "";
        while (!lexer.isAtEnd() && !lexer.isAt(')') && !lexer.isAt('[')) {
            if (lexer.isAt('{')) {
                String comment = readComments();
                if (moves.isEmpty()) leadingComment = comment;
                else replaceLast(moves, moves.get(moves.size() - 1).withComment(comment));
            } else if (lexer.isAt('(')) {
                readVariation(moves, depth);
            } else if (lexer.isAt('@')) {
                replaceLast(moves, last(moves).withTime(readTime()));
            } else if (lexer.isAt('!') || lexer.isAt('?')) {
                replaceLast(moves, last(moves).withAnnotation(lexer.readAnnotation()));
            } else {
                int at = lexer.offset();
                String word = NUMBER.matcher(lexer.peek()).replaceFirst("");
                if (depth == 0 && RESULTS.contains(word)) break;
                String read = lexer.readWord();
                if (word.isEmpty()) continue;
                if (isMoveNumberOrResult(word)) throw lexer.fault(at, message("stray", word));
                moves.add(readMove(word, at + read.length() - word.length()));
                if (!leadingComment.isEmpty()) replaceLast(moves, moves.get(0).withComment(leadingComment));
                leadingComment = "";
            }
        }
        return moves;
    }

    private RecordedMove readMove(String word, int at) {
        TimeSlice.checkpoint();
        if (++count > MAX_MOVES) throw lexer.fault(at, message("moves.many", MAX_MOVES));
        try {
            RecordedMove move = new RecordedMove(replay == null ? word : replay.play(word));
            endOfLegalMoves = lexer.offset();
            return move;
        } catch (NotationException e) {
            throw lexer.fault(at, e.text());
        }
    }

    private RecordedMove last(List<RecordedMove> moves) {
        if (moves.isEmpty()) throw lexer.fault(message("move.first"));
        return moves.get(moves.size() - 1);
    }

    private static void replaceLast(List<RecordedMove> moves, RecordedMove last) {
        moves.set(moves.size() - 1, last);
    }

    private Duration readTime() {
        int at = lexer.offset();
        Matcher seconds = SECONDS.matcher(lexer.readTime());
        if (!seconds.matches()) throw lexer.fault(at, message("time"));
        return Duration.ofMillis(
                new BigDecimal(seconds.group(1)).movePointRight(3).longValueExact());
    }

    private void readVariation(List<RecordedMove> moves, int depth) {
        RecordedMove replaced = last(moves);
        int at = lexer.offset();
        if (depth >= MAX_VARIATION_DEPTH) throw lexer.fault(message("bracket.deep", MAX_VARIATION_DEPTH));
        lexer.skip(1);
        int ply = replay == null ? 0 : replay.ply() - 1;
        List<Move> undone = replay == null ? List.of() : replay.rewindTo(ply);
        List<RecordedMove> other = readMoves(depth + 1);
        if (!lexer.isAt(')')) throw lexer.fault(at, message("bracket.open"));
        if (other.isEmpty()) throw lexer.fault(at, message("bracket.empty"));
        lexer.skip(1);
        if (replay != null) {
            replay.rewindTo(ply);
            replay.replay(undone);
        }
        List<List<RecordedMove>> variations = new ArrayList<>(replaced.variations());
        variations.add(other);
        replaceLast(
                moves,
                new RecordedMove(
                        replaced.text(), replaced.annotation(), replaced.time(), replaced.comment(), variations));
    }
}

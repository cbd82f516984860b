package dev.damier.record;

import dev.damier.game.Table;
import dev.damier.run.BadInputException;
import java.math.BigDecimal;
import java.util.List;

/** Writes a record as text: one tag per line, an empty line, then the moves in lines of limited width. */
final class RecordWriter {
    /** Maximum length of a line of moves, in characters, unless a single word is longer. */
    private static final int WIDTH = 100;

    private final RecordedGame record;
    private final StringBuilder text = new StringBuilder();
    private final int seatCount;
    private final int firstSeat;
    private int column;
    /** Whether the last character is an opening bracket, after which no space is written. */
    private boolean afterBracket;

    RecordWriter(RecordedGame record) {
        this.record = record;
        int[] players = players(record);
        seatCount = players[0];
        firstSeat = players[1];
    }

    /**
     * Returns the number of players and the seat that moves first, for the move numbers. For a record without a valid start it
     * returns one player, so that the record can still be written.
     */
    private static int[] players(RecordedGame record) {
        try {
            Table table = record.start().newTable();
            int count = Math.max(1, table.seats().size());
            return new int[] {count, Math.min(table.toMove(), count - 1)};
        } catch (BadInputException e) {
            return new int[] {1, 0};
        }
    }

    String write() {
        writeTag(RecordedGame.FORMAT_TAG, Integer.toString(RecordedGame.FORMAT_VERSION));
        record.tags().forEach(this::writeTag);
        text.append('\n');
        writeComment(record.comment());
        writeMoves(record.moves(), firstSeat);
        writeWord(result());
        return text.append('\n').toString();
    }

    private void writeTag(String name, String value) {
        text.append('[').append(name).append(" \"").append(escaped(value, '"')).append("\"]\n");
    }

    /** Escapes line breaks, backslashes and the closing character with a backslash. */
    private static String escaped(String value, char end) {
        StringBuilder out = new StringBuilder();
        for (char c : value.toCharArray()) {
            if (c == '\n') out.append("\\n");
            else if (c == '\r') out.append("\\r");
            else if (c == end || c == '\\') out.append('\\').append(c);
            else out.append(c);
        }
        return out.toString();
    }

    private String result() {
        String result = record.tag(RecordedGame.RESULT);
        return RecordReader.RESULTS.contains(result) ? result : "*";
    }

    /**
     * Writes a line of moves with its variations.
     *
     * @param ply the number of plies before the first move, counted as if the first seat had started
     */
    private void writeMoves(List<RecordedMove> moves, int ply) {
        boolean resumed = true;
        for (RecordedMove move : moves) {
            if (ply % seatCount == 0) writeWord((ply / seatCount + 1) + ".");
            else if (resumed) writeWord((ply / seatCount + 1) + "...");
            writeWord(move.text() + move.annotation());
            if (!move.time().isZero()) writeWord("@" + seconds(move) + "s");
            writeComment(move.comment());
            for (List<RecordedMove> other : move.variations()) {
                writeWord("(");
                afterBracket = true;
                writeMoves(other, ply);
                text.append(')');
                column++;
            }
            resumed = !move.comment().isEmpty() || !move.variations().isEmpty();
            ply++;
        }
    }

    private static String seconds(RecordedMove move) {
        return BigDecimal.valueOf(move.time().toMillis(), 3)
                .stripTrailingZeros()
                .toPlainString();
    }

    private void writeComment(String words) {
        if (!words.isEmpty()) writeWord("{" + escaped(words, '}') + "}");
    }

    private void writeWord(String word) {
        if (!afterBracket && column > 0) {
            boolean fits = column + 1 + word.length() <= WIDTH;
            text.append(fits ? ' ' : '\n');
            column = fits ? column + 1 : 0;
        }
        afterBracket = false;
        text.append(word);
        column += word.length();
    }
}

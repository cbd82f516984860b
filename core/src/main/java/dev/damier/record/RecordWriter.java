package dev.damier.record;

import dev.damier.game.Table;
import java.math.BigDecimal;
import java.util.List;

/** A record as text: a tag a line, an empty line, then the moves in lines that fit a screen. */
final class RecordWriter {
    private static final int WIDTH = 100;

    private final RecordedGame record;
    private final StringBuilder text = new StringBuilder();
    private final int seats;
    private final int first;
    private int column;
    /** A bracket stands close to what it holds. */
    private boolean open;

    RecordWriter(RecordedGame record) {
        this.record = record;
        int[] players = players(record);
        seats = players[0];
        first = players[1];
    }

    /** How many take turns and who begins; numbers are for the eye, so that a record nobody can play is written too. */
    private static int[] players(RecordedGame record) {
        try {
            Table table = record.start().newTable();
            int count = Math.max(1, table.seats().size());
            return new int[] {count, Math.min(table.toMove(), count - 1)};
        } catch (IllegalArgumentException e) {
            return new int[] {1, 0};
        }
    }

    String write() {
        tag(RecordedGame.FORMAT, Integer.toString(RecordedGame.VERSION));
        record.tags().forEach(this::tag);
        text.append('\n');
        comment(record.comment());
        line(record.moves(), first);
        word(end());
        return text.append('\n').toString();
    }

    private void tag(String name, String value) {
        text.append('[').append(name).append(" \"").append(escaped(value, '"')).append("\"]\n");
    }

    /** A backslash stands before what would end the text, and for the end of a line. */
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

    private String end() {
        String result = record.tag(RecordedGame.RESULT);
        return RecordReader.ENDS.contains(result) ? result : "*";
    }

    /** @param ply how many moves lie before it, as if the first seat had begun */
    private void line(List<RecordedMove> moves, int ply) {
        boolean resumed = true;
        for (RecordedMove move : moves) {
            if (ply % seats == 0) word((ply / seats + 1) + ".");
            else if (resumed) word((ply / seats + 1) + "...");
            word(move.text() + move.sign());
            if (!move.time().isZero()) word("@" + seconds(move) + "s");
            comment(move.comment());
            for (List<RecordedMove> other : move.instead()) {
                word("(");
                open = true;
                line(other, ply);
                text.append(')');
                column++;
            }
            resumed = !move.comment().isEmpty() || !move.instead().isEmpty();
            ply++;
        }
    }

    private static String seconds(RecordedMove move) {
        return BigDecimal.valueOf(move.time().toMillis(), 3)
                .stripTrailingZeros()
                .toPlainString();
    }

    private void comment(String words) {
        if (!words.isEmpty()) word("{" + escaped(words, '}') + "}");
    }

    private void word(String word) {
        if (!open && column > 0) {
            boolean fits = column + 1 + word.length() <= WIDTH;
            text.append(fits ? ' ' : '\n');
            column = fits ? column + 1 : 0;
        }
        open = false;
        text.append(word);
        column += word.length();
    }
}

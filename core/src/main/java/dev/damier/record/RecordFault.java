package dev.damier.record;

import dev.damier.game.NotationException;
import dev.damier.game.Text;

/** Where in a text a record is wrong. Lines and columns count from 1, as editors do. */
final class RecordFault {
    private RecordFault() {}

    /** @param what a sentence that says what to do */
    static NotationException at(String text, int offset, Text what) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < Math.min(offset, text.length()); i++) {
            column++;
            if (text.charAt(i) == '\n') {
                line++;
                column = 1;
            }
        }
        return new NotationException(Text.of(RecordFault.class, "fault", line, column, what));
    }

    static Text say(String key, Object... args) {
        return Text.of(RecordFault.class, key, args);
    }
}

package dev.damier.record;

import dev.damier.game.NotationException;
import dev.damier.game.Text;

/** Creates error messages for records, with line and column. Both count from 1, as in editors. */
final class RecordErrors {
    private RecordErrors() {}

    /**
     * Creates an exception for an error in a record.
     *
     * @param text the whole text
     * @param offset the offset of the error in the text
     * @param problem a sentence that says what is wrong or what to do
     */
    static NotationException at(String text, int offset, Text problem) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < Math.min(offset, text.length()); i++) {
            column++;
            if (text.charAt(i) == '\n') {
                line++;
                column = 1;
            }
        }
        return new NotationException(Text.of(RecordErrors.class, "fault", line, column, problem));
    }

    /** Returns a text of this package. */
    static Text message(String key, Object... args) {
        return Text.of(RecordErrors.class, key, args);
    }
}

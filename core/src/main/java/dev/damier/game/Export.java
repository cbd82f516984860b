package dev.damier.game;

import dev.damier.run.BadInputException;
import java.util.List;

/** A view of a setup as files for other programs, such as {@code domain.pddl} and {@code problem.pddl}. */
public interface Export {
    /** Returns the names of the files, in reading order. */
    List<String> names();

    /**
     * Returns the text of a file.
     *
     * @param name one of {@link #names}
     * @throws BadInputException for another name
     */
    String text(String name);
}

package dev.damier.game;

import java.util.List;

/** A setup written for other programs: named texts, such as {@code domain.pddl} and {@code problem.pddl}. */
public interface Export {
    /** The names, in the order a reader wants them. */
    List<String> names();

    /** The text of one of {@link #names}; {@link IllegalArgumentException} for another. */
    String text(String name);
}

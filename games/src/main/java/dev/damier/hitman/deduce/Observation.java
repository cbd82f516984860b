package dev.damier.hitman.deduce;

import dev.damier.game.Text;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import java.util.Optional;

/** A certain fact about the world: from a status of the referee, or from the rules of the game. */
public sealed interface Observation {

    /** Returns a localised sentence for players, such as "from C4 you hear 2 people". */
    Text sentence();

    /**
     * Returns the observed cell, or the cell from which the observation was made. Empty for facts about the whole
     * world.
     */
    default Optional<Cell> place() {
        return Optional.empty();
    }

    /** The assumption that the world has exactly one of this object (target, suit or wire). */
    record ExactlyOne(Content object) implements Observation {
        @Override
        public Text sentence() {
            return text("custom." + object);
        }
    }

    /** The number of guards in the world. */
    record Guards(int number) implements Observation {
        @Override
        public Text sentence() {
            return text(pluralKey("guards", number), number);
        }
    }

    /** The number of civilians in the world. */
    record Civilians(int number) implements Observation {
        @Override
        public Text sentence() {
            return text(pluralKey("civilians", number), number);
        }
    }

    /** Hitman stood on this cell, so it contains neither a wall nor a guard. */
    record Stood(Cell cell) implements Observation {
        @Override
        public Text sentence() {
            return text("stood", cell.words());
        }

        @Override
        public Optional<Cell> place() {
            return Optional.of(cell);
        }
    }

    /** Hitman saw the content of a cell. */
    record Saw(Cell cell, Content content) implements Observation {
        @Override
        public Text sentence() {
            return sentenceFor(cell.words(), content);
        }

        /** Returns the sentence for several cells with the same content. */
        public static Text sentenceFor(Text cells, Content content) {
            return text("saw", cells, content.described());
        }

        @Override
        public Optional<Cell> place() {
            return Optional.of(cell);
        }
    }

    /** Hitman heard this number of people from a cell. {@link #MAX_HEARD} means that many or more. */
    record Heard(Cell from, int people) implements Observation {
        public static final int MAX_HEARD = 5;

        @Override
        public Text sentence() {
            return text(people == MAX_HEARD ? "heard.most" : pluralKey("heard", people), from.words(), people);
        }

        @Override
        public Optional<Cell> place() {
            return Optional.of(from);
        }
    }

    /** This number of guards saw Hitman on a cell. It follows from the penalty of an action. */
    record Watched(Cell at, int guards) implements Observation {
        @Override
        public Text sentence() {
            return text(pluralKey("watched", guards), at.words(), guards, 1 + 5 * guards);
        }

        @Override
        public Optional<Cell> place() {
            return Optional.of(at);
        }
    }

    private static String pluralKey(String key, int number) {
        return key + (number == 0 ? ".none" : number == 1 ? ".one" : ".many");
    }

    private static Text text(String key, Object... args) {
        return Text.of(Observation.class, "observation." + key, args);
    }
}

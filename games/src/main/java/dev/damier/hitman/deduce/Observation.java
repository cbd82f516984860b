package dev.damier.hitman.deduce;

import dev.damier.game.Text;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import java.util.Optional;

/** One thing an explorer knows for sure, from a status or from the custom of the game. */
public sealed interface Observation {

    /** For people: "from column 2, row 3 you hear 2 people". */
    Text sentence();

    /** The cell it is about, or where it was made; empty for what holds of the whole world. */
    default Optional<Cell> place() {
        return Optional.empty();
    }

    /** The usual world has exactly one of these: target, suit, wire. */
    record Custom(Content object) implements Observation {
        @Override
        public Text sentence() {
            return text("custom." + object);
        }
    }

    record Guards(int number) implements Observation {
        @Override
        public Text sentence() {
            return text(many("guards", number), number);
        }
    }

    record Civilians(int number) implements Observation {
        @Override
        public Text sentence() {
            return text(many("civilians", number), number);
        }
    }

    /** Hitman stood there: it is neither a wall nor a guard. */
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

    record Saw(Cell cell, Content content) implements Observation {
        @Override
        public Text sentence() {
            return saw(cell.words(), content);
        }

        /** The same sentence for several cells. */
        public static Text saw(Text cells, Content content) {
            return text("saw", cells, content.described());
        }

        @Override
        public Optional<Cell> place() {
            return Optional.of(cell);
        }
    }

    /** 5 for five or more. */
    record Heard(Cell from, int people) implements Observation {
        public static final int MAX_HEARD = 5;

        @Override
        public Text sentence() {
            return text(people == MAX_HEARD ? "heard.most" : many("heard", people), from.words(), people);
        }

        @Override
        public Optional<Cell> place() {
            return Optional.of(from);
        }
    }

    /** What an action cost tells how many guards saw Hitman there. */
    record Watched(Cell at, int guards) implements Observation {
        @Override
        public Text sentence() {
            return text(many("watched", guards), at.words(), guards, 1 + 5 * guards);
        }

        @Override
        public Optional<Cell> place() {
            return Optional.of(at);
        }
    }

    private static String many(String key, int number) {
        return key + (number == 0 ? ".none" : number == 1 ? ".one" : ".many");
    }

    private static Text text(String key, Object... args) {
        return Text.of(Observation.class, "observation." + key, args);
    }
}

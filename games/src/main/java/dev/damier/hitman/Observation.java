package dev.damier.hitman;

import dev.damier.game.Text;

/** One thing an explorer knows for sure, from a status or from the custom of the game. */
sealed interface Observation {

    /** For people: "from (2,3) you hear 2". */
    Text sentence();

    /** The usual world has exactly one of these: target, suit, wire. */
    record Custom(Content object) implements Observation {
        @Override
        public Text sentence() {
            return text("custom", Text.of(Observation.class, "content." + object));
        }
    }

    record Guards(int number) implements Observation {
        @Override
        public Text sentence() {
            return text("guards", number);
        }
    }

    record Civilians(int number) implements Observation {
        @Override
        public Text sentence() {
            return text("civilians", number);
        }
    }

    /** Hitman stood there: it is neither a wall nor a guard. */
    record Stood(Cell cell) implements Observation {
        @Override
        public Text sentence() {
            return text("stood", cell);
        }
    }

    record Saw(Cell cell, Content content) implements Observation {
        @Override
        public Text sentence() {
            return text("saw", cell, Text.of(Observation.class, "content." + content));
        }
    }

    /** 5 for five or more. */
    record Heard(Cell from, int people) implements Observation {
        static final int MOST = 5;

        @Override
        public Text sentence() {
            return text(people == MOST ? "heard-many" : "heard", from, people);
        }
    }

    /** What an action cost tells how many guards saw Hitman there. */
    record Watched(Cell at, int guards) implements Observation {
        @Override
        public Text sentence() {
            return text(guards == 0 ? "unwatched" : "watched", at, guards, 1 + 5 * guards);
        }
    }

    private static Text text(String key, Object... args) {
        return Text.of(Observation.class, "observation." + key, args);
    }
}

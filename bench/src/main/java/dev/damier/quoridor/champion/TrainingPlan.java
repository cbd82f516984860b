package dev.damier.quoridor.champion;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** The parameters of a training, read from one file. The same file and seeds give the same net and book. */
final class TrainingPlan {
    private final Properties values;

    TrainingPlan(Properties values) {
        this.values = values;
    }

    /** Returns the plan of the project. */
    static TrainingPlan loadDefault() throws IOException {
        Properties values = new Properties();
        try (InputStream in = TrainingPlan.class.getResourceAsStream("training.properties")) {
            values.load(in);
        }
        return new TrainingPlan(values);
    }

    Generation generation(int number) {
        if (number < 0 || number > integer(0, "last"))
            throw new IllegalArgumentException(
                    "generation must be from 0 to " + integer(0, "last") + ", but got " + number);
        return new Generation(number);
    }

    private int integer(int generation, String key) {
        return Integer.parseInt(text(generation, key));
    }

    private double decimal(int generation, String key) {
        return Double.parseDouble(text(generation, key));
    }

    private String text(int generation, String key) {
        String specific = values.getProperty("generation." + generation + "." + key);
        String value = specific != null ? specific : values.getProperty(key);
        if (value == null) throw new IllegalArgumentException("training plan: '" + key + "' is missing");
        return value.strip();
    }

    /** The parameters of one generation; the file describes each of them. */
    final class Generation {
        final int number;

        private Generation(int number) {
            this.number = number;
        }

        int games() {
            return integer(number, "games");
        }

        /** Number of games per file, which is the maximum loss if a run is interrupted. */
        int gamesPerFile() {
            return integer(number, "games-per-file");
        }

        int nodes() {
            return integer(number, "nodes");
        }

        long seed() {
            return integer(number, "seed");
        }

        /** Number of generations whose games are used for training, including its own. */
        int generationsUsed() {
            return integer(number, "learns-from");
        }

        int hiddenUnits() {
            return integer(number, "hidden");
        }

        int epochs() {
            return integer(number, "epochs");
        }

        /** Weight of the game result in the target output; the rest is the value that the search found. */
        double resultShare() {
            return decimal(number, "share");
        }

        double learningRate() {
            return decimal(number, "step");
        }

        /**
         * Learning rate of wall inputs relative to the others. Wall inputs are numerous and rarely active, so a lower
         * rate avoids overfitting.
         */
        double wallRateFactor() {
            return decimal(number, "wall-step");
        }

        double decay() {
            return decimal(number, "decay");
        }

        /** Whether the net uses only distances and remaining walls, without the positions of walls and pawns. */
        boolean stepsOnly() {
            return Boolean.parseBoolean(text(number, "steps-only"));
        }

        int gateGames() {
            return integer(number, "gate.games");
        }

        int gateNodes() {
            return integer(number, "gate.nodes");
        }

        long gateSeed() {
            return integer(number, "gate.seed");
        }

        /** Minimum score against the previous generation for a net to be accepted. */
        double gateScore() {
            return decimal(number, "gate.score");
        }

        int bookPlies() {
            return integer(number, "book.plies");
        }

        int bookReplies() {
            return integer(number, "book.replies");
        }

        int bookNodes() {
            return integer(number, "book.nodes");
        }
    }
}

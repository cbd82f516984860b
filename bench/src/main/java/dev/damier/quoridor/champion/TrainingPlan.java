package dev.damier.quoridor.champion;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** What a training is made with, all of it from one kept file: the same file and seeds give the same net and book. */
final class TrainingPlan {
    private final Properties values;

    TrainingPlan(Properties values) {
        this.values = values;
    }

    /** The plan of the project. */
    static TrainingPlan standard() throws IOException {
        Properties values = new Properties();
        try (InputStream in = TrainingPlan.class.getResourceAsStream("training.properties")) {
            values.load(in);
        }
        return new TrainingPlan(values);
    }

    Generation generation(int number) {
        if (number < 0 || number > whole(0, "last"))
            throw new IllegalArgumentException(
                    "generation must be from 0 to " + whole(0, "last") + ", but got " + number);
        return new Generation(number);
    }

    private int whole(int generation, String key) {
        return Integer.parseInt(text(generation, key));
    }

    private double real(int generation, String key) {
        return Double.parseDouble(text(generation, key));
    }

    private String text(int generation, String key) {
        String own = values.getProperty("generation." + generation + "." + key);
        String value = own != null ? own : values.getProperty(key);
        if (value == null) throw new IllegalArgumentException("training plan: '" + key + "' is missing");
        return value.strip();
    }

    /** The parameters of one generation; each is said in the file. */
    final class Generation {
        final int number;

        private Generation(int number) {
            this.number = number;
        }

        int games() {
            return whole(number, "games");
        }

        /** Games of one file: what is lost at most when the work is broken off. */
        int gamesPerFile() {
            return whole(number, "games-per-file");
        }

        int nodes() {
            return whole(number, "nodes");
        }

        long seed() {
            return whole(number, "seed");
        }

        /** How many generations' games it learns from, its own counted. */
        int learnsFrom() {
            return whole(number, "learns-from");
        }

        int hidden() {
            return whole(number, "hidden");
        }

        int epochs() {
            return whole(number, "epochs");
        }

        /** How much of the wanted output is the game's result; the rest is the value that the search found. */
        double share() {
            return real(number, "share");
        }

        double step() {
            return real(number, "step");
        }

        /** Wall inputs are many and seldom active: they learn more slowly, or they learn the games by heart. */
        double wallStep() {
            return real(number, "wall-step");
        }

        double decay() {
            return real(number, "decay");
        }

        /** Walls and squares are left out: steps and hands alone. */
        boolean stepsOnly() {
            return Boolean.parseBoolean(text(number, "steps-only"));
        }

        int gateGames() {
            return whole(number, "gate.games");
        }

        int gateNodes() {
            return whole(number, "gate.nodes");
        }

        long gateSeed() {
            return whole(number, "gate.seed");
        }

        /** The share of points against the generation before from which on a net is kept. */
        double gateScore() {
            return real(number, "gate.score");
        }

        int bookPlies() {
            return whole(number, "book.plies");
        }

        int bookReplies() {
            return whole(number, "book.replies");
        }

        int bookNodes() {
            return whole(number, "book.nodes");
        }
    }
}

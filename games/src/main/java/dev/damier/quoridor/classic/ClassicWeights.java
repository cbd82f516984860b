package dev.damier.quoridor.classic;

import dev.damier.quoridor.Board;
import dev.damier.run.BadInputException;
import java.math.BigDecimal;

/**
 * The weights of the four features, in hundredths. Walls in hand and a long path of the opponent are good for a player.
 * A long own path and walls of the opponent are bad.
 */
record ClassicWeights(int ownDistance, int opponentDistance, int ownWalls, int opponentWalls) {
    private static final BigDecimal MAX_WEIGHT = BigDecimal.valueOf(100);

    /**
     * Reads weights such as {@code 2/1.8/0.5/0.5}. Throws an {@link BadInputException} if the text is not four
     * such numbers.
     */
    static ClassicWeights read(String option, String text) {
        String[] parts = text.split("/", -1);
        int[] hundredths = new int[4];
        try {
            if (parts.length != 4) throw new NumberFormatException();
            for (int i = 0; i < 4; i++) {
                BigDecimal weight = new BigDecimal(parts[i].strip());
                if (weight.abs().compareTo(MAX_WEIGHT) > 0) throw new NumberFormatException();
                hundredths[i] = weight.movePointRight(2).intValueExact();
            }
        } catch (ArithmeticException | NumberFormatException e) {
            throw error(option, text);
        }
        return new ClassicWeights(hundredths[0], hundredths[1], hundredths[2], hundredths[3]);
    }

    private static BadInputException error(String option, String text) {
        return new BadInputException("classic-alphabeta: option '" + option
                + "' must be four numbers from -100 to 100 with at most two decimals, such as 2/1.8/0.5/0.5, but got '"
                + text + "'");
    }

    /** Returns the value of a position for a player with these distances. */
    int score(Board board, int player, int ownSteps, int opponentSteps) {
        return opponentDistance * opponentSteps
                - ownDistance * ownSteps
                + ownWalls * board.wallsLeft(player)
                - opponentWalls * board.wallsLeft(1 - player);
    }
}

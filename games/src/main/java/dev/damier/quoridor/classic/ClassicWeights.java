package dev.damier.quoridor.classic;

import dev.damier.quoridor.Board;
import java.math.BigDecimal;

/**
 * What the four features weigh, in hundredths: own way, rival's way, own walls, rival's walls. Walls in hand and a long
 * way of the rival are good, a long way of one's own is bad.
 */
record ClassicWeights(int ownWay, int rivalWay, int ownWalls, int rivalWalls) {
    private static final BigDecimal MAX_WEIGHT = BigDecimal.valueOf(100);

    /** Reads {@code 2/1.8/0.5/0.5}; {@link IllegalArgumentException} when it is not four such numbers. */
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
            throw fault(option, text);
        }
        return new ClassicWeights(hundredths[0], hundredths[1], hundredths[2], hundredths[3]);
    }

    private static IllegalArgumentException fault(String option, String text) {
        return new IllegalArgumentException("classic-alphabeta: option '" + option
                + "' must be four numbers from -100 to 100 with at most two decimals, such as 2/1.8/0.5/0.5, but got '"
                + text + "'");
    }

    /** What the board is worth to a player whose way and whose rival's way are so long. */
    int score(Board board, int player, int own, int rival) {
        return rivalWay * rival - ownWay * own + ownWalls * board.left(player) - rivalWalls * board.left(1 - player);
    }
}

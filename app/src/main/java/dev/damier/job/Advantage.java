package dev.damier.job;

import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.run.Outcome.Scale;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The advantage in a two-player game, with a sentence that names the leading side.
 *
 * @param first evaluation for the first seat
 * @param sentence the advantage in words
 */
public record Advantage(PositionEvaluation first, Text sentence) {
    /**
     * Returns the advantage at a table with two seats.
     *
     * @param evaluation evaluation for the side to move
     * @param proving whether a win or loss is proved
     */
    public static Advantage of(PositionEvaluation evaluation, Table table, boolean proving) {
        PositionEvaluation first = table.toMove() == 0 ? evaluation : evaluation.negated();
        return new Advantage(first, sentence(first, table.seats(), proving));
    }

    private static Text sentence(PositionEvaluation first, List<Table.Seat> seats, boolean proving) {
        boolean isFirst = first.value() > 0;
        Text leader = seats.get(isFirst ? 0 : 1).name();
        if (first.isDecided()) return text(proving ? "balance.solved" : "balance.wins", leader, first.pliesToEnd());
        if (first.isEven()) return text("balance.even");
        if (first.scale() == Scale.PROBABILITY)
            return text("balance.chances", leader, (isFirst ? first : first.negated()).percent());
        Text[] size = first.tenths();
        return text("balance.ahead", leader, size[0], size[1]);
    }

    private static Text text(String key, Object... args) {
        return Text.of(Advantage.class, key, args);
    }

    /** Returns the fields of the JSON object, in order. The win probability is missing if the game has no calibration. */
    public Map<String, Object> jsonFields(Locale language) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("first", first.value());
        row.put("scale", first.scale().name().toLowerCase(Locale.ROOT));
        first.probability().ifPresent(chance -> row.put("chance", Math.round(chance * 1000) / 1000.0));
        row.put("sentence", sentence.in(language));
        return row;
    }
}

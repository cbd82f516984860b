package dev.damier.ricochet;

import dev.damier.game.Card;
import dev.damier.game.Game;
import dev.damier.game.Setup;
import java.util.List;
import java.util.Map;

/** Ricochet Robots, registered. */
public final class RicochetGame implements Game {
    static final RicochetGame GAME = new RicochetGame();

    private static final Card CARD =
            new Card("ricochet", Faults.text("game.name"), Faults.text("game.about"), List.of());

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Setup read(String text) {
        List<String> lines = text.lines()
                .filter(l -> !l.isBlank() && !l.startsWith("#"))
                .limit(2)
                .toList();
        return lines.size() > 1 ? BoardFile.read(text) : Notation.read(lines.isEmpty() ? "" : lines.get(0));
    }

    @Override
    public Setup deal(Map<String, String> options, long seed) {
        CARD.check(options);
        java.util.Random random = new java.util.Random(seed);
        Layout layout = Layout.of(Assembly.of(List.of("1A", "2A", "3A", "4A").stream()
                .map(Quadrants.printed()::get)
                .toList()));
        int[] free = java.util.stream.IntStream.range(0, 256)
                .filter(c -> !layout.board().blocked()[c])
                .toArray();
        int[] robots = random.ints(0, free.length)
                .distinct()
                .limit(4)
                .map(i -> free[i])
                .toArray();
        Target target = layout.targets().get(random.nextInt(17));
        Mission mission = new Mission(layout.board(), robots, target.cell(), target.colour(), Mission.Rules.OFFICIAL);
        return new RicochetSetup(layout, mission, Memory.NONE, false);
    }

    @Override
    public String engine() {
        return "optimal";
    }
}

package dev.damier.ricochet;

import dev.damier.game.Export;
import dev.damier.game.Game;
import dev.damier.game.GoalPile;
import dev.damier.game.Hint;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.ricochet.box.Target;
import dev.damier.ricochet.rating.Difficulty;
import dev.damier.run.Outcome;
import dev.damier.search.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position to start from.
 *
 * @param memory what the table rules remember of moves made before, see {@link RuleMemory}
 * @param custom written with the switch that lets printed quadrants break the box's rules
 */
record RicochetSetup(Layout layout, RicochetMission mission, int memory, boolean custom) implements Setup, GoalPile {
    /** States a remark on the difficulty may cost: some milliseconds. */
    private static final int CHEAP = 20_000;

    @Override
    public Game game() {
        return RicochetGame.GAME;
    }

    @Override
    public String write() {
        return RicochetNotation.write(layout, mission, memory, custom);
    }

    @Override
    public Table newTable() {
        return new RicochetTable(this);
    }

    /** A mission starts with nothing to remember; a position from the middle of a strict game is only a puzzle. */
    @Override
    public <T> Optional<T> as(Class<T> view) {
        if (view == Puzzle.class || view == RicochetPuzzle.class)
            return Optional.of(view.cast(new RicochetPuzzle(mission, memory)));
        if (view == ResumedPuzzle.class && memory != RuleMemory.NONE)
            return Optional.of(view.cast(new ResumedPuzzle(new RicochetPuzzle(mission, memory))));
        if (view == RicochetMission.class && memory == RuleMemory.NONE) return Optional.of(view.cast(mission));
        if (view == GoalPile.class && !layout.targets().isEmpty()) return Optional.of(view.cast(this));
        if (view == Export.class) return Optional.of(view.cast(new RicochetExport(this)));
        return Optional.empty();
    }

    @Override
    public int goals() {
        return layout.targets().size();
    }

    @Override
    public Setup goal(int number, String standing) {
        Target target = layout.targets().get(number);
        int[] robots = RicochetNotation.read(standing).mission().robots();
        RicochetMission next =
                new RicochetMission(mission.board(), robots, target.cell(), target.colour(), mission.rules());
        return new RicochetSetup(layout, next, RuleMemory.NONE, custom);
    }

    @Override
    public List<Text> remarks() {
        List<Text> remarks = new ArrayList<>();
        if (new RuleMemory(mission).goal(memory, mission.robots())) remarks.add(RicochetMessages.text("remark.done"));
        boolean printedThere =
                layout.targets().stream().anyMatch(t -> t.cell() == mission.target() && t.colour() == mission.active());
        if (!printedThere) remarks.add(RicochetMessages.text("remark.target"));
        DriftingDroids.write(layout, mission).ifPresent(id -> {
            remarks.add(RicochetMessages.text("remark.droids", id));
            if (mission.board().hasDiagonals()) remarks.add(RicochetMessages.text("remark.droids-diagonals"));
        });
        Difficulty.of(new RicochetPuzzle(mission, memory), CHEAP).ifPresent(d -> remarks.add(d.sentence()));
        return remarks;
    }

    @Override
    public Hint hint(int grade, Outcome answer) {
        return new RobotHints(this, grade).of(answer);
    }
}

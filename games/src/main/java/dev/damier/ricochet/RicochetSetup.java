package dev.damier.ricochet;

import dev.damier.game.Export;
import dev.damier.game.Game;
import dev.damier.game.Hint;
import dev.damier.game.MultiGoalBoard;
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
 * A start position.
 *
 * @param layout the board with its targets
 * @param mission robots, target and rules
 * @param memory the rule memory of earlier moves, see {@link RuleMemory}
 * @param custom whether the text needs the switch {@code custom}, see {@link PositionBuilder#CUSTOM}
 */
record RicochetSetup(Layout layout, RicochetMission mission, int memory, boolean custom)
        implements Setup, MultiGoalBoard {
    /** Maximum number of states searched for the difficulty remark; this takes some milliseconds. */
    private static final int MAX_RATING_STATES = 20_000;

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

    /** Returns a view of the position. A position with rule memory is a puzzle but not a {@link RicochetMission}. */
    @Override
    public <T> Optional<T> as(Class<T> view) {
        if (view == Puzzle.class || view == RicochetPuzzle.class)
            return Optional.of(view.cast(new RicochetPuzzle(mission, memory)));
        if (view == ResumedPuzzle.class && memory != RuleMemory.NONE)
            return Optional.of(view.cast(new ResumedPuzzle(new RicochetPuzzle(mission, memory))));
        if (view == RicochetMission.class && memory == RuleMemory.NONE) return Optional.of(view.cast(mission));
        if (view == MultiGoalBoard.class && !layout.targets().isEmpty()) return Optional.of(view.cast(this));
        if (view == Export.class) return Optional.of(view.cast(new RicochetExport(this)));
        return Optional.empty();
    }

    @Override
    public int goalCount() {
        return layout.targets().size();
    }

    @Override
    public Setup withGoal(int number, String currentPosition) {
        Target target = layout.targets().get(number);
        int[] robots = RicochetNotation.read(currentPosition).mission().robots();
        RicochetMission next =
                new RicochetMission(mission.board(), robots, target.cell(), target.colour(), mission.rules());
        return new RicochetSetup(layout, next, RuleMemory.NONE, custom);
    }

    @Override
    public List<Text> remarks() {
        List<Text> remarks = new ArrayList<>();
        if (new RuleMemory(mission).isGoal(memory, mission.robots())) remarks.add(RicochetMessages.text("remark.done"));
        boolean targetIsPrinted =
                layout.targets().stream().anyMatch(t -> t.cell() == mission.target() && t.colour() == mission.active());
        if (!targetIsPrinted) remarks.add(RicochetMessages.text("remark.target"));
        DriftingDroids.write(layout, mission).ifPresent(id -> {
            remarks.add(RicochetMessages.text("remark.droids", id));
            if (mission.board().hasDiagonals()) remarks.add(RicochetMessages.text("remark.droids-diagonals"));
        });
        Difficulty.of(new RicochetPuzzle(mission, memory), MAX_RATING_STATES).ifPresent(d -> remarks.add(d.sentence()));
        return remarks;
    }

    @Override
    public Hint hint(int level, Outcome answer) {
        return new RobotHints(this, level).of(answer);
    }
}

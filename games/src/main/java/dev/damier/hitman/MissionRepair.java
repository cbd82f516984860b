package dev.damier.hitman;

import dev.damier.game.NotationException;
import dev.damier.game.PlanRepair;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import dev.damier.hitman.plan.Replanner;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Control;

/** A mission at its start as what Hitman believes, played on another map of the same size. */
record MissionRepair(Situation believed) implements PlanRepair {
    @Override
    public Run play(Setup actual, Control control) {
        if (!(actual instanceof MissionSetup mission)
                || actual.as(PlanRepair.class).isEmpty()
                || mission.now().map().columns() != believed.map().columns()
                || mission.now().map().rows() != believed.map().rows())
            throw new NotationException(Text.of(MissionRepair.class, "repair.other-map", actual.write()));
        WorldReferee referee =
                new WorldReferee(mission.now().map(), mission.now().version());
        return Replanner.run(believed, referee, HitmanNotation::write, control);
    }

    /** Returns the map with a wall in a cell where the plan must then be repaired and still succeeds. */
    @Override
    public String exampleOfActual() {
        WorldMap map = believed.map();
        for (int cell = map.size() - 1; cell > 0; cell--) {
            if (map.at(cell) != Content.EMPTY) continue;
            WorldMap changed = map.with(cell, Content.WALL);
            Run run = Replanner.run(
                    believed,
                    new WorldReferee(changed, believed.version()),
                    HitmanNotation::write,
                    Control.unlimited());
            boolean repaired =
                    run.steps().stream().anyMatch(step -> !step.reasons().isEmpty());
            if (run.accomplished() && repaired) return changed.write();
        }
        return map.write();
    }
}

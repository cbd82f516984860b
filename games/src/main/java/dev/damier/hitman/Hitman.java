package dev.damier.hitman;

import dev.damier.game.Descriptor;
import dev.damier.game.Game;
import dev.damier.game.Option;
import dev.damier.game.Pack;
import dev.damier.game.PositionEditor;
import dev.damier.game.Presentation;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Suite;
import dev.damier.game.Text;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import java.util.List;
import java.util.Map;

/** A stealth game under partial information: explore a world (phase 1), then carry out the mission in it (phase 2). */
public final class Hitman implements Game, PositionEditor {
    static final Descriptor DESCRIPTOR = new Descriptor(
            "hitman",
            text("game.name"),
            text("game.about"),
            List.of(
                    Option.number("rows", text("deal.rows"), 2, 40, "6"),
                    Option.number("columns", text("deal.columns"), 2, 40, "7"),
                    Option.number("guards", text("deal.guards"), 0, 40 * 40, "auto"),
                    Option.number("civilians", text("deal.civilians"), 0, 40 * 40, "auto"),
                    Option.choice("difficulty", text("deal.difficulty"), "medium", "easy", "medium", "hard"),
                    Option.choice("need", text("deal.need"), "any", "any", "nobody", "removal", "suit", "deduction"),
                    Option.choice("solvable", text("deal.solvable"), "yes", "yes", "no", "any"),
                    Option.choice("phase", text("deal.phase"), "2", "1", "2")));

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Setup read(String text) {
        return HitmanNotation.read(this, text);
    }

    @Override
    public Setup deal(Map<String, String> options, long seed) {
        DESCRIPTOR.check(options);
        WorldMap map = new WorldDealer(options, seed).deal();
        return DESCRIPTOR.value(options, "phase").equals("1")
                ? new FogSetup(this, map, RefereeVersion.FINAL, "")
                : new MissionSetup(this, Situation.start(map));
    }

    @Override
    public Setup example() {
        return read("..T/#../.P.");
    }

    @Override
    public Presentation presentation() {
        return HitmanPresentation.ALL;
    }

    @Override
    public String defaultEngine() {
        return "optimal";
    }

    @Override
    public List<Tool> tools() {
        return WorldEditor.TOOLS;
    }

    @Override
    public String applyTool(String position, String tool, Spot at) {
        return WorldEditor.use(read(position).write(), tool, at);
    }

    private static Text text(String key) {
        return Text.of(Hitman.class, key);
    }

    @Override
    public List<Pack> packs() {
        return Pack.of(Hitman.class, "easy", "medium", "hard", "brutal");
    }

    @Override
    public List<Suite> suites() {
        return Suite.of(Hitman.class, "six-by-seven");
    }
}

package dev.damier.taquin;

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
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The sliding puzzle, with any size and any number of blanks. */
public final class Taquin implements Game, PositionEditor {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "taquin",
            text("name"),
            text("about"),
            List.of(
                    Option.text("size", text("option.size"), "4"),
                    Option.number("rows", text("option.rows"), TileBoard.MIN_SIDE, TileBoard.MAX_SIDE, ""),
                    Option.number("columns", text("option.columns"), TileBoard.MIN_SIDE, TileBoard.MAX_SIDE, ""),
                    Option.number("holes", text("option.holes"), 1, TileBoard.MAX_SIDE * TileBoard.MAX_SIDE - 1, ""),
                    Option.text(
                            "goal",
                            text("option.goal"),
                            Goal.HOLES_LAST.id,
                            Arrays.stream(Goal.values()).map(g -> g.id).toList()),
                    Option.choice("metric", text("option.metric"), "tiles", "tiles", "slides"),
                    Option.choice("board", text("option.board"), "random", "random", "A", "B", "C")));

    private static Text text(String key) {
        return Text.of(Taquin.class, key);
    }

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Setup read(String text) {
        return TaquinNotation.read(text);
    }

    @Override
    public Setup deal(Map<String, String> options, long seed) {
        DESCRIPTOR.check(options);
        return TaquinDealer.deal(DESCRIPTOR, options, seed);
    }

    @Override
    public Setup example() {
        return TaquinNotation.read("1,2,3,4/5,6,7,8/9,10,0,12/13,14,11,15");
    }

    @Override
    public Presentation presentation() {
        return TaquinPresentation.PRESENTATION;
    }

    @Override
    public String defaultEngine() {
        return "optimal";
    }

    @Override
    public List<Tool> tools() {
        return TaquinEditor.TOOLS;
    }

    @Override
    public String applyTool(String position, String tool, Spot at) {
        return TaquinEditor.applyTool(TaquinNotation.read(position), tool, at);
    }

    @Override
    public List<Pack> packs() {
        return Pack.of(Taquin.class, "easy", "medium", "hard", "brutal");
    }

    @Override
    public List<Suite> suites() {
        return Suite.of(Taquin.class, "korf-100", "reports", "farthest-3x3");
    }
}

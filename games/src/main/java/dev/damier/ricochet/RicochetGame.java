package dev.damier.ricochet;

import dev.damier.game.Descriptor;
import dev.damier.game.Game;
import dev.damier.game.ModularBoard;
import dev.damier.game.Pack;
import dev.damier.game.PositionEditor;
import dev.damier.game.Presentation;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Suite;
import dev.damier.game.Text;
import java.util.List;
import java.util.Map;

/** The game Ricochet Robots, as registered with the game registry. */
public final class RicochetGame implements Game, PositionEditor, ModularBoard {
    static final RicochetGame GAME = new RicochetGame();

    @Override
    public Descriptor descriptor() {
        return RicochetDealer.DESCRIPTOR;
    }

    @Override
    public Setup read(String text) {
        if (text.indexOf('\n') < 0) return RicochetNotation.read(text.startsWith("#") ? "" : text);
        if (CompetitionFile.matches(text)) return CompetitionFile.read(text);
        List<String> lines = text.lines()
                .filter(l -> !l.isBlank() && !l.startsWith("#"))
                .limit(2)
                .toList();
        return lines.size() > 1 ? BoardFile.read(text) : RicochetNotation.read(lines.isEmpty() ? "" : lines.get(0));
    }

    @Override
    public Setup deal(Map<String, String> options, long seed) {
        return RicochetDealer.deal(options, seed);
    }

    @Override
    public Setup nextRound(List<Setup> played, Setup ended, Map<String, String> options, long seed) {
        return NextTarget.of(played, (RicochetSetup) ended, options, seed)
                .<Setup>map(setup -> setup)
                .orElseGet(() -> deal(options, seed + played.size()));
    }

    @Override
    public Setup example() {
        return RicochetNotation.read("2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue");
    }

    @Override
    public Presentation presentation() {
        return RicochetPresentation.ALL;
    }

    @Override
    public String defaultEngine() {
        return "optimal";
    }

    @Override
    public List<Tool> tools() {
        return RicochetToolbox.TOOLS;
    }

    @Override
    public String applyTool(String position, String tool, Spot at) {
        return RicochetToolbox.use((RicochetSetup) read(position), tool, at);
    }

    @Override
    public String arrange(String position, Spot from, Spot to) {
        return RicochetToolbox.arrange((RicochetSetup) read(position), from, to);
    }

    @Override
    public List<Text> places() {
        return RicochetPlates.CORNERS;
    }

    @Override
    public List<Plate> plates(int place) {
        return RicochetPlates.platesAt(place);
    }

    @Override
    public String assemble(List<String> plates) {
        return RicochetPlates.assemble(plates);
    }

    @Override
    public List<Pack> packs() {
        return Pack.of(RicochetGame.class, "easy", "medium", "hard", "brutal");
    }

    @Override
    public List<Suite> suites() {
        return Suite.of(RicochetGame.class, "mixed", "long", "reports");
    }
}

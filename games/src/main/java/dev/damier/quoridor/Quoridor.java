package dev.damier.quoridor;

import dev.damier.game.Descriptor;
import dev.damier.game.Game;
import dev.damier.game.Option;
import dev.damier.game.Pack;
import dev.damier.game.Presentation;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Suite;
import dev.damier.game.Text;
import dev.damier.game.PositionEditor;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Quoridor for two or four, on boards of 3 to 11 squares a side. */
public final class Quoridor implements Game, PositionEditor {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "quoridor",
            say("name"),
            say("about"),
            List.of(
                    Option.choice("players", say("option.players"), "2", "2", "4"),
                    Option.choice("size", say("option.size"), "9", "3", "5", "7", "9", "11"),
                    Option.number("walls", say("option.walls"), 0, 100, "usual"),
                    Option.choice("behind", say("option.behind"), "side", "side", "blocked"),
                    Option.flag("draws", say("option.draws"), true, "on", "off"),
                    Option.number("plies", say("option.plies"), 0, 40, "0")));

    private static Text say(String key) {
        return Text.of(Quoridor.class, key);
    }

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Setup example() {
        return new BoardSetup(this, Board.start(Rules.of(9, 2)));
    }

    @Override
    public Presentation presentation() {
        return QuoridorPresentation.ALL;
    }

    @Override
    public String engine() {
        return "damier";
    }

    @Override
    public Setup read(String text) {
        return new BoardSetup(this, Notation.read(text));
    }

    /** The start, or a position some random balanced plies from it. */
    @Override
    public Setup deal(Map<String, String> options, long seed) {
        DESCRIPTOR.check(options);
        int size = DESCRIPTOR.number(options, "size", Rules.MIN_SIZE, Rules.MAX_SIZE);
        int players = DESCRIPTOR.number(options, "players", 2, 4);
        Rules rules = Rules.of(size, players)
                .withSideStep(DESCRIPTOR.value(options, "behind").equals("side"))
                .withDraws(DESCRIPTOR.flag(options, "draws"));
        if (!DESCRIPTOR.value(options, "walls").equals("usual"))
            rules = rules.withWalls(DESCRIPTOR.number(options, "walls", 0, (size - 1) * (size - 1)));
        return new BoardSetup(this, opening(rules, DESCRIPTOR.number(options, "plies"), new Random(seed)));
    }

    @Override
    public List<Tool> tools() {
        return QuoridorEditor.TOOLS;
    }

    @Override
    public String use(String position, String tool, Spot at) {
        return QuoridorEditor.use(Notation.read(position), tool, at);
    }

    /** Random legal plies that leave the distances at most one step apart and nobody a winner. */
    static Board opening(Rules rules, int plies, Random random) {
        while (true) {
            Board board = Board.start(rules);
            int[] moves = new int[board.maxMoves()];
            for (int i = 0; i < plies && !board.over(); i++) board.play(moves[random.nextInt(board.moves(moves))]);
            int min = Integer.MAX_VALUE;
            int max = 0;
            for (int p = 0; p < rules.players(); p++) {
                min = Math.min(min, board.distance(p));
                max = Math.max(max, board.distance(p));
            }
            if (!board.over() && max - min <= 1) return board;
        }
    }

    @Override
    public List<Pack> packs() {
        return Pack.of(Quoridor.class, "easy", "medium", "hard", "brutal");
    }

    @Override
    public List<Suite> suites() {
        return Suite.of(Quoridor.class, "middle-games");
    }
}

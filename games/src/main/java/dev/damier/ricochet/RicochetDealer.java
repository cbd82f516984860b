package dev.damier.ricochet;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import dev.damier.ricochet.RicochetMission.Rules;
import dev.damier.ricochet.box.Assembly;
import dev.damier.ricochet.box.Quadrant;
import dev.damier.ricochet.box.QuadrantPool;
import dev.damier.ricochet.box.Quadrants;
import dev.damier.ricochet.box.Target;
import dev.damier.run.BadInputException;
import dev.damier.run.Control;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** Deals random positions: draws positions until one matches the options. */
final class RicochetDealer {
    /** Maximum number of positions drawn before the dealer reports that none matches. */
    private static final int MAX_ATTEMPTS = 3000;

    static final Descriptor DESCRIPTOR = new Descriptor(
            "ricochet",
            RicochetMessages.text("game.name"),
            RicochetMessages.text("game.about"),
            List.of(
                    Option.choice("robots", RicochetMessages.text("option.robots"), "4", "1", "2", "3", "4", "5"),
                    Option.choice("edition", RicochetMessages.text("option.edition"), "1999", "1999", "2003", "all"),
                    Option.files("board", RicochetMessages.text("option.board"), ""),
                    Option.text("size", RicochetMessages.text("option.size"), ""),
                    Option.number("density", RicochetMessages.text("option.density"), 0, 60, "11"),
                    Option.number(
                            "blocked",
                            RicochetMessages.text("option.blocked"),
                            0,
                            RicochetBoard.MAX_SIDE * RicochetBoard.MAX_SIDE / 2,
                            "0"),
                    Option.number(
                            "diagonals",
                            RicochetMessages.text("option.diagonals"),
                            0,
                            RicochetBoard.MAX_SIDE * RicochetBoard.MAX_SIDE / 2,
                            "0"),
                    Option.multipleChoice("rules", RicochetMessages.text("option.rules"), Rules.SWITCHES),
                    Option.number("min", RicochetMessages.text("option.min"), 0, 99, "0"),
                    Option.number("max", RicochetMessages.text("option.max"), 0, 99, "99"),
                    Option.number("needs", RicochetMessages.text("option.needs"), 0, Robots.MAX_ROBOTS, "0"),
                    Option.flag("trivial", RicochetMessages.text("option.trivial"), false)));

    private final Map<String, String> given;
    private final Random random;
    private final int robots;
    private final DifficultyFilter filter;
    private final Rules rules;

    private RicochetDealer(Map<String, String> given, long seed) {
        DESCRIPTOR.check(given);
        this.given = given;
        random = new Random(seed);
        robots = DESCRIPTOR.number(given, "robots", 1, Robots.MAX_ROBOTS);
        filter = DifficultyFilter.of(given);
        rules = rules();
    }

    static RicochetSetup deal(Map<String, String> options, long seed) {
        return new RicochetDealer(options, seed).draw();
    }

    private Rules rules() {
        List<String> switches = new ArrayList<>();
        for (String word :
                DESCRIPTOR.value(given, "rules").toLowerCase(Locale.ROOT).split("[+, ]+")) {
            if (word.isEmpty()) continue;
            if (!Rules.SWITCHES.contains(word))
                throw new BadInputException(
                        "ricochet: unknown rule '" + word + "'; known: " + String.join(", ", Rules.SWITCHES));
            switches.add(word);
        }
        return Rules.of(switches);
    }

    private RicochetSetup draw() {
        if (DESCRIPTOR.value(given, "board").equals(ReportBoard.ID)) return ReportBoard.deal(given, rules, random);
        Control control = Control.unlimited();
        for (int i = 0; i < MAX_ATTEMPTS; i++) {
            if (control.shouldStopNow())
                throw new BadInputException("ricochet: no position with these options was found in time: " + given);
            Layout layout = layout();
            int[] free = java.util.stream.IntStream.range(0, layout.board().size())
                    .filter(c -> !layout.board().blocked()[c])
                    .toArray();
            if (free.length <= robots) continue;
            int[] cells = random.ints(0, free.length)
                    .distinct()
                    .limit(robots)
                    .map(c -> free[c])
                    .toArray();
            Target target = layout.targets().get(random.nextInt(layout.targets().size()));
            if (target.colour() >= robots) continue;
            RicochetMission mission = new RicochetMission(layout.board(), cells, target.cell(), target.colour(), rules);
            boolean custom = layout.printed() && (robots < 4 || repeatsPiece(layout));
            if (filter.accepts(mission)) return new RicochetSetup(layout, mission, RuleMemory.NONE, custom);
        }
        throw new BadInputException("ricochet: no position with these options was found in " + MAX_ATTEMPTS
                + " attempts; relax min, max, needs or the board: " + given);
    }

    /** Returns whether two quadrants of the board are faces of the same piece. */
    private static boolean repeatsPiece(Layout layout) {
        return java.util.Arrays.stream(layout.text().split("-"))
                        .map(id -> id.charAt(0))
                        .distinct()
                        .count()
                < 4;
    }

    private Layout layout() {
        String board = DESCRIPTOR.value(given, "board");
        String size = DESCRIPTOR.value(given, "size");
        if (!board.isEmpty()) return namedLayout(board);
        if (!size.isEmpty()) return generatedLayout(size);
        String edition = DESCRIPTOR.value(given, "edition");
        String faces = edition.equals("1999") ? "AB" : edition.equals("2003") ? "CD" : "ABCD";
        List<Character> pieces = new ArrayList<>(List.of('1', '2', '3', '4'));
        Collections.shuffle(pieces, random);
        List<Quadrant> four = new ArrayList<>();
        for (char piece : pieces)
            four.add(Quadrants.printed().get("" + piece + faces.charAt(random.nextInt(faces.length()))));
        return Layout.of(Assembly.of(four));
    }

    /** Returns the board given by its notation (without robots and target), by a board file or by quadrant files. */
    private Layout namedLayout(String board) {
        if (QuadrantPool.matches(board))
            return Layout.custom(QuadrantPool.read(board).draw(random));
        if (board.contains("\n")) return BoardFile.read(board).layout();
        if (!RunLength.matches(board)) return Layout.of(Assembly.of(RicochetNotation.quadrants(board)));
        RicochetBoard read = RunLength.read(board);
        List<Target> targets = new ArrayList<>();
        while (targets.isEmpty()) {
            int cell = random.nextInt(read.size());
            if (!read.blocked()[cell]) targets.add(new Target(cell, random.nextInt(robots), "circle"));
        }
        return Layout.custom(read, targets);
    }

    /** Generates a random board of a size such as {@code 12x9}. */
    private Layout generatedLayout(String size) {
        String[] sides = size.split("x", -1);
        if (sides.length != 2)
            throw new BadInputException("ricochet: option 'size' must be COLUMNSxROWS, but got '" + size + "'");
        int columns = RunLength.parseSide(sides[0], "columns");
        int rows = RunLength.parseSide(sides[1], "rows");
        int cells = columns * rows;
        return BoardGenerator.generate(
                columns,
                rows,
                DESCRIPTOR.number(given, "density"),
                DESCRIPTOR.number(given, "blocked", 0, cells / 2),
                DESCRIPTOR.number(given, "diagonals", 0, cells / 2),
                robots,
                random);
    }
}

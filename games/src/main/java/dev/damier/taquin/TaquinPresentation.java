package dev.damier.taquin;

import dev.damier.game.Presentation;
import dev.damier.game.Presentation.Preset;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How the sliding puzzle is shown in the menus: presets by size, and the panels of its pages. */
final class TaquinPresentation {
    /** Side of the largest board in the list of presets; the options allow more. */
    private static final int LARGEST_PRESET = 10;

    static final Presentation PRESENTATION = Presentation.PUZZLE
            .rank(3)
            .presets(presets())
            .panels(Presentation.Panel.PICTURES, Presentation.Panel.SPEED);

    private TaquinPresentation() {}

    /** Returns square boards by size, a board with two holes, and the boards of the reports. */
    private static Preset[] presets() {
        List<Preset> all = new ArrayList<>();
        for (int side = 3; side <= LARGEST_PRESET; side++) {
            String size = Integer.toString(side);
            all.add(new Preset(
                            "size-" + size,
                            text("preset.size", side),
                            text("preset.size.about", side * side - 1),
                            Map.of("size", size))
                    .withSketch(sketch(Goal.HOLES_LAST.cells(side, side, 1), side)));
        }
        all.add(new Preset("holes", text("preset.holes"), text("preset.holes.about"), Map.of("size", "4", "holes", "2"))
                .withSketch(sketch(Goal.HOLES_LAST.cells(4, 4, 2), 4)));
        for (String size : List.of("3", "5")) {
            for (String board : List.of("A", "B", "C")) {
                int side = Integer.parseInt(size);
                all.add(new Preset(
                                "report-" + board + size,
                                text("preset.report", board, size),
                                text("preset.report.about", board, size),
                                Map.of("board", board, "size", size))
                        .withGroup(text("preset.reports"))
                        .withSketch(sketch(NamedBoards.cells(board, side), side))
                        .fixed());
            }
        }
        return all.toArray(Preset[]::new);
    }

    /** Returns a picture of a board, with tiles on their goal highlighted. */
    private static String sketch(int[] cells, int side) {
        StringBuilder rows = new StringBuilder();
        for (int cell = 0; cell < cells.length; cell++) {
            if (cell > 0 && cell % side == 0) rows.append('/');
            rows.append(cells[cell] == 0 ? '.' : cells[cell] == cell + 1 ? '*' : '#');
        }
        return rows.toString();
    }

    private static Text text(String key, Object... args) {
        return Text.of(TaquinPresentation.class, key, args);
    }
}

package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.draw.ScenePng;
import dev.damier.draw.SceneSvg;
import dev.damier.draw.SceneText;
import dev.damier.game.Game;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.protocol.PlayedLine;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The board. */
@CommandLine.Command(name = "show", description = "Draw the board of a position.")
final class ShowCommand extends PositionCommand {
    @Option(names = "--svg", paramLabel = "FILE", description = "Write an SVG image to FILE (- for standard output).")
    private String svg;

    @Option(names = "--png", paramLabel = "FILE", description = "Write a PNG image to FILE.")
    private String png;

    @Option(names = "--replay", description = "Draw every position of `moves …`, not only the last.")
    private boolean replay;

    @Override
    void prepare(Game known) {
        if ((many() || replay) && (svg != null || png != null))
            throw new UsageException("an image needs exactly one position: give its text or @FILE, without --replay");
    }

    @Override
    int answer(Setup setup) {
        Optional<PlayedLine> line = setup.as(PlayedLine.class);
        if (!replay || line.isEmpty()) return show(setup);
        List<String> moves = line.get().moves();
        for (int i = 0; i <= moves.size(); i++) {
            if (!json) screen.line(i == 0 ? say("show.start") : i + ". " + moves.get(i - 1));
            show(new PlayedLine(line.get().start(), moves.subList(0, i)).end());
        }
        return 0;
    }

    private int show(Setup setup) {
        Table table = setup.newTable();
        Scene scene = table.scene(table.toMove());
        if (svg != null)
            write(svg, to -> to.write(SceneSvg.draw(scene, screen.language()).getBytes("UTF-8")));
        if (png != null) write(png, to -> ScenePng.draw(scene, screen.language(), to));
        if (svg == null && png == null) print(setup, table, scene);
        return 0;
    }

    private void print(Setup setup, Table table, Scene scene) {
        String board = SceneText.draw(scene, screen.colour() && !json, screen.language());
        if (json) {
            Map<String, Object> row = row(setup);
            row.put("board", board);
            row.put("status", table.status().sentence().in(screen.language()));
            row.put("over", table.status().over());
            screen.row(row);
            return;
        }
        if (many()) screen.line(setup.write());
        screen.line(board + table.status().sentence().in(screen.language()));
        setup.remarks().forEach(remark -> screen.note(remark.in(screen.language())));
    }

    private interface Drawing {
        void to(OutputStream out) throws IOException;
    }

    private void write(String name, Drawing drawing) {
        if (name.equals("-")) {
            screen.bytes(drawing::to);
            return;
        }
        try (OutputStream out = Files.newOutputStream(Path.of(name))) {
            drawing.to(out);
        } catch (IOException | UncheckedIOException e) {
            throw new UsageException("cannot write '" + name + "': " + e.getMessage());
        }
    }
}

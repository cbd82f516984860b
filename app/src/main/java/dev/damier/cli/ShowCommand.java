package dev.damier.cli;

import dev.damier.cli.input.OutputFile;
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
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Draws the board of a position. */
@CommandLine.Command(name = "show", description = "Draw the board of a position.")
final class ShowCommand extends PositionCommand {
    @Option(names = "--svg", paramLabel = "FILE", description = "Write an SVG image to FILE (- for standard output).")
    private String svgFile;

    @Option(names = "--png", paramLabel = "FILE", description = "Write a PNG image to FILE.")
    private String pngFile;

    @Option(names = "--replay", description = "Draw every position of `moves …`, not only the last.")
    private boolean replay;

    @Override
    void checkArguments(Game game) {
        if ((hasManyPositions() || replay) && (svgFile != null || pngFile != null))
            throw UsageException.of("usage.show.image");
    }

    @Override
    int answer(Setup setup) {
        Optional<PlayedLine> line = setup.as(PlayedLine.class);
        if (!replay || line.isEmpty()) return draw(setup);
        List<String> moves = line.get().moves();
        for (int i = 0; i <= moves.size(); i++) {
            if (!json) screen.println(i == 0 ? message("show.start") : i + ". " + moves.get(i - 1));
            draw(new PlayedLine(line.get().start(), moves.subList(0, i)).endPosition());
        }
        return 0;
    }

    private int draw(Setup setup) {
        Table table = setup.newTable();
        Scene scene = table.scene(table.toMove());
        if (svgFile != null)
            write(
                    svgFile,
                    out -> out.write(SceneSvg.draw(scene, screen.language()).getBytes("UTF-8")));
        if (pngFile != null) write(pngFile, out -> ScenePng.draw(scene, screen.language(), out));
        if (svgFile == null && pngFile == null) print(setup, table, scene);
        return 0;
    }

    private void print(Setup setup, Table table, Scene scene) {
        String board = SceneText.draw(scene, screen.colour() && !json, screen.language());
        if (json) {
            Map<String, Object> row = commonFields(setup);
            row.put("board", board);
            row.put("status", table.status().sentence().in(screen.language()));
            row.put("over", table.status().over());
            screen.printJson(row);
            return;
        }
        if (hasManyPositions()) screen.println(setup.write());
        screen.println(board + table.status().sentence().in(screen.language()));
        setup.remarks().forEach(remark -> screen.note(remark.in(screen.language())));
    }

    private interface ImageOutput {
        void writeTo(OutputStream out) throws IOException;
    }

    private void write(String name, ImageOutput imageOutput) {
        if (name.equals("-")) {
            screen.writeBytes(imageOutput::writeTo);
            return;
        }
        OutputFile.write(Path.of(name), imageOutput::writeTo);
    }
}

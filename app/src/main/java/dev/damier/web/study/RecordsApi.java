package dev.damier.web.study;

import dev.damier.draw.SceneGif;
import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.record.RecordedGame;
import dev.damier.record.Records;
import dev.damier.run.Control;
import dev.damier.web.http.DraftValidation;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * {@code /api/records}: converts pasted text (a position, a game record or a list of moves) to a game record replayed
 * by the rules. {@code /api/gif}: a line as an animated GIF.
 */
public final class RecordsApi {
    private static final Duration TIME_LIMIT = Duration.ofSeconds(10);
    private static final int MAX_SCENES = 120;
    private static final int MAX_CELLS = 40_000;
    private static final int FRAME_DELAY_CENTISECONDS = 70;

    private final RequestDispatcher dispatcher;

    public RecordsApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    public void routes(RoutesConfig routes) {
        routes.post("/api/records", this::read);
        routes.post("/api/gif", this::gif);
    }

    private void read(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        String text = RequestParams.text(body, "text");
        if (text.isBlank()) throw HttpErrorException.badRequest("missing record or position");
        dispatcher.dispatch(
                ctx,
                WorkKind.LOOK,
                TIME_LIMIT,
                control -> DraftValidation.resultOrFault(
                        body,
                        language,
                        () -> row(parseRecord(
                                text,
                                RequestParams.text(body, "game"),
                                RequestParams.text(body, "position"),
                                language))));
    }

    private static RecordRow row(RecordedGame record) {
        return new RecordRow(
                record.tag(RecordedGame.GAME),
                record.tag(RecordedGame.START),
                record.tags(),
                record.comment(),
                MoveRow.of(record.moves(), record.start().newTable()),
                record.write());
    }

    /** @param game the game of the page where the text was pasted, or "" */
    private static RecordedGame parseRecord(String text, String game, String position, Locale language) {
        try {
            if (Records.looksLikeRecord(text)) {
                if (game.isEmpty() || position.isEmpty()) return Records.read(text);
                return Records.read(text, RequestParams.setup(game, position, language));
            }
            var setup = Games.all().recognise(text);
            if (setup.isPresent()) return RecordedGame.of(setup.get(), List.of());
            return parseMoveList(text, game, position, language);
        } catch (NotationException e) {
            throw HttpErrorException.of(e, language);
        }
    }

    /**
     * Parses a list of moves without numbers. If it is not one either, throws the error of an unrecognised position.
     */
    private static RecordedGame parseMoveList(String text, String game, String position, Locale language) {
        if (!game.isEmpty() && !position.isEmpty())
            return Records.read(text, RequestParams.setup(game, position, language));
        try {
            return Records.read(text);
        } catch (NotationException e) {
            return RecordedGame.of(RequestParams.setup("", text, language), List.of());
        }
    }

    private void gif(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        dispatcher.dispatch(ctx, WorkKind.LOOK, TIME_LIMIT, control -> {
            Setup setup = RequestParams.setup(body, language);
            List<Scene> scenes = scenes(setup.newTable(), RequestParams.texts(body, "moves"), control, language);
            ByteArrayOutputStream gif = new ByteArrayOutputStream();
            try {
                SceneGif.draw(scenes, FRAME_DELAY_CENTISECONDS, language, gif);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return Map.of("gif", Base64.getEncoder().encodeToString(gif.toByteArray()));
        });
    }

    private static List<Scene> scenes(Table table, List<String> moves, Control control, Locale language) {
        List<Scene> scenes = new ArrayList<>(List.of(table.scene(-1)));
        int cells = scenes.get(0).columns() * scenes.get(0).rows();
        int max = Math.min(MAX_SCENES, Math.max(2, MAX_CELLS / Math.max(1, cells)));
        if (moves.size() >= max)
            throw HttpErrorException.badRequest(
                    "an animated GIF of this board can have at most " + (max - 1) + " moves");
        for (String move : moves) {
            RequestParams.play(table, List.of(move), control, language);
            scenes.add(table.scene(-1));
        }
        return scenes;
    }
}

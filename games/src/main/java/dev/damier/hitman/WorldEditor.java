package dev.damier.hitman;

import dev.damier.game.Material;
import dev.damier.game.NotationException;
import dev.damier.game.PositionEditor;
import dev.damier.game.PositionEditor.Tool;
import dev.damier.game.Scene;
import dev.damier.game.Scene.Mark;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.WorldMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The editor tools: set the content of a cell, add or remove a row or column. The map is edited as text. So an invalid
 * map, such as one with a wall on the start cell, is rejected when it is read. An edit restarts an exploration. A
 * change of the size also restarts a mission.
 */
final class WorldEditor {
    static final List<Tool> TOOLS = tools();

    private WorldEditor() {}

    private static List<Tool> tools() {
        List<Tool> tools = new ArrayList<>();
        for (Content content : Content.values())
            tools.add(new Tool(id(content), content.label(), group(content), false, WorldDrawing.sample(content)));
        tools.add(lineTool("add-row", true, 0, Mark.Kind.RING, Tone.GOOD));
        tools.add(lineTool("remove-row", true, 0, Mark.Kind.EXCLUDED, Tone.BAD));
        tools.add(lineTool("add-column", false, 1, Mark.Kind.RING, Tone.GOOD));
        tools.add(lineTool("remove-column", false, 0, Mark.Kind.EXCLUDED, Tone.BAD));
        tools.add(new Tool("empty-map", text("tool.empty-map"), PositionEditor.WHOLE_BOARD, false));
        return List.copyOf(tools);
    }

    private static Tool lineTool(String id, boolean row, int at, Mark.Kind kind, Tone tone) {
        Scene sample = Scene.builder(2, 2)
                .material(Material.BRICK)
                .markLine(row, at, kind, tone)
                .build();
        return new Tool(id, text("tool." + id), "size", false, sample);
    }

    private static String id(Content content) {
        return content.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String group(Content content) {
        if (content.isGuard()) return "guards";
        if (content.isCivilian()) return "civilians";
        return content == Content.EMPTY || content == Content.WALL ? "building" : "mission";
    }

    /**
     * Applies a tool and returns the new position.
     *
     * @param position a position in its canonical form
     */
    static String use(String position, String id, Spot at) {
        Tool tool = Tool.of(TOOLS, id);
        String[] words = position.split("_");
        List<String> rows = new ArrayList<>(List.of(words[0].split("/")));
        boolean inside = at.y() >= 0
                && at.y() < rows.size()
                && at.x() >= 0
                && at.x() < rows.get(0).length();
        if (at.kind() != Spot.Kind.CELL || !inside) throw error("tool.place", tool.name());
        boolean emptied = tool.group().equals(PositionEditor.WHOLE_BOARD);
        boolean resized = emptied || tool.group().equals("size");
        if (emptied)
            rows.replaceAll(row -> Character.toString(Content.EMPTY.letter).repeat(row.length()));
        else if (resized) resize(rows, id, at);
        else put(rows, content(id), at);
        StringBuilder text = new StringBuilder(String.join("/", rows));
        for (int i = 1; i < words.length; i++) {
            if (words[i].startsWith("explore")) text.append("_explore");
            else if (!resized || words[i].startsWith("v")) text.append('_').append(words[i]);
        }
        return text.toString();
    }

    private static Content content(String id) {
        return Content.valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static void put(List<String> rows, Content content, Spot at) {
        StringBuilder row = new StringBuilder(rows.get(at.y()));
        row.setCharAt(at.x(), content.letter);
        rows.set(at.y(), row.toString());
    }

    private static void resize(List<String> rows, String id, Spot at) {
        int columns = rows.get(0).length();
        boolean adding = id.startsWith("add");
        int side = id.endsWith("row") ? rows.size() : columns;
        if (adding ? side == WorldMap.MAX_SIDE : side == 1) throw error("tool.size", WorldMap.MAX_SIDE);
        switch (id) {
            case "add-row" ->
                rows.add(at.y(), Character.toString(Content.EMPTY.letter).repeat(columns));
            case "remove-row" -> rows.remove(at.y());
            case "add-column" ->
                rows.replaceAll(r -> r.substring(0, at.x() + 1) + Content.EMPTY.letter + r.substring(at.x() + 1));
            default -> rows.replaceAll(r -> r.substring(0, at.x()) + r.substring(at.x() + 1));
        }
    }

    private static Text text(String key, Object... args) {
        return Text.of(WorldEditor.class, key, args);
    }

    private static NotationException error(String key, Object... args) {
        return new NotationException(text(key, args));
    }
}

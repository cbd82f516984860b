package dev.damier.game;

import java.util.List;

/** A game whose positions can be edited on the board. The edited position is text, so text and board stay in step. */
public interface PositionEditor {

    /** What can be put on the board, in the order of the palette. */
    List<Tool> tools();

    /**
     * The position after using a tool at a place. The result may break the rules of a position (a piece missing, two on one
     * cell): reading it then says so. {@link IllegalArgumentException} when the tool cannot be used there at all.
     *
     * @param position a position this game can read
     */
    String use(String position, String tool, Spot at);

    /**
     * The position after something is put elsewhere by hand, or chosen by a click; {@link IllegalArgumentException} says why
     * that cannot be.
     *
     * @param to where it is let go; the start again for a mere click
     */
    default String arrange(String position, Spot from, Spot to) {
        throw new NotationException(Text.of(PositionEditor.class, "arrange.none"));
    }

    /**
     * One entry of the palette.
     *
     * @param group tools of a group are shown together
     * @param edges it goes on wall slots rather than on cells
     * @param sample what it puts on the board, drawn small; without a cell where only words can say it
     */
    record Tool(String id, Text name, String group, boolean edges, Scene sample) {

        /** One that is shown by its name. */
        public Tool(String id, Text name, String group, boolean edges) {
            this(id, name, group, edges, Scene.of(0, 0).build());
        }

        /** The tool with this id; {@link IllegalArgumentException} says which there are. */
        public static Tool of(List<Tool> tools, String id) {
            for (Tool tool : tools) if (tool.id.equals(id)) return tool;
            throw new IllegalArgumentException(Suggestions.unknown(
                    "unknown tool", id, tools.stream().map(Tool::id).toList()));
        }
    }
}

package dev.damier.game;

import dev.damier.run.BadInputException;
import java.util.List;

/** A game whose positions can be edited on the board. Positions are exchanged as text, so text and board stay consistent. */
public interface PositionEditor {

    /** The group of tools that change the whole board, such as its size; they are applied at once, without a place. */
    String WHOLE_BOARD = "whole";

    /** Returns the tools, in the order of the palette. */
    List<Tool> tools();

    /**
     * Returns the position after a tool was used. The result may be invalid, for example with a missing piece; {@link
     * Game#read} then throws.
     *
     * @param position a valid position
     * @param tool the id of the tool
     * @param at where it is used; any cell for a tool of the group {@link #WHOLE_BOARD}
     * @throws BadInputException if the tool cannot be used there
     */
    String applyTool(String position, String tool, Spot at);

    /**
     * Returns the position after something was dragged to another place or selected by a click. The default implementation
     * always throws.
     *
     * @param position a valid position
     * @param from where the drag starts
     * @param to where the drag ends; equal to {@code from} for a click
     * @throws BadInputException if this is not possible; the message says why
     */
    default String arrange(String position, Spot from, Spot to) {
        throw new NotationException(Text.of(PositionEditor.class, "arrange.none"));
    }

    /**
     * A tool of the palette.
     *
     * @param id the id
     * @param name the name
     * @param group the id of the group; tools of a group are shown together
     * @param edges whether the tool applies to wall slots instead of cells
     * @param sample a small drawing of what the tool places; a scene without cells if only the name is shown
     */
    record Tool(String id, Text name, String group, boolean edges, Scene sample) {

        /** Creates a tool that is shown by its name. */
        public Tool(String id, Text name, String group, boolean edges) {
            this(id, name, group, edges, Scene.builder(0, 0).build());
        }

        /**
         * Returns the tool with the given id.
         *
         * @throws BadInputException if there is none; the message lists the known ids
         */
        public static Tool of(List<Tool> tools, String id) {
            for (Tool tool : tools) if (tool.id.equals(id)) return tool;
            throw Suggestions.UnknownNameException.of(
                    "tool", id, tools.stream().map(Tool::id).toList());
        }
    }
}

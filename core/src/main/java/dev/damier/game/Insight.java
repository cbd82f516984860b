package dev.damier.game;

import java.util.List;

/** A table that can tell its player more than the scene shows, from what that player may know alone. */
public interface Insight {

    /**
     * One of the things to be shown.
     *
     * @param kind what layers that show the same of different things are called together; the name of one that stands alone
     * @param about what its marks and figures mean; empty where the name says it
     */
    record Layer(String id, Text name, Text kind, Text about) {
        /** One that stands alone, and whose name says all. */
        public Layer(String id, Text name) {
            this(id, name, name, Text.plain(""));
        }
    }

    List<Layer> layers();

    /** The marks of a layer, to be drawn over the scene. */
    List<Scene.Mark> layer(String id);

    /** Why the layer says what it says of this cell, in sentences; empty when there is nothing to say. */
    List<Text> why(Spot cell);
}

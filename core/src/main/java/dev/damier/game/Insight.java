package dev.damier.game;

import java.util.List;

/** A table that can tell its player more than the scene shows, from what that player may know alone. */
public interface Insight {

    /** Ids of the layers there are: {@code deduction}, {@code probability}… */
    List<String> layers();

    /** The marks of a layer, to be drawn over the scene. */
    List<Scene.Mark> layer(String id);

    /** Why the layer says what it says of this cell, in sentences; empty when there is nothing to say. */
    List<Text> why(Spot cell);
}

package dev.damier.game;

import java.util.List;

/** A table that can tell its player more than the scene shows, from what that player may know alone. */
public interface Insight {

    /** One of the things to be shown: an id and its name for people. */
    record Layer(String id, Text name) {}

    List<Layer> layers();

    /** The marks of a layer, to be drawn over the scene. */
    List<Scene.Mark> layer(String id);

    /** Why the layer says what it says of this cell, in sentences; empty when there is nothing to say. */
    List<Text> why(Spot cell);
}

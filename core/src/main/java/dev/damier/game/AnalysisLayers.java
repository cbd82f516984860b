package dev.damier.game;

import java.util.List;

/**
 * Implemented by a {@link Table} that offers analysis layers: additional marks, such as probabilities or shortest paths. The
 * layers use only information that the player has.
 */
public interface AnalysisLayers {

    /**
     * A layer that can be shown.
     *
     * @param id the id
     * @param name the name
     * @param kind the common name of a group of similar layers; equal to {@code name} for a layer without a group
     * @param about what the marks and numbers mean; empty if the name is enough
     */
    record Layer(String id, Text name, Text kind, Text about) {
        /** Creates a layer without a group and without a description. */
        public Layer(String id, Text name) {
            this(id, name, name, Text.plain(""));
        }
    }

    /** Returns the available layers. */
    List<Layer> layers();

    /** Returns the marks of the layer with the given id, to be drawn over the scene. */
    List<Scene.Mark> layer(String id);

    /** Returns sentences that explain the marks of a cell; empty if there is nothing to explain. */
    List<Text> explain(Spot cell);
}

package dev.damier.room;

import dev.damier.game.Setup;
import java.util.List;

/**
 * Something an engine in a room is to do.
 *
 * @param id another one for each question of a seat, so that none is asked twice
 * @param verb what is done with its answer
 * @param setup the position it is asked about; null when the answer is known already
 * @param line what it found before
 */
record EngineTask(String id, String verb, Setup setup, List<String> line) {}

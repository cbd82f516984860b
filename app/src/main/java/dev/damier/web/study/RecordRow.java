package dev.damier.web.study;

import java.util.List;
import java.util.Map;

/** A game record sent to the web pages, both as separate fields and as text. */
record RecordRow(
        String game, String start, Map<String, String> tags, String comment, List<MoveRow> moves, String text) {}

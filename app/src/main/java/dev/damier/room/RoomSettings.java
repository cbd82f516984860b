package dev.damier.room;

import dev.damier.game.MultiplayerMode.Style;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Numbers that whoever opened the room may set until the game begins. */
final class RoomSettings {
    /** A number and what it may be. */
    record Setting(String id, int value, int least, int most, int step) {}

    private final Map<String, Setting> all = new LinkedHashMap<>();

    RoomSettings(Style style, boolean pile, int goals) {
        switch (style) {
            case BIDS -> {
                add("targets", Math.min(5, goals), 1, goals, 1);
                add("sand", 60, 5, 300, 5);
                add("show", 60, 10, 300, 10);
            }
            case FEWEST -> {
                if (pile) add("targets", Math.min(5, goals), 1, goals, 1);
                add("seconds", pile ? 120 : 900, 10, 3600, pile ? 10 : 60);
            }
            case FASTEST -> add("seconds", 600, 10, 3600, 60);
            case MATCH -> {
                add("minutes", 5, 0, 60, 1);
                add("increment", 5, 0, 60, 1);
            }
        }
    }

    private void add(String id, int value, int min, int max, int step) {
        all.put(id, new Setting(id, value, min, max, step));
    }

    void set(RoomAction action) {
        Setting known = all.get(action.arg("name"));
        if (known == null) throw RoomException.of("setting", String.join(", ", all.keySet()));
        int value = action.number("value", known.least, known.most);
        all.put(known.id, new Setting(known.id, value, known.least, known.most, known.step));
    }

    int of(String id) {
        return all.get(id).value;
    }

    /** Seconds as the machines count. */
    long millis(String id) {
        return of(id) * 1000L;
    }

    List<Setting> list() {
        return new ArrayList<>(all.values());
    }
}

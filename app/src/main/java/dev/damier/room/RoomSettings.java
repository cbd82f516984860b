package dev.damier.room;

import dev.damier.game.MultiplayerMode.Style;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The numeric settings of a room. The host can change them while no game is running. */
final class RoomSettings {
    /** A setting with its current value, its minimum, its maximum and its step. */
    record Setting(String id, int value, int least, int most, int step) {}

    private final Map<String, Setting> settings = new LinkedHashMap<>();

    RoomSettings(Style style, boolean severalGoals, int goals) {
        switch (style) {
            case BIDS -> {
                add("targets", Math.min(5, goals), 1, goals, 1);
                add("sand", 60, 5, 300, 5);
                add("show", 60, 10, 300, 10);
            }
            case FEWEST -> {
                if (severalGoals) add("targets", Math.min(5, goals), 1, goals, 1);
                add("seconds", severalGoals ? 120 : 900, 10, 3600, severalGoals ? 10 : 60);
            }
            case FASTEST -> {
                add("seconds", 600, 10, 3600, 60);
                add("rest", 60, 10, 3600, 10);
            }
            case MATCH -> {
                add("minutes", 5, 0, 60, 1);
                add("increment", 5, 0, 60, 1);
                add("random", 0, 0, 1, 1);
            }
        }
        if (!severalGoals) add("rounds", 1, 1, 20, 1);
        // 0 by default, so that rooms of earlier versions start as they did.
        add("countdown", 0, 0, 30, 1);
    }

    private void add(String id, int value, int min, int max, int step) {
        settings.put(id, new Setting(id, value, min, max, step));
    }

    void set(RoomAction action) {
        Setting setting = settings.get(action.arg("name"));
        if (setting == null) throw RoomException.of("setting", String.join(", ", settings.keySet()));
        int value = action.intArg("value", setting.least, setting.most);
        settings.put(setting.id, new Setting(setting.id, value, setting.least, setting.most, setting.step));
    }

    /** Takes over the values of other settings, as far as they are allowed here. */
    void copyFrom(RoomSettings other) {
        settings.replaceAll((id, setting) -> {
            Setting old = other.settings.get(id);
            if (old == null) return setting;
            int value = Math.min(setting.most, Math.max(setting.least, old.value));
            return new Setting(id, value, setting.least, setting.most, setting.step);
        });
    }

    int value(String id) {
        return settings.get(id).value;
    }

    /** Returns a setting in seconds, converted to milliseconds. */
    long secondsAsMillis(String id) {
        return value(id) * 1000L;
    }

    List<Setting> list() {
        return new ArrayList<>(settings.values());
    }
}

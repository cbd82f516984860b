package dev.damier.hitman;

import dev.damier.game.Text;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.WorldMap;
import java.util.ArrayList;
import java.util.List;

/** Remarks about worlds that do not have exactly one target, one wire and one suit. Such worlds are allowed. */
final class WorldRemarks {
    private WorldRemarks() {}

    static List<Text> of(WorldMap map) {
        List<Text> remarks = new ArrayList<>();
        for (Content kind : List.of(Content.TARGET, Content.PIANO_WIRE, Content.SUIT)) {
            int n = map.count(kind);
            if (n == 0) remarks.add(Text.of(WorldRemarks.class, "remark.none", kind.label()));
            if (n > 1) remarks.add(Text.of(WorldRemarks.class, "remark.several", n, kind.label()));
        }
        return List.copyOf(remarks);
    }
}

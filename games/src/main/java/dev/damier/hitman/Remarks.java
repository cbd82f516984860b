package dev.damier.hitman;

import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;

/** The usual world has one target, one wire and one suit; others are allowed, and said. */
final class Remarks {
    private Remarks() {}

    static List<Text> of(WorldMap map) {
        List<Text> remarks = new ArrayList<>();
        for (Content kind : List.of(Content.TARGET, Content.PIANO_WIRE, Content.SUIT)) {
            int n = map.count(kind);
            String name = "content." + kind.name();
            if (n == 0) remarks.add(Text.of(Remarks.class, "remark.none", Text.of(Remarks.class, name)));
            if (n > 1) remarks.add(Text.of(Remarks.class, "remark.several", n, Text.of(Remarks.class, name)));
        }
        return List.copyOf(remarks);
    }
}

package dev.damier.nim;

import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** A position: the heaps and the player to move. */
record Heaps(Game game, int[] heaps, int toMove) implements Setup {

    @Override
    public String write() {
        return write(heaps, toMove);
    }

    static String write(int[] heaps, int toMove) {
        return Arrays.stream(heaps).mapToObj(String::valueOf).collect(Collectors.joining("-")) + "_" + (toMove + 1);
    }

    @Override
    public Table newTable() {
        return new NimTable(new NimPosition(heaps.clone(), toMove));
    }

    @Override
    public <T> Optional<T> as(Class<T> view) {
        NimPosition position = new NimPosition(heaps.clone(), toMove);
        return view.isInstance(position) && view != Object.class ? Optional.of(view.cast(position)) : Optional.empty();
    }
}

package dev.damier.contest;

import dev.damier.game.Scene;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The boards and players of the games in progress. The lock of the contest guards it. */
final class GamesInProgress {
    private final Map<Integer, ContestView.Board> boards = new TreeMap<>();
    private final Map<Integer, List<ContestPlayerSource>> players = new HashMap<>();

    /** Adds a game whose board is not dealt yet. */
    void add(Pairing pairing) {
        boards.put(pairing.number(), board(pairing, null, 0, List.of(), List.of(), -1));
    }

    static ContestView.Board board(
            Pairing pairing, Scene scene, int plies, List<Long> clocks, List<Integer> values, int turn) {
        return new ContestView.Board(
                pairing.number(), pairing.first(), pairing.second(), scene, plies, clocks, values, turn);
    }

    void setPlayers(Pairing pairing, List<ContestPlayerSource> sources) {
        players.put(pairing.number(), sources);
    }

    /** Replaces the board of a game. Returns false if the game has ended. */
    boolean update(ContestView.Board board) {
        return boards.replace(board.number(), board) != null;
    }

    void remove(Pairing pairing) {
        players.remove(pairing.number());
        boards.remove(pairing.number());
    }

    int size() {
        return boards.size();
    }

    boolean contains(int number) {
        return boards.containsKey(number);
    }

    /** Returns whether an entrant plays one of the games. */
    boolean hasGameOf(int entrant) {
        return boards.values().stream().anyMatch(b -> b.first() == entrant || b.second() == entrant);
    }

    Set<Integer> numbers() {
        return boards.keySet();
    }

    Collection<ContestView.Board> boards() {
        return boards.values();
    }

    /** Returns the players of all games. */
    List<ContestPlayerSource> players() {
        List<ContestPlayerSource> all = new ArrayList<>();
        players.values().forEach(all::addAll);
        return all;
    }
}

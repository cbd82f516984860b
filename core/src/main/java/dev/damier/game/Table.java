package dev.damier.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress, with the rules. Mutable and not thread-safe. A table may implement {@link AnalysisLayers} too.
 */
public interface Table {
    /**
     * Returns the drawing of the board for a viewer.
     *
     * @param viewer the index of a seat, from 0, or -1 for a spectator, who sees only what all players see
     */
    Scene scene(int viewer);

    /** Returns all legal moves, always in the same order; empty once the game is over. */
    List<Move> moves();

    /**
     * Plays a move.
     *
     * @param code the code of a legal move
     * @throws IllegalArgumentException if no legal move has this code
     */
    void play(int code);

    /** Undoes the last move. Returns false, without a change, if there is none or the rules forbid it. */
    boolean undo();

    /** Returns the current position as text that {@link Game#read} accepts. */
    String write();

    /** Returns the index of the seat to move, from 0; always 0 in a puzzle. */
    int toMove();

    /** Returns the state of the game. */
    Status status();

    /** Returns the seats of the players; empty for a puzzle. */
    default List<Seat> seats() {
        return List.of();
    }

    /** Returns the position that follows once this game is over, such as the next phase; empty by default. */
    default Optional<Sequel> sequel() {
        return Optional.empty();
    }

    /**
     * Returns the move that skips the turn of a player who is out of the game, so that the other players can play on. It
     * is accepted by {@link #read} and {@link #play}, but is not one of {@link #moves}. Empty by default and for two
     * players.
     */
    default Optional<Move> pass() {
        return Optional.empty();
    }

    /**
     * Returns the drawing of the board without hidden information, for a player who has given up. By default it is the
     * drawing for a spectator.
     */
    default Scene revealedScene() {
        return scene(-1);
    }

    /** Returns the final score, if the game has one: points minus penalties, higher is better. Empty by default. */
    default OptionalInt score() {
        return OptionalInt.empty();
    }

    /**
     * Returns the legal moves of this position and the following ones as patterns, if every piece beside an empty cell can
     * move to it. Empty by default.
     */
    default Optional<SlidingMoves> slidingMoves() {
        return Optional.empty();
    }

    /** Returns the legal move with the given code, if any. */
    default Optional<Move> move(int code) {
        return moves().stream().filter(move -> move.code() == code).findFirst();
    }

    /**
     * Plays moves until one is illegal, and returns the moves played. The line of an engine can contain illegal moves, because
     * an entry of its transposition table may be out of date.
     */
    default List<Move> playWhileLegal(int... codes) {
        List<Move> followed = new ArrayList<>();
        for (int code : codes) {
            Optional<Move> move = move(code);
            if (move.isEmpty()) break;
            followed.add(move.get());
            play(code);
        }
        return followed;
    }

    /**
     * Returns the legal move with the given notation, ignoring case.
     *
     * @throws NotationException if there is none; the message says why
     */
    default Move read(String text) {
        for (Move move : moves()) {
            if (move.text().equalsIgnoreCase(text.strip())) return move;
        }
        throw new NotationException(Text.of(
                Table.class,
                "move.illegal",
                text.strip(),
                String.join(" ", moves().stream().map(Move::text).limit(20).toList())));
    }

    /**
     * Returns the meaning of a letter key that no legal move has: the reason why the move of this key is not possible, or a
     * gesture without moves if the key has no meaning.
     */
    default Gesture keyGesture(char letter) {
        return Gesture.of(List.of());
    }

    /**
     * Returns the meaning of a click or drag that is not the gesture of a legal move.
     *
     * @param from where it starts; null when a wall is placed
     * @param to where it ends; equal to {@code from} for a click
     */
    default Gesture gesture(@Nullable Spot from, Spot to) {
        for (Move move : moves()) {
            if (to.equals(move.to()) && (from == null || from.equals(move.from())))
                return Gesture.of(List.of(move.text()));
        }
        return Gesture.refused(Text.of(Table.class, "gesture.none"));
    }

    /**
     * A seat of a player.
     *
     * @param name the name of the seat
     * @param tone the colour of its pieces
     */
    record Seat(Text name, Tone tone) {}

    /**
     * A position that continues a finished game.
     *
     * @param name the name of the continuation
     * @param position the position in the notation of the game
     */
    record Sequel(Text name, String position) {}

    /**
     * The state of a game.
     *
     * @param over whether the game is over
     * @param winner the index of the seat that won; -1 if the game is not over or has no winner
     * @param cost the cost so far: moves of a puzzle, penalties of a mission, plies of a game
     * @param sentence the text of the status line
     */
    record Status(boolean over, int winner, int cost, Text sentence) {}

    /**
     * The moves of a game in which every piece beside an empty cell can move to this cell. With them a page knows the legal
     * moves of the next positions and can show moves that are played faster than the server responds. Immutable.
     *
     * @param horizon the game cannot end with fewer moves than this
     * @param goals the cells that the misplaced pieces must reach; the game is over when they are there and all other pieces
     *     are where they are now. Empty if there are too many
     * @param patterns the moves, one pattern per direction
     */
    record SlidingMoves(int horizon, List<PieceGoal> goals, List<Pattern> patterns) {
        /** Copies the lists. */
        public SlidingMoves {
            goals = List.copyOf(goals);
            patterns = List.copyOf(patterns);
        }

        /**
         * The cell of a piece at the end of the game.
         *
         * @param piece the id of the piece
         * @param x the column of the cell
         * @param y the row of the cell
         */
        public record PieceGoal(String piece, int x, int y) {}

        /**
         * A move in one direction.
         *
         * @param text the notation, with {@code {0}} in place of the label of the piece
         * @param words the description for people, with {@code {0}} in place of the label of the piece
         * @param dx columns that the piece moves to the right
         * @param dy rows that the piece moves down
         * @param way the direction of the arrow key: 'N', 'E', 'S' or 'W'
         */
        public record Pattern(String text, Text words, int dx, int dy, char way) {}
    }
}

package dev.damier.cli.board;

import dev.damier.cli.screen.Screen;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import java.io.IOError;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;

/**
 * Plays on a full-screen terminal. Arrow keys move, letters and digits select a piece or type a move, and Enter plays
 * the typed move. The class handles keys and no rules, so it works for every game.
 */
final class TerminalBoard {
    private static final String CLEAR_TO_END_OF_LINE = "\033[K";

    private final Terminal terminal;
    private final Screen screen;
    private final TerminalGame game;
    private final InputInterpreter interpreter;
    private final Clocks clocks;
    private final KeyMap<Key> keys = new KeyMap<>();
    private final StringBuilder typed = new StringBuilder();
    private boolean keptSelection; // the typed text is the label of the piece that moved last, which stays selected
    private String message = "";

    private enum Key {
        NORTH,
        EAST,
        SOUTH,
        WEST,
        ENTER,
        ERASE,
        UNDO,
        REDO,
        NEXT_PIECE,
        QUIT,
        CHARACTER
    }

    TerminalBoard(Terminal terminal, Screen screen, TerminalGame game, Clocks clocks) {
        this.terminal = terminal;
        this.screen = screen;
        this.game = game;
        this.clocks = clocks;
        interpreter = new InputInterpreter(game, screen);
        message = interpreter.message("play.keys");
        bind(Key.NORTH, Capability.key_up, "\033[A");
        bind(Key.EAST, Capability.key_right, "\033[C");
        bind(Key.SOUTH, Capability.key_down, "\033[B");
        bind(Key.WEST, Capability.key_left, "\033[D");
        keys.bind(Key.ENTER, "\r", "\n");
        keys.bind(Key.ERASE, KeyMap.del(), KeyMap.ctrl('H'));
        keys.bind(Key.UNDO, KeyMap.ctrl('Z'), KeyMap.ctrl('U'));
        keys.bind(Key.REDO, KeyMap.ctrl('Y'), KeyMap.ctrl('R'));
        keys.bind(Key.NEXT_PIECE, "\t");
        keys.bind(Key.QUIT, KeyMap.ctrl('C'), KeyMap.ctrl('D'));
        keys.setUnicode(Key.CHARACTER);
        keys.setNomatch(Key.CHARACTER);
    }

    private void bind(Key key, Capability capability, String sequence) {
        keys.bind(key, sequence, sequence.replace('[', 'O'));
        String terminalSequence = KeyMap.key(terminal, capability);
        if (terminalSequence != null) keys.bind(key, terminalSequence);
    }

    /** Plays until the user quits, Enter is pressed after the end of the game, or the time is up. */
    void run() throws IOException {
        Attributes before = terminal.enterRawMode();
        Attributes keyed = terminal.getAttributes();
        keyed.setLocalFlag(LocalFlag.ISIG, false); // handle Ctrl-C and Ctrl-Z as ordinary keys
        terminal.setAttributes(keyed);
        BindingReader reader = new BindingReader(terminal.reader());
        try {
            terminal.puts(Capability.clear_screen);
            while (!interpreter.isEnded() && !clocks.isTimeOut()) {
                draw();
                if (game.engineToMove().isPresent()) {
                    playEngineMove();
                } else if (reader.peekCharacter(clocks.refreshMillis()) >= 0) {
                    Key key = reader.readBinding(keys);
                    if (key == null || key == Key.QUIT) return;
                    if (key == Key.ENTER && (keptSelection || typed.length() == 0) && game.isOver()) return;
                    handleKey(key, reader.getLastBinding());
                } else if (reader.peekCharacter(1) == -1) {
                    return;
                }
            }
            draw();
        } catch (IOError e) {
            // the terminal was closed, so the game ends
        } finally {
            terminal.setAttributes(before);
            terminal.writer().println();
            terminal.flush();
        }
    }

    private void playEngineMove() {
        String name = game.engineToMove().get().toString();
        int seat = game.table().toMove();
        message = interpreter.message("play.engine", name, game.playEngineMove().text());
        clocks.onMove(seat);
    }

    private void handleKey(Key key, String letters) {
        int seat = game.table().toMove();
        int before = game.played().size();
        switch (key) {
            case NORTH -> playInDirection('N');
            case EAST -> playInDirection('E');
            case SOUTH -> playInDirection('S');
            case WEST -> playInDirection('W');
            case ENTER -> enter();
            case ERASE -> erase();
            case UNDO -> message = interpreter.execute("undo");
            case REDO -> message = interpreter.execute("redo");
            case NEXT_PIECE -> selectNextPiece();
            default -> type(letters);
        }
        if (game.played().size() > before) clocks.onMove(seat);
    }

    /** Adds typed characters. The first character after a move replaces the kept selection. */
    private void type(String letters) {
        if (letters.chars().anyMatch(c -> c < ' ')) return;
        if (keptSelection) setTyped("");
        typed.append(letters);
    }

    private void setTyped(String word) {
        typed.setLength(0);
        typed.append(word);
        keptSelection = false;
    }

    private void enter() {
        String line = keptSelection ? "" : typed.toString();
        if (!keptSelection) setTyped("");
        if (!line.isBlank()) message = interpreter.execute(line);
    }

    private void erase() {
        if (typed.length() > 0 && !keptSelection) typed.setLength(typed.length() - 1);
        else message = interpreter.execute("undo");
    }

    /**
     * Plays the only move in this direction, of the selected piece if there is one. That piece stays selected. A
     * selection that was only kept from the last move is dropped if exactly one other piece can move in this direction.
     */
    private void playInDirection(char way) {
        Spot chosen = selectedSpot();
        List<Move> all =
                game.table().moves().stream().filter(m -> m.way() == way).toList();
        List<Move> terminalSequence = all.stream()
                .filter(m -> chosen == null || chosen.equals(m.from()))
                .toList();
        if (terminalSequence.size() == 1) {
            play(terminalSequence.get(0));
            if (chosen == null) setTyped("");
            else keptSelection = true;
        } else if (terminalSequence.isEmpty() && keptSelection && all.size() == 1) {
            play(all.get(0));
            setTyped("");
        } else {
            message = interpreter.message(terminalSequence.isEmpty() ? "play.no-way" : "play.which");
        }
    }

    private void play(Move move) {
        game.play(move);
        message = "";
    }

    /** Returns the cell of the piece whose label is typed, or null if there is none. */
    private Spot selectedSpot() {
        if (typed.length() == 0) return null;
        for (Scene.Piece piece : scene().pieces()) {
            if (piece.label().equalsIgnoreCase(typed.toString())) return Spot.cell(piece.x(), piece.y());
        }
        return null;
    }

    /** Types the label of the next piece that can move. */
    private void selectNextPiece() {
        List<Move> moves = game.table().moves();
        List<String> labels = scene().pieces().stream()
                .filter(p ->
                        moves.stream().anyMatch(m -> Spot.cell(p.x(), p.y()).equals(m.from())))
                .map(Scene.Piece::label)
                .distinct()
                .toList();
        if (labels.isEmpty()) return;
        int at = labels.indexOf(typed.toString());
        setTyped(labels.get((at + 1) % labels.size()));
    }

    private Scene scene() {
        return game.table().scene(game.table().toMove());
    }

    private void draw() {
        List<String> text = new ArrayList<>();
        text.addAll(BoardFitter.wrap(interpreter.status() + clocks.format(), terminal.getWidth()));
        text.addAll(BoardFitter.wrap(message, terminal.getWidth()));
        StringBuilder page = new StringBuilder("\033[H");
        // One more row for the input.
        addLines(page, boardText(text.size() + 1));
        addLines(page, String.join("\n", text));
        page.append("> ").append(typed).append(CLEAR_TO_END_OF_LINE).append("\033[J");
        terminal.writer().print(page);
        terminal.flush();
    }

    /** Returns the largest drawing of the board that fits, or the size that the terminal needs. */
    private String boardText(int textRows) {
        int columns = terminal.getWidth();
        int rows = terminal.getHeight();
        BoardFitter.Fitted fitted = BoardFitter.fit(
                scene(), screen.colour(), screen.language(), columns, rows <= 0 ? 0 : Math.max(1, rows - textRows));
        return fitted.text()
                .orElseGet(() -> String.join(
                        "\n",
                        BoardFitter.wrap(
                                interpreter.message(
                                        "play.too-small", fitted.columns(), fitted.rows() + textRows, columns, rows),
                                columns)));
    }

    private static void addLines(StringBuilder page, String text) {
        text.lines()
                .forEach(line -> page.append(line).append(CLEAR_TO_END_OF_LINE).append("\r\n"));
    }
}

package dev.damier.cli.board;

import dev.damier.cli.screen.Screen;
import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.job.Answer;
import dev.damier.job.Verdict;
import dev.damier.run.BadInputException;
import java.util.Locale;
import java.util.stream.Collectors;

/** Interprets the lines that a player types: a move or a command, in English or French. */
final class InputInterpreter {
    private final TerminalGame game;
    private final Screen screen;
    private boolean ended;

    InputInterpreter(TerminalGame game, Screen screen) {
        this.game = game;
        this.screen = screen;
    }

    boolean isEnded() {
        return ended;
    }

    /** Executes a line and returns the message to show, or "" if the board shows the effect. */
    String execute(String line) {
        String[] words = line.strip().split("\\s+");
        try {
            return switch (words[0].toLowerCase(Locale.ROOT)) {
                case "" -> "";
                case "help", "aide", "?" -> message("play.help");
                case "quit", "exit", "quitter" -> end();
                case "undo", "annuler" -> game.undo() ? "" : message("play.no-undo");
                case "redo", "refaire" -> game.redo() ? "" : message("play.no-redo");
                case "reset", "recommencer" -> reset();
                case "moves", "coups" -> moves();
                case "text", "position" -> game.table().write();
                case "hint", "indice" -> hint(words);
                case "solve", "analyse", "analyze", "analyser" -> analyse();
                default -> move(line);
            };
        } catch (NotationException e) {
            return e.in(screen.language());
        } catch (BadInputException e) {
            return e.getMessage();
        }
    }

    private String move(String text) {
        if (game.isOver()) return message("play.over");
        game.play(game.table().read(text));
        return "";
    }

    private String end() {
        ended = true;
        return "";
    }

    private String reset() {
        game.reset();
        return "";
    }

    private String moves() {
        return game.table().moves().stream().map(Move::text).collect(Collectors.joining(" "));
    }

    /** Returns a hint of level 1, or of the given level. */
    private String hint(String[] words) {
        int level = words.length > 1 && words[1].matches("[1-4]") ? Integer.parseInt(words[1]) : 1;
        Answer answer = game.analyse();
        return answer.setup().hint(level, answer.outcome()).words().in(screen.language());
    }

    private String analyse() {
        var report = game.analyse().report();
        String line = String.join(" ", report.moves());
        String verdict = Verdict.of(report).sentence().in(screen.language());
        return verdict + (line.isEmpty() ? "" : "\n" + line);
    }

    /** Returns the status of the game in a sentence. */
    String status() {
        return game.table().status().sentence().in(screen.language());
    }

    String message(String key, Object... args) {
        return screen.message(key, args);
    }
}

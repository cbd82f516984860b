// A starter bot for Quoridor in Java 17. Replace choose().
// Run: ./damier arena quoridor "cmd:java StarterBot.java" greedy --games 2
// Contest: python3 connect.py http://HOST:PORT/arena/ID TOKEN java StarterBot.java
import java.util.*;

/** The pawns and walls of a game on 9×9, after its moves. A square is row * 9 + column. */
public class StarterBot {
    static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    final int[] pawns = {4, 76};
    final Set<List<Integer>> cut = new HashSet<>();
    final int turn;

    StarterBot(List<String> moves) {
        turn = moves.size() % 2;
        for (int ply = 0; ply < moves.size(); ply++) {
            String move = moves.get(ply);
            int at = (move.charAt(1) - '1') * 9 + move.charAt(0) - 'a';
            if (move.length() == 2) pawns[ply % 2] = at;
            else if (move.charAt(2) == 'h') for (int s : new int[] {at, at + 1}) cut.add(List.of(s, s + 9));
            else for (int s : new int[] {at, at + 9}) cut.add(List.of(s, s + 1));
        }
    }

    List<Integer> neighbours(int at) {
        List<Integer> found = new ArrayList<>();
        for (int[] step : STEPS) {
            int x = at % 9 + step[0], y = at / 9 + step[1], to = y * 9 + x;
            if (x >= 0 && x < 9 && y >= 0 && y < 9 && !cut.contains(List.of(Math.min(at, to), Math.max(at, to)))) found.add(to);
        }
        return found;
    }

    int distance(int start, int goalRow) {
        Map<Integer, Integer> steps = new HashMap<>(Map.of(start, 0));
        Deque<Integer> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            int at = queue.poll();
            if (at / 9 == goalRow) return steps.get(at);
            for (int to : neighbours(at)) if (steps.putIfAbsent(to, steps.get(at) + 1) == null) queue.add(to);
        }
        return 99;
    }

    List<Integer> pawnMoves() {
        int own = pawns[turn], other = pawns[1 - turn];
        List<Integer> found = new ArrayList<>(neighbours(own));
        if (!found.remove((Integer) other)) return found;
        List<Integer> beyond = neighbours(other);
        if (beyond.contains(2 * other - own)) beyond = List.of(2 * other - own);
        for (int square : beyond) if (square != own) found.add(square);
        return found;
    }

    /** Returns the pawn move with the shortest way to the goal. */
    String choose() {
        int goalRow = turn == 0 ? 8 : 0;
        int square = Collections.min(pawnMoves(), Comparator.comparingInt(s -> distance(s, goalRow)));
        return (char) ('a' + square % 9) + "" + (square / 9 + 1);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> moves = List.of();
        while (in.hasNextLine()) {
            List<String> words = List.of(in.nextLine().strip().split("\\s+"));
            switch (words.get(0)) {
                case "damier" -> System.out.println("id name Java starter\ngame quoridor\nready");
                case "new" -> System.out.println("ready");
                case "position" -> moves = words.contains("moves") ? words.subList(words.indexOf("moves") + 1, words.size()) : List.of();
                case "go" -> System.out.println("best " + new StarterBot(moves).choose());
                case "ping" -> System.out.println("pong");
                case "quit" -> System.exit(0);
                default -> {}
            }
        }
    }
}

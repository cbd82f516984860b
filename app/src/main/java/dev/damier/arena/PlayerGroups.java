package dev.damier.arena;

import java.util.Arrays;

/** Finds the players that are linked by games, directly or through other players. */
final class PlayerGroups {
    private PlayerGroups() {}

    /** Returns the largest linked group in ascending order; among equal sizes, the group of the lowest player. */
    static int[] largest(int[][] games) {
        int n = games.length;
        int[] groupOf = new int[n];
        for (int i = 0; i < n; i++) groupOf[i] = i;
        for (int a = 0; a < n; a++) for (int b = 0; b < n; b++) if (games[a][b] > 0) merge(groupOf, a, b);
        int[] size = new int[n];
        for (int group : groupOf) size[group]++;
        int largest = 0;
        for (int group = 1; group < n; group++) if (size[group] > size[largest]) largest = group;
        int[] members = new int[n];
        int count = 0;
        for (int player = 0; player < n; player++) if (groupOf[player] == largest) members[count++] = player;
        return Arrays.copyOf(members, count);
    }

    /** Merges two groups under the lower number. */
    private static void merge(int[] groupOf, int a, int b) {
        int to = Math.min(groupOf[a], groupOf[b]);
        int from = Math.max(groupOf[a], groupOf[b]);
        for (int i = 0; i < groupOf.length; i++) if (groupOf[i] == from) groupOf[i] = to;
    }

    /** Returns the rows and columns of these players. */
    static int[][] restrict(int[][] table, int[] players) {
        int[][] restricted = new int[players.length][players.length];
        for (int a = 0; a < players.length; a++)
            for (int b = 0; b < players.length; b++) restricted[a][b] = table[players[a]][players[b]];
        return restricted;
    }
}

package dev.damier.taquin;

/** The boards people speak of by letter, from easy to hard; B and C of 5×5 are printed in a student report of 2019. */
final class NamedBoards {
    private NamedBoards() {}

    static int[] cells(String name, int side) {
        String text = side == 3 ? small(name) : large(name);
        return TaquinNotation.read(text).board().cells();
    }

    private static String small(String name) {
        return switch (name) {
            case "A" -> "1,2,3/0,4,6/7,5,0";
            case "B" -> "5,1,3/4,0,2/7,6,0";
            default -> "0,0,7/6,5,4/3,2,1";
        };
    }

    private static String large(String name) {
        return switch (name) {
            case "A" -> "1,2,3,4,5/6,7,8,9,10/11,12,13,14,15/16,17,18,19,20/21,0,22,23,0";
            case "B" -> "8,1,9,10,2/18,15,21,22,17/12,13,0,0,23/19,4,20,16,3/6,7,11,14,5";
            default -> "7,1,20,13,4/12,21,3,22,10/23,16,18,15,5/9,6,11,8,19/2,17,14,0,0";
        };
    }
}

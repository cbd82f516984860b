package dev.damier.arena;

/** As much of linear algebra as ratings need. */
final class Matrix {
    private Matrix() {}

    /** The diagonal of the inverse, by Gauss and Jordan with pivots; infinite when there is none. */
    static double[] inverseDiagonal(double[][] matrix) {
        int n = matrix.length;
        double[][] m = new double[n][2 * n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(matrix[i], 0, m[i], 0, n);
            m[i][n + i] = 1;
        }
        for (int column = 0; column < n; column++) {
            int pivot = column;
            for (int row = column; row < n; row++)
                if (Math.abs(m[row][column]) > Math.abs(m[pivot][column])) pivot = row;
            double[] swapped = m[pivot];
            m[pivot] = m[column];
            m[column] = swapped;
            double head = swapped[column];
            for (int k = 0; k < 2 * n; k++) swapped[k] /= head;
            for (int row = 0; row < n; row++) {
                if (row == column) continue;
                double factor = m[row][column];
                for (int k = 0; k < 2 * n; k++) m[row][k] -= factor * swapped[k];
            }
        }
        double[] diagonal = new double[n];
        for (int i = 0; i < n; i++) diagonal[i] = Double.isFinite(m[i][n + i]) ? m[i][n + i] : Double.POSITIVE_INFINITY;
        return diagonal;
    }
}

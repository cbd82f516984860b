package dev.damier.arena;

import java.util.Arrays;

/** Linear algebra for ratings. */
final class Matrix {
    private Matrix() {}

    /** Returns the inverse by Gauss-Jordan elimination with pivoting. The matrix must be regular. */
    static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        double[][] augmented = new double[n][2 * n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(matrix[i], 0, augmented[i], 0, n);
            augmented[i][n + i] = 1;
        }
        for (int column = 0; column < n; column++) {
            int pivot = column;
            for (int row = column; row < n; row++)
                if (Math.abs(augmented[row][column]) > Math.abs(augmented[pivot][column])) pivot = row;
            double[] pivotRow = augmented[pivot];
            augmented[pivot] = augmented[column];
            augmented[column] = pivotRow;
            double pivotValue = pivotRow[column];
            for (int k = 0; k < 2 * n; k++) pivotRow[k] /= pivotValue;
            for (int row = 0; row < n; row++) {
                if (row == column) continue;
                double factor = augmented[row][column];
                for (int k = 0; k < 2 * n; k++) augmented[row][k] -= factor * pivotRow[k];
            }
        }
        double[][] inverse = new double[n][];
        for (int i = 0; i < n; i++) inverse[i] = Arrays.copyOfRange(augmented[i], n, 2 * n);
        return inverse;
    }
}

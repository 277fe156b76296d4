/**
 * Solves (A + ridge × I) x = b by Cholesky decomposition.
 * @param matrix a symmetric matrix A by rows, of which the lower half counts; overwritten
 * @param right b; overwritten with x
 * @returns x
 */
export function solve(matrix: Float64Array, right: Float64Array, ridge: number): Float64Array {
  const size = right.length
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column]! + (row === column ? ridge : 0)
      for (let at = 0; at < column; at++) sum -= matrix[row * size + at]! * matrix[column * size + at]!
      matrix[row * size + column] = row === column ? Math.sqrt(sum) : sum / matrix[column * size + column]!
    }
  }
  for (let row = 0; row < size; row++) {
    for (let at = 0; at < row; at++) right[row]! -= matrix[row * size + at]! * right[at]!
    right[row]! /= matrix[row * size + row]!
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let at = row + 1; at < size; at++) right[row]! -= matrix[at * size + row]! * right[at]!
    right[row]! /= matrix[row * size + row]!
  }
  return right
}

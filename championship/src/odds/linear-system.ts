/** A symmetric, positive definite matrix as L D Lᵀ: without a square root. */
export interface Factor {
  readonly size: number;
  /** Rows of L below its diagonal of ones. */
  readonly lower: Float64Array;
  readonly diagonal: Float64Array;
}

export function factorize(matrix: Float64Array, size: number): Factor {
  const lower = new Float64Array(size * size);
  const diagonal = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = at(matrix, row * size + column);
      for (let before = 0; before < column; before += 1) {
        sum -=
          at(lower, row * size + before) * at(lower, column * size + before) * at(diagonal, before);
      }
      if (column === row) diagonal[row] = sum;
      else lower[row * size + column] = sum / at(diagonal, column);
    }
  }
  return { size, lower, diagonal };
}

/** Replaces the right-hand side by the solution. */
export function solve(factor: Factor, vector: Float64Array): void {
  const { size, lower, diagonal } = factor;
  for (let row = 0; row < size; row += 1) {
    let sum = at(vector, row);
    for (let before = 0; before < row; before += 1) {
      sum -= at(lower, row * size + before) * at(vector, before);
    }
    vector[row] = sum;
  }
  for (let row = 0; row < size; row += 1) vector[row] = at(vector, row) / at(diagonal, row);
  solveUpper(factor, vector);
}

/** Solves Lᵀ x = vector in place. */
export function solveUpper({ size, lower }: Factor, vector: Float64Array): void {
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = at(vector, row);
    for (let after = row + 1; after < size; after += 1) {
      sum -= at(lower, after * size + row) * at(vector, after);
    }
    vector[row] = sum;
  }
}

/** An index that is within the array by construction. */
export function at(array: Float64Array, index: number): number {
  return array[index] ?? 0;
}

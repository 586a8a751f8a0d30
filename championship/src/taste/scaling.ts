import { sqrt } from '../odds/exact-math.ts';
import { at } from '../odds/linear-system.ts';
import { createSeededRandom } from '../seeded-random.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** More directions than the two that are drawn, so that these settle quickly. */
const directions = 6;
const rounds = 60;

/**
 * Classical scaling (Torgerson): places in the plane whose distances come closest to those given, by double centring and
 * the two largest eigenvalues. The average of all is the centre. Nothing of chance: the same distances, the same map.
 */
export function scaleToPlane(distances: Float64Array, size: number): Place[] {
  const centred = centreTwice(distances, size);
  const basis = startBasis(size);
  for (let round = 0; round < rounds; round += 1) {
    const next = basis.map((vector) => multiply(centred, vector));
    orthonormalize(next);
    for (const [index, vector] of next.entries()) basis[index] = vector;
  }
  const [first, second] = settle(centred, basis);
  return Array.from({ length: size }, (_, index) => ({
    x: first ? at(first, index) : 0,
    y: second ? at(second, index) : 0,
  }));
}

/** −½ J D² J, where J takes the mean away. */
function centreTwice(distances: Float64Array, size: number): Float64Array {
  const squares = distances.map((distance) => distance * distance);
  const means = new Float64Array(size);
  let mean = 0;
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let column = 0; column < size; column += 1) sum += at(squares, row * size + column);
    means[row] = sum / size;
    mean += sum / (size * size);
  }
  return squares.map((square, index) => {
    const row = Math.floor(index / size);
    return -0.5 * (square - at(means, row) - at(means, index % size) + mean);
  });
}

function startBasis(size: number): Float64Array[] {
  const draw = createSeededRandom('a map of tastes');
  const basis = Array.from({ length: Math.min(directions, size) }, () =>
    Float64Array.from({ length: size }, () => draw(2001) / 1000 - 1),
  );
  orthonormalize(basis);
  return basis;
}

function multiply(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length;
  const product = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    const start = row * size;
    for (let column = 0; column < size; column += 1) {
      sum += at(matrix, start + column) * at(vector, column);
    }
    product[row] = sum;
  }
  return product;
}

/** Gram and Schmidt, twice for the sake of accuracy; what has no direction of its own becomes nothing. */
function orthonormalize(basis: Float64Array[]): void {
  for (const [index, vector] of basis.entries()) {
    const before = sqrt(dot(vector, vector));
    for (let pass = 0; pass < 2; pass += 1) {
      for (const other of basis.slice(0, index)) subtract(vector, other, dot(vector, other));
    }
    const length = sqrt(dot(vector, vector));
    const isLost = length <= 1e-9 * before || length === 0;
    for (let i = 0; i < vector.length; i += 1) vector[i] = isLost ? 0 : at(vector, i) / length;
  }
}

function subtract(vector: Float64Array, other: Float64Array, factor: number): void {
  for (let i = 0; i < vector.length; i += 1) vector[i] = at(vector, i) - factor * at(other, i);
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += at(one, i) * at(other, i);
  return sum;
}

/** The eigenvectors within the basis, those of the largest eigenvalues first, each as long as its root; of no sign. */
function settle(matrix: Float64Array, basis: readonly Float64Array[]): Float64Array[] {
  const size = basis.length;
  const images = basis.map((vector) => multiply(matrix, vector));
  const small = Float64Array.from({ length: size * size }, (_, index) => {
    const row = basis[Math.floor(index / size)];
    const image = images[index % size];
    return row && image ? dot(row, image) : 0;
  });
  const { values, vectors } = diagonalize(small, size);
  return values
    .map((value, column) => ({ value, column }))
    .filter(({ value }) => value > 1e-12)
    .toSorted((a, b) => b.value - a.value || a.column - b.column)
    .map(({ value, column }) => {
      const direction = new Float64Array(basis[0]?.length ?? 0);
      for (const [row, vector] of basis.entries()) {
        subtract(direction, vector, -at(vectors, row * size + column));
      }
      return withSign(direction.map((part) => part * sqrt(value)));
    });
}

/** The largest part is positive; without a rule the same map could come out mirrored. */
function withSign(vector: Float64Array): Float64Array {
  const largest = vector.reduce(
    (most, part) => (part * part > most * most + 1e-9 ? part : most),
    0,
  );
  return largest < 0 ? vector.map((part) => -part) : vector;
}

const sweeps = 30;

/** Jacobi's rotations, for a small symmetric matrix. */
function diagonalize(matrix: Float64Array, size: number) {
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) vectors[i * size + i] = 1;
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) rotate({ matrix, vectors, size }, p, q);
    }
  }
  const values = Array.from({ length: size }, (_, i) => at(matrix, i * size + i));
  return { values, vectors };
}

interface Rotated {
  readonly matrix: Float64Array;
  readonly vectors: Float64Array;
  readonly size: number;
}

function rotate({ matrix, vectors, size }: Rotated, p: number, q: number): void {
  const between = (at(matrix, p * size + q) + at(matrix, q * size + p)) / 2;
  if (between * between < 1e-30) return;
  const theta = (at(matrix, q * size + q) - at(matrix, p * size + p)) / (2 * between);
  const tangent = (theta < 0 ? -1 : 1) / ((theta < 0 ? -theta : theta) + sqrt(theta * theta + 1));
  const cosine = 1 / sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  const turn = (array: Float64Array, one: number, other: number) => {
    const a = at(array, one);
    const b = at(array, other);
    array[one] = cosine * a - sine * b;
    array[other] = sine * a + cosine * b;
  };
  for (let i = 0; i < size; i += 1) turn(matrix, i * size + p, i * size + q);
  for (let i = 0; i < size; i += 1) turn(matrix, p * size + i, q * size + i);
  for (let i = 0; i < size; i += 1) turn(vectors, i * size + p, i * size + q);
}

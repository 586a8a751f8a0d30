/** To a tenth: finer than any screen shows, and the markup stays small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

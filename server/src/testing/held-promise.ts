/** A promise that is kept when the test says so. */
export function heldPromise<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let keep: ((value: T) => void) | undefined;
  const promise = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { promise, resolve: (value) => keep?.(value) };
}

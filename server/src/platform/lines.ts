/** How many wait in each line of this process that has a name, for whoever watches it. */
const lines = new Map<string, () => number>();

/** Gives a line its name. Where a part is made again, as in tests, the last one counts. */
export function nameLine(name: string, count: () => number): void {
  lines.set(name, count);
}

export function countWaiting(): ReadonlyMap<string, number> {
  return new Map([...lines].map(([name, count]) => [name, count()]));
}

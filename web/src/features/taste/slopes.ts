/** Whether the viewer likes a film more than everybody together, less, or nearly as much. */
export type Liking = 'more' | 'less' | 'same';

interface Slope {
  readonly id: number;
  readonly path: string;
  readonly liking: Liking;
  readonly isFar: boolean;
}

/** Places apart that are hardly a difference, and that are a large one. */
const near = 1;
const far = 4;

/** A line for each film that is in both lists; what differs most is drawn last, above the others. */
export function drawSlopes(
  mine: readonly number[],
  theirs: readonly number[],
  rowHeight: number,
): Slope[] {
  return mine
    .flatMap((id, from) => {
      const to = theirs.indexOf(id);
      return to === -1 ? [] : [{ id, from, to, apart: Math.abs(from - to) }];
    })
    .toSorted((a, b) => a.apart - b.apart)
    .map(({ id, from, to, apart }) => {
      const [start, end] = [from, to].map((row) => (row + 0.5) * rowHeight);
      return {
        id,
        path: `M0 ${start}C63 ${start} 77 ${end} 140 ${end}`,
        liking: apart <= near ? 'same' : from < to ? 'more' : 'less',
        isFar: apart >= far,
      };
    });
}

/** One film's way through the season. */
export interface BumpLine {
  key: string;
  /** Drawn beside the end of its line. */
  title: string;
  /** The same in a sentence, for those who cannot see the line. */
  name: string;
  /** After each match day; the same number twice on a day is a shared position. */
  positions: readonly number[];
  /** Whose colour it has, counted from the leader; without it that of its place among the lines. */
  look?: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Frame {
  width: number;
  /** How many days are drawn. */
  days: number;
  rowHeight: number;
}

export const headHeight = 32;
const edge = 12;
const roomyWidth = 400;

/** What the numbers of the positions need. */
function axisOf({ width }: Pick<Frame, 'width'>): number {
  return width < roomyWidth ? 26 : 40;
}

/** Up to here every film's row can be hit with a thumb; a longer list would never end. */
const mostTallRows = 20;
const tallRow = 44;
const shortRow = 28;

export function rowHeightFor(films: number): number {
  return films <= mostTallRows ? tallRow : shortRow;
}

export function chartHeight(films: number): number {
  return headHeight + films * rowHeightFor(films);
}

/**
 * The row in which each line runs on each day: its position, but films that share one stand under
 * each other in the order of the lines, so that no line hides another.
 */
export function rowsOf(lines: readonly BumpLine[], days: number): number[][] {
  const rows = lines.map((): number[] => []);
  for (let day = 0; day < days; day += 1) {
    const order = lines
      .map((line, index) => ({ index, position: line.positions[day] ?? lines.length }))
      .toSorted((a, b) => a.position - b.position || a.index - b.index);
    for (const [row, { index }] of order.entries()) rows[index]?.push(row);
  }
  return rows;
}

export function stepOf(frame: Omit<Frame, 'rowHeight'>): number {
  return (frame.width - axisOf(frame) - edge) / Math.max(1, frame.days - 1);
}

export function xOf(place: number, frame: Omit<Frame, 'rowHeight'>): number {
  return axisOf(frame) + place * stepOf(frame);
}

/** How far it is from a day to where the last one is. */
export function roomBehind(place: number, frame: Omit<Frame, 'rowHeight'>): number {
  return xOf(frame.days - 1, frame) - xOf(Math.max(0, place), frame);
}

export function yOf(row: number, { rowHeight }: Pick<Frame, 'rowHeight'>): number {
  return headHeight + (row + 0.5) * rowHeight;
}

/** A curve that is level at every day, so that each position can be read off. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let before = first;
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (const point of rest) {
    const middle = round((before.x + point.x) / 2);
    path += `C${middle} ${round(before.y)} ${middle} ${round(point.y)} ${round(point.x)} ${round(point.y)}`;
    before = point;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const coloured = ['leader', 'second', 'third', 'fourth'] as const;

/** The leader and the next three are told apart by colour; the rest by following them. */
export function lookOf(index: number): (typeof coloured)[number] | 'other' {
  return coloured[index] ?? 'other';
}

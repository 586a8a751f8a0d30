/** Where the rings of the chain stand: to and fro in rows, with one ring at each turn. */
export interface ChainShape {
  readonly perRow: number;
  readonly step: number;
  readonly rowGap: number;
  readonly radius: number;
  readonly stroke: number;
  /** How far the ring of a turn stands out. */
  readonly turn: number;
  readonly hasFaces: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const wide: ChainShape = {
  perRow: 9,
  step: 109,
  rowGap: 184,
  radius: 64,
  stroke: 9,
  turn: 58.5,
  hasFaces: true,
};

const narrow: ChainShape = {
  perRow: 4,
  step: 61.5,
  rowGap: 106,
  radius: 36.5,
  stroke: 6,
  turn: 31.2,
  hasFaces: true,
};

/** Above so many days the rings are half as large and have no faces. */
const mostLargeRings = 39;

export function chainShape(rings: number, isWide: boolean): ChainShape {
  const shape = isWide ? wide : narrow;
  if (rings <= mostLargeRings) return shape;
  return {
    perRow: shape.perRow * 2,
    step: shape.step / 2,
    rowGap: shape.rowGap / 2,
    radius: shape.radius / 2,
    stroke: shape.stroke / 2,
    turn: shape.turn / 2,
    hasFaces: false,
  };
}

export function ringAt(index: number, { perRow, step, rowGap, turn }: ChainShape): Point {
  const row = Math.floor(index / (perRow + 1));
  const place = index % (perRow + 1);
  const isForward = row % 2 === 0;
  const y = row * rowGap;
  if (place < perRow) return { x: (isForward ? place : perRow - 1 - place) * step, y };
  return { x: isForward ? (perRow - 1) * step + turn : -turn, y: y + rowGap / 2 };
}

export function chainBox(rings: number, shape: ChainShape): string {
  const { perRow, step, rowGap, radius, stroke, turn } = shape;
  const rows = Math.floor((rings - 1) / (perRow + 1)) + 1;
  const hasTurn = rings > perRow;
  const hasLeftTurn = rings > 2 * perRow + 1;
  const edge = radius + stroke;
  const left = -edge - (hasLeftTurn ? turn : 0);
  const right = (Math.min(rings, perRow) - 1) * step + edge + (hasTurn ? turn : 0);
  const width = Math.max(right, (perRow - 1) * step + edge) - left;
  // The clasps stand a little above the rings, the marks of corrections below.
  const top = -edge - radius / 8;
  const isOnTurn = rings % (perRow + 1) === 0;
  const bottom = (rows - 1) * rowGap + (isOnTurn ? rowGap / 2 : 0) + edge + radius / 4;
  return [left, top, width, bottom - top].map((value) => value.toFixed(1)).join(' ');
}

/** The piece of a ring that lies above the one after it, so that the two hold each other. */
export function overlapArc(from: Point, to: Point, { radius, spread }: ArcShape): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy);
  const half = Math.min(1, distance / 2 / radius);
  const angle = Math.atan2(dy, dx) + Math.acos(half);
  return arc(from, radius, [angle - spread, angle + spread]);
}

interface ArcShape {
  readonly radius: number;
  /** On both sides of the crossing, in radians. */
  readonly spread: number;
}

/** A ring that has sprung open at the top. */
export function openArc(centre: Point, radius: number): string {
  const gap = Math.PI / 6;
  return arc(centre, radius, [gap - Math.PI / 2, 2 * Math.PI - gap - Math.PI / 2]);
}

function arc({ x, y }: Point, radius: number, [from, to]: readonly [number, number]): string {
  const point = (angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  const isLong = to - from > Math.PI ? 1 : 0;
  return `M${point(from)}A${radius} ${radius} 0 ${isLong} 1 ${point(to)}`;
}

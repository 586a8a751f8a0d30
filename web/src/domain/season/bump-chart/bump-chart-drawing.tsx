import styles from './bump-chart.module.css';
import {
  chartHeight,
  headHeight,
  lookOf,
  pathOf,
  rowHeightFor,
  rowsOf,
  stepOf,
  xOf,
  yOf,
  type BumpLine,
  type Point,
} from './bump-chart-geometry.ts';
import { markPath } from '../film-marks.ts';
import { joinClasses } from '../../../ui/styling/join-classes.ts';

interface BumpDrawingProps {
  lines: readonly BumpLine[];
  width: number;
  firstDay: number;
  /** The last that has a place; the lines end at `days`. */
  lastDay?: number;
  days: number;
  /** The lines could go on: a line across them says where they stop. */
  isPast?: boolean;
  dayText: (day: number) => string;
  followed: string | null;
  onPoint: (key: string | null) => void;
  onPick: (key: string) => void;
}

/** Closer together, the words above the days would touch, and so would the dots. */
const dayTextWidth = 28;
const dotStep = 22;
const spelledStep = 64;

/** The lines. Only for the eyes: the films beside it and the table behind it speak. */
export function BumpDrawing(props: BumpDrawingProps) {
  const { lines, width, firstDay, days, lastDay = days, isPast = false, dayText } = props;
  const { followed, onPoint, onPick } = props;
  const rowHeight = rowHeightFor(lines.length);
  const frame = { width, days: lastDay - firstDay + 1, rowHeight };
  const step = stepOf(frame);
  const height = chartHeight(lines.length);
  const rows = rowsOf(lines, days);
  const drawn = lines.map((line, index) => ({
    line,
    look: line.look ?? index,
    points: (rows[index] ?? [])
      .slice(firstDay - 1)
      .map((row, place) => ({ x: xOf(place, frame), y: yOf(row, frame) })),
  }));
  // What is drawn last lies on top: the leader over the others, the followed line over all.
  const ordered = drawn.toSorted((a, b) => depthOf(b) - depthOf(a));

  function depthOf({ line, look }: (typeof drawn)[number]): number {
    return line.key === followed ? -1 : look;
  }

  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <Days frame={frame} firstDay={firstDay} stop={isPast ? days : null} dayText={dayText} />
      {lines.map(({ key }, row) => (
        <text key={key} x={xOf(0, frame) - 14} y={yOf(row, frame) + 4.5} className={styles.rank}>
          {row + 1}
        </text>
      ))}
      {ordered.map(({ line, look, points }) => (
        <g
          key={line.key}
          className={joinClasses(
            styles.line,
            styles[lookOf(look)],
            followed === line.key && styles.followed,
            followed !== null && followed !== line.key && styles.faded,
          )}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(line.key)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
          onClick={() => onPick(line.key)}
        >
          <path className={styles.hit} d={pathOf(points)} />
          <path className={styles.stroke} d={pathOf(points)} />
          <Dots points={points} look={look} hasAll={step >= dotStep} />
          {followed === line.key && step >= dotStep && (
            <Ranks points={points} positions={line.positions.slice(firstDay - 1)} />
          )}
        </g>
      ))}
    </svg>
  );
}

interface DaysProps {
  frame: { width: number; days: number; rowHeight: number };
  firstDay: number;
  /** The day at which a look back stops. */
  stop: number | null;
  /** Only the first day is spelled out, where there is room. */
  dayText: (day: number) => string;
}

function Days({ frame, firstDay, stop, dayText }: DaysProps) {
  const step = stepOf(frame);
  const every = Math.max(1, Math.ceil(dayTextWidth / step));
  const places = Array.from({ length: frame.days }, (_, place) => place);
  const last = frame.days - 1;
  return places.map((place) => {
    const day = firstDay + place;
    // The last day always has its number, so the one before it may have to do without.
    const isStop = day === stop;
    const isCovered = stop !== null && !isStop && Math.abs(day - stop) < every;
    const isRegular = place === last || (place % every === 0 && last - place >= every);
    const hasText = isStop || (isRegular && !isCovered);
    const x = xOf(place, frame);
    return (
      <g key={day}>
        <line
          x1={x}
          x2={x}
          y1={headHeight - 8}
          y2="100%"
          className={joinClasses(styles.grid, isStop && styles.stop)}
        />
        {isStop && <circle cx={x} cy={10} r={14} className={styles.stopDisc} />}
        {hasText && (
          <text
            x={x}
            y={14}
            className={joinClasses(
              styles.day,
              isStop && styles.stopText,
              stop !== null && day > stop && styles.later,
            )}
          >
            {place === 0 && step >= spelledStep && stop === null ? dayText(day) : day}
          </text>
        )}
      </g>
    );
  });
}

interface DotsProps {
  points: readonly Point[];
  look: number;
  hasAll: boolean;
}

function Dots({ points, look, hasAll }: DotsProps) {
  const last = points.at(-1);
  return (
    <>
      {hasAll &&
        points
          .slice(0, -1)
          .map((point) => (
            <path key={point.x} d={markPath(look, point, 4)} className={styles.dot} />
          ))}
      {last && <path d={markPath(look, last, 7)} className={styles.end} />}
    </>
  );
}

function Ranks({ points, positions }: { points: readonly Point[]; positions: readonly number[] }) {
  return points.map(({ x, y }, place) => (
    <text key={x} x={x} y={y - 12} className={styles.reached}>
      {positions[place]}
    </text>
  ));
}

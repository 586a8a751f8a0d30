import type { Recap } from '@girone/contract/story';
import styles from './recap-art.module.css';

const size = { width: 358, height: 312, left: 40, right: 342, top: 16, bottom: 296 } as const;
/** No more places are named; of a long table every second, third… */
const mostPlaces = 10;

interface PathChartProps {
  path: NonNullable<Recap['path']>;
  label: string;
}

/** The champion's positions day by day, before those of the films behind it. */
export function PathChart({ path, label }: PathChartProps) {
  const { positions, others } = path;
  const lowest = Math.max(2, ...positions, ...others.flat());
  const xOf = (index: number) =>
    size.left + ((size.right - size.left) * index) / Math.max(1, positions.length - 1);
  const yOf = (position: number) =>
    size.top + ((size.bottom - size.top) * (position - 1)) / (lowest - 1);
  const draw = (line: readonly number[]) =>
    `M${line
      .map((position, index) => `${xOf(index).toFixed(1)} ${yOf(position).toFixed(1)}`)
      .join('L')}`;
  const every = Math.ceil(lowest / mostPlaces);
  const places = Array.from({ length: Math.ceil(lowest / every) }, (_, index) => 1 + index * every);
  const last = positions.length - 1;
  // Where it began, its worst day, and the end.
  const stops = [...new Set([0, positions.lastIndexOf(path.worst), last])];
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing is no picture file
      role="img"
      aria-label={label}
      className={styles.path}
    >
      {places.map((position) => (
        <g key={position}>
          <line
            x1={size.left}
            x2={size.right}
            y1={yOf(position)}
            y2={yOf(position)}
            className={styles.place}
          />
          <text x="20" y={yOf(position) + 6} textAnchor="end">
            {position}
          </text>
        </g>
      ))}
      {others.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change places
        <path key={index} d={draw(line)} className={styles.otherPath} />
      ))}
      <path d={draw(positions)} className={styles.ownPath} />
      {stops.map((index) => (
        <circle
          key={index}
          cx={xOf(index)}
          cy={yOf(positions[index] ?? 1)}
          r={index === last ? 11 : 8}
          className={styles.stop}
        />
      ))}
    </svg>
  );
}

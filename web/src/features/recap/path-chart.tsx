import type { Recap } from '@girone/contract/story';
import styles from './recap.module.css';

const size = { width: 358, height: 312, left: 26, right: 344, top: 16, bottom: 296 } as const;

interface PathChartProps {
  path: NonNullable<Recap['path']>;
  label: string;
}

/** The champion's positions day by day, before those of the films behind it. */
export function PathChart({ path, label }: PathChartProps) {
  const { positions, others } = path;
  const lowest = Math.max(2, ...positions, ...others.flat());
  const place = (index: number, position: number): string => {
    const steps = Math.max(1, positions.length - 1);
    const x = size.left + ((size.right - size.left) * index) / steps;
    const y = size.top + ((size.bottom - size.top) * (position - 1)) / (lowest - 1);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const draw = (line: readonly number[]) =>
    `M${line.map((position, index) => place(index, position)).join('L')}`;
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing is no picture file
      role="img"
      aria-label={label}
      className={styles.path}
    >
      {others.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change places
        <path key={index} d={draw(line)} className={styles.otherPath} />
      ))}
      <path d={draw(positions)} className={styles.ownPath} />
    </svg>
  );
}

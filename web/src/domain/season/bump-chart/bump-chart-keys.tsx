import { useRef, useState, type KeyboardEvent } from 'react';
import { headHeight, lookOf, type BumpLine } from './bump-chart-geometry.ts';
import styles from './bump-chart.module.css';
import { joinClasses } from '../../../ui/styling/join-classes.ts';

interface BumpKeysProps {
  label: string;
  lines: readonly BumpLine[];
  rowHeight: number;
  /** How far before the edge of the drawing the lines end. */
  shift: number;
  followed: string | null;
  picked: string | null;
  onPoint: (key: string | null) => void;
  onPick: (key: string) => void;
  onLeave: () => void;
}

/** The films at the ends of their lines. One stop for the keyboard; the arrows walk through them. */
export function BumpKeys(props: BumpKeysProps) {
  const { label, lines, rowHeight, shift, followed, picked, onPoint, onPick, onLeave } = props;
  const [stop, setStop] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const reachable = Math.min(stop, lines.length - 1);

  function walk(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      onLeave();
      return;
    }
    const next = placeAfter(event.key, reachable, lines.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    list.current?.querySelectorAll('button')[next]?.focus();
    onPoint(lines[next]?.key ?? null);
  }

  return (
    <div
      ref={list}
      role="toolbar"
      aria-label={label}
      aria-orientation="vertical"
      className={styles.keys}
      style={{ paddingBlockStart: headHeight, marginInlineStart: -shift }}
    >
      {lines.map((line, index) => (
        <button
          key={line.key}
          type="button"
          data-read
          tabIndex={index === reachable ? 0 : -1}
          aria-pressed={picked === line.key}
          aria-label={line.name}
          className={joinClasses(
            styles.key,
            lookOf(line.look ?? index) !== 'other' && styles.strong,
            followed === line.key && styles.keyFollowed,
            followed !== null && followed !== line.key && styles.keyFaded,
          )}
          style={{ blockSize: rowHeight }}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(line.key)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
          onFocus={({ target }) => {
            setStop(index);
            if (target.matches(':focus-visible')) onPoint(line.key);
          }}
          onBlur={() => onPoint(null)}
          onKeyDown={walk}
          onClick={() => onPick(line.key)}
        >
          <span className={styles.keyTitle}>{line.title}</span>
        </button>
      ))}
    </div>
  );
}

function placeAfter(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, count - 1);
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

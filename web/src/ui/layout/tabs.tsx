import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './tabs.module.css';

interface TabItem {
  value: string;
  label: ReactNode;
  /** None is not shown. */
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
}

/**
 * As the pattern of WAI-ARIA has them: one stop of the keyboard, and whatever the focus comes to is
 * opened. By hand, because the ready-made ones weigh more than most pages that have tabs.
 */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue = items[0]?.value, onValueChange, className } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  const opened = value ?? chosen;

  function choose(next: string): void {
    if (next === opened) return;
    setChosen(next);
    onValueChange?.(next);
  }

  function walk(event: KeyboardEvent, from: number): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = placeAfter(event.key, from, items.length);
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className={joinClasses(styles.root, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        className={styles.list}
      >
        {items.map((item, place) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === opened}
            aria-controls={`${id}-panel-${item.value}`}
            tabIndex={item.value === opened ? 0 : -1}
            className={styles.tab}
            onFocus={() => choose(item.value)}
            // Not every browser gives the focus to what is pressed.
            onClick={() => choose(item.value)}
            onKeyDown={(event) => walk(event, place)}
          >
            {item.label}
            {item.count !== undefined && item.count > 0 && (
              <span className={styles.count}>{item.count}</span>
            )}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          ref={keepOneStop}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== opened}
          tabIndex={-1}
          className={styles.panel}
        >
          {item.value === opened && item.content}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads to, round the ends; null for keys that lead nowhere. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The keyboard stops at the panel itself only as long as it stops at nothing inside. */
function keepOneStop(panel: HTMLElement | null) {
  if (panel === null) return undefined;
  const look = () => {
    panel.tabIndex = panel.querySelector(stops) === null ? 0 : -1;
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(panel, { childList: true, subtree: true });
  return () => changes.disconnect();
}

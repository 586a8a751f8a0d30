import { useLayoutEffect, useRef } from 'react';

const travelMs = 420;
const fadeMs = 200;
const easeOut = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * Lets the rows of a table travel to their new places. For the `tbody`; each row carries its key in
 * `data-row`, and what is to fade in after the journey is marked with `data-late`.
 */
export function useRowAnimation() {
  const body = useRef<HTMLTableSectionElement>(null);
  const order = useRef<readonly string[]>([]);

  useLayoutEffect(() => {
    const rows = rowsOf(body.current);
    const before = order.current;
    order.current = rows.map(keyOf);
    const hasChanged = before.length > 0 && before.join() !== order.current.join();
    if (!hasChanged || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Only now is anything measured, which has the page laid out: where a row was follows from the heights of
    // those that stood above it.
    const heights = new Map(rows.map((row) => [keyOf(row), row.offsetHeight]));
    const from = topsOf(before, heights);
    const to = topsOf(order.current, heights);
    for (const row of rows) {
      const [start, end] = [from.get(keyOf(row)), to.get(keyOf(row))];
      if (start !== undefined && end !== undefined && start !== end) travel(row, start - end);
    }
  });

  return body;
}

function topsOf(order: readonly string[], heights: ReadonlyMap<string, number>) {
  let top = 0;
  const tops = new Map<string, number>();
  for (const key of order) {
    tops.set(key, top);
    top += heights.get(key) ?? 0;
  }
  return tops;
}

function rowsOf(body: HTMLElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
}

function keyOf(row: HTMLElement): string {
  return row.dataset.row ?? '';
}

function travel(row: HTMLElement, distance: number): void {
  row.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
    duration: travelMs,
    easing: easeOut,
  });
  for (const late of row.querySelectorAll('[data-late]')) {
    late.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: fadeMs,
      delay: travelMs,
      fill: 'backwards',
    });
  }
}

import { useLayoutEffect, useRef } from 'react';

interface Place {
  index: number;
  top: number;
}

const travelMs = 420;
const fadeMs = 200;
const easeOut = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * Lets the rows of a table travel to their new places. For the `tbody`; each row carries its key in
 * `data-row`, and what is to fade in after the journey is marked with `data-late`.
 */
export function useTravellingRows() {
  const body = useRef<HTMLTableSectionElement>(null);
  const places = useRef<ReadonlyMap<string, Place>>(new Map());

  useLayoutEffect(() => {
    const rows = body.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [];
    const next = new Map<string, Place>();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [index, row] of [...rows].entries()) {
      const key = row.dataset.row ?? '';
      const before = places.current.get(key);
      next.set(key, { index, top: row.offsetTop });
      // A row that is only taller than before, on a narrower screen say, has not changed its place.
      const hasMoved = before !== undefined && before.index !== index;
      if (hasMoved && before.top !== row.offsetTop && !isStill) {
        travel(row, before.top - row.offsetTop);
      }
    }
    places.current = next;
  });

  return body;
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

import { useEffect, useLayoutEffect, useRef } from 'react';

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
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [index, row] of rowsOf(body.current).entries()) {
      const before = places.current.get(row.dataset.row ?? '');
      // A row that is only taller than before, on a narrower screen say, has not changed its place.
      const hasMoved = before !== undefined && before.index !== index;
      if (hasMoved && before.top !== row.offsetTop && !isStill) {
        travel(row, before.top - row.offsetTop);
      }
    }
  });

  // After the frame, in which the browser has laid the page out: earlier, asking would make it do so at once.
  useEffect(() => {
    places.current = new Map(
      rowsOf(body.current).map((row, index) => [
        row.dataset.row ?? '',
        { index, top: row.offsetTop },
      ]),
    );
  });

  return body;
}

function rowsOf(body: HTMLElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
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

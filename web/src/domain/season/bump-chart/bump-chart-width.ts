import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/**
 * How wide an element is drawn, null before its first frame: asked for earlier, the browser would have to lay out
 * the whole page at once. `assumed` where nothing is laid out.
 */
export function useWidth<Measured extends HTMLElement>(
  assumed: number,
): [RefObject<Measured | null>, number | null] {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    // It answers once at the beginning as well.
    const observer = new ResizeObserver(() =>
      startTransition(() => setWidth(measured.clientWidth || assumed)),
    );
    observer.observe(measured);
    return () => observer.disconnect();
  }, [assumed]);
  return [element, width];
}

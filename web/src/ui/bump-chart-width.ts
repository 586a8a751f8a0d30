import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How wide an element is drawn; `assumed` where nothing is laid out. */
export function useWidth<Measured extends HTMLElement>(
  assumed: number,
): [RefObject<Measured | null>, number] {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(assumed);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const measure = () => setWidth(measured.clientWidth || assumed);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [assumed]);
  return [element, width];
}

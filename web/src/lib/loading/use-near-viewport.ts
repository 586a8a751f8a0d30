import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls when an element comes near the window; where nobody can tell, never. */
export function useNearViewport(isWanted: boolean, onNear: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const handleNear = useEffectEvent(onNear);

  useEffect(() => {
    if (!isWanted || ref.current === null || typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handleNear();
      },
      { rootMargin: '800px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isWanted]);

  return ref;
}

import { useEffect, useRef, useState } from 'react';

/** Whether an element has come near the window; once it has, it stays so. */
export function useIsNear() {
  const ref = useRef<HTMLDivElement>(null);
  // Where nobody can tell, it is.
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '800px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);

  return { ref, isNear };
}

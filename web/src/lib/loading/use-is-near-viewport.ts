import { startTransition, useState } from 'react';
import { isReturning } from './returning.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** Whether an element has come near the window; once it has, it stays so. */
export function useIsNearViewport() {
  // Where nobody can tell, it is.
  const [isNear, setIsNear] = useState(
    () => typeof IntersectionObserver === 'undefined' || isReturning(),
  );
  const ref = useNearViewport(!isNear, () => startTransition(() => setIsNear(true)));
  return { ref, isNear };
}

import { useState } from 'react';
import { useComesNear } from './use-comes-near.ts';

/** Whether an element has come near the window; once it has, it stays so. */
export function useIsNear() {
  // Where nobody can tell, it is.
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  const ref = useComesNear(!isNear, () => setIsNear(true));
  return { ref, isNear };
}

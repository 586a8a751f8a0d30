import { useState } from 'react';

/** True from the first time the value differs from the one it had when it appeared. */
export function useChangedSinceMount(value: unknown): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && !Object.is(first, value)) setHasChanged(true);
  return hasChanged;
}

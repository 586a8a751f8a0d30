import { useEffect, useState } from 'react';

/** Whether an instant of the coming days lies behind us; tells when it does. */
export function useHasPassed(instant: string | null): boolean {
  const due = instant === null ? 0 : Date.parse(instant);
  const [now, setNow] = useState(() => Date.now());
  const hasPassed = due <= now;

  useEffect(() => {
    if (hasPassed) return undefined;
    // A timer may ring a little early.
    const timer = setTimeout(() => setNow(Math.max(due, Date.now())), due - Date.now());
    return () => clearTimeout(timer);
  }, [due, hasPassed]);

  return hasPassed;
}

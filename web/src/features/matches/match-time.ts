const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Whole hours since the opening, from 24 on whole days; minutes within the first hour. */
export function openFor(start: string, now: number) {
  // A clock that runs behind the server's must not count below nothing.
  const passed = Math.max(0, now - Date.parse(start));
  if (passed < minuteMs) return { unit: 'now' } as const;
  if (passed < hourMs) return { unit: 'minutes', count: Math.floor(passed / minuteMs) } as const;
  if (passed < dayMs) return { unit: 'hours', count: Math.floor(passed / hourMs) } as const;
  return { unit: 'days', count: Math.floor(passed / dayMs) } as const;
}

/** How long a day stays open, in the largest unit of which at least two are left. */
export function closesIn(end: string, now: number) {
  const left = Date.parse(end) - now;
  if (left <= 0) return { unit: 'now' } as const;
  if (left >= 2 * dayMs) return { unit: 'days', count: Math.floor(left / dayMs) } as const;
  if (left >= 2 * hourMs) return { unit: 'hours', count: Math.floor(left / hourMs) } as const;
  return { unit: 'minutes', count: Math.ceil(left / minuteMs) } as const;
}

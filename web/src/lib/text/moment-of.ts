import { currentFormat } from './format.ts';

/** A time of day, and its day, which needs to be said where it is not today. */
export function momentOf(instant: number, now = Date.now()) {
  const format = currentFormat();
  return {
    time: format.time(instant),
    day: format.shortDay(instant, now),
    isToday: format.date(instant) === format.date(now),
  };
}

import type { Leg } from '@girone/championship/calendar';

export interface CalendarTexts {
  /** The name of the calendar with all championships of one person. */
  mine: string;
  day: Record<Leg, (matchDay: number) => string>;
  rests: (film: string) => string;
  seal: (code: string) => string;
}

export const en: CalendarTexts = {
  mine: 'Girone: my match days',
  day: {
    andata: (matchDay) => `Match day ${matchDay} (First leg)`,
    ritorno: (matchDay) => `Match day ${matchDay} (Return leg)`,
  },
  rests: (film) => `Rests: ${film}`,
  seal: (code) => `Seal: ${code}`,
};

import type { CalendarTexts } from './en.ts';

export const it: CalendarTexts = {
  mine: 'Girone: le mie giornate',
  day: {
    andata: (matchDay) => `Giornata ${matchDay} (Andata)`,
    ritorno: (matchDay) => `Giornata ${matchDay} (Ritorno)`,
  },
  rests: (film) => `Riposa: ${film}`,
  seal: (code) => `Sigillo: ${code}`,
};

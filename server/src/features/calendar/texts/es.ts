import type { CalendarTexts } from './en.ts';

export const es: CalendarTexts = {
  mine: 'Girone: mis jornadas',
  day: {
    andata: (matchDay) => `Jornada ${matchDay} (Ida)`,
    ritorno: (matchDay) => `Jornada ${matchDay} (Vuelta)`,
  },
  rests: (film) => `Descansa: ${film}`,
  seal: (code) => `Sello: ${code}`,
};

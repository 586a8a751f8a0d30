import type { SharingTexts } from './en.ts';

export const it: SharingTexts = {
  championship: 'Campionato',
  setup: 'Candidature aperte',
  inProgress: 'In corso',
  day: (day, total) => `giornata ${day} di ${total}`,
  completed: 'Completato',
  cancelled: 'Annullato',
  winner: 'Vince',
  jointWinners: 'Vincono a pari merito',
  points: (count) => (count === 1 ? '1 punto' : `${count} punti`),
  about: {
    leader: (film, points) => `In testa: ${film}, ${points}.`,
    winner: (film, points) => `Vince ${film}, ${points}.`,
    jointWinners: (films) => `Vincono a pari merito: ${films}.`,
    films: (count) => `${count} film.`,
    film: (director) => `Un film di ${director}.`,
    plays: (championship) => `Gioca in ${championship}.`,
    imageOf: (name) => `${name} su Girone`,
  },
  embed: {
    caption: (name) => `Classifica di ${name}`,
    empty: 'Ancora nessun film',
    more: (count) => (count === 1 ? 'Un altro film' : `Altri ${count} film`),
    open: 'Apri su Girone',
    missingTitle: 'Non è qui',
    missingText: 'Questo campionato non esiste, o non è pubblico.',
  },
  head: {
    position: ['Pos', 'Posizione'],
    film: ['Film', 'Film'],
    won: ['V', 'Vittorie'],
    drawn: ['P', 'Pareggi'],
    lost: ['S', 'Sconfitte'],
    points: ['Pt', 'Punti'],
  },
};

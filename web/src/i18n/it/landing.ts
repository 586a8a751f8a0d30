import type { Translation } from '../dictionary.ts';
import type { landing as english } from '../en/landing.ts';

export const landing: Translation<typeof english> = {
  explore: 'Esplora la leaderboard',
  hero: {
    promise: 'Ogni film sfida ogni film.',
    promiseEnd: 'Andata e ritorno.',
    text: 'Metti i tuoi film preferiti in campionato con quelli dei tuoi amici. Si affrontano due alla volta, votano tutti, e la classifica chiude la discussione.',
    signIn: 'Accedi o registrati',
    leaderboard: 'Guarda la leaderboard',
  },
};

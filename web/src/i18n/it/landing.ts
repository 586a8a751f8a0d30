import type { Translation } from '../translation.ts';
import type { landing as english } from '../en/landing.ts';

export const landing: Translation<typeof english> = {
  explore: 'Esplora la classifica',
  hero: {
    promise: 'Ogni film sfida ogni film.',
    promiseEnd: 'Andata e ritorno.',
    text: 'Metti i tuoi film preferiti in campionato con quelli dei tuoi amici. Si affrontano due alla volta, votano tutti, e la classifica chiude la discussione.',
    signIn: 'Accedi o registrati',
    leaderboard: 'Guarda la classifica',
    try: 'Prova una partita',
  },
  match: {
    name: '{{home}} – {{away}}',
    day: 'Giornata {{day}}',
    number: 'Partita {{number}}',
    live: 'In corso',
    example: 'Esempio',
    home: 'Casa',
    away: 'Trasferta',
    versus: 'VS',
    vote: 'Vota',
    voteFor: 'Vota: {{film}}',
    votes_one: '{{count}} voto',
    votes_other: '{{count}} voti',
    tally: '{{home}} {{homeVotes}}, {{away}} {{awayVotes}}',
    liveCaption: 'Una partita in corso di un campionato pubblico: {{championship}}',
    exampleCaption: 'Un esempio: ecco come si presenta una partita',
  },
  steps: {
    title: 'Come funziona',
    upload: {
      title: 'Carica i film',
      text: 'Aggiungi i film che difenderesti a qualsiasi tavolo. Non hai la copertina? La locandina la stampiamo noi.',
    },
    vote: {
      title: 'Vota le sfide',
      text: 'Ogni giornata porta nuovi incontri. Un tocco per chi gioca in casa o per chi gioca fuori, e sotto con il prossimo.',
    },
    win: {
      title: 'Vince il film con più punti',
      text: 'Tre punti per la vittoria, uno per il pareggio, nessuno per la sconfitta. Al resto pensa la classifica.',
      table: 'Esempio: posizione, film e punti',
    },
  },
  closing: {
    title: 'Alla tua cerchia manca un film.',
    action: 'Crea il tuo account',
  },
};

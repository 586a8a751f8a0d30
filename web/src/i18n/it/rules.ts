import type { Translation } from '../translation.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translation<typeof english> = {
  frequency: 'Frequenza giornate',
  advance: 'Giornate',
  advanceBoth: 'Si chiudono quando hanno votato tutti, o allo scadere del tempo',
  advanceVotes: 'Si chiudono quando hanno votato tutti',
  advanceTimeout: 'Si chiudono allo scadere del tempo',
  advanceHand: 'Chiuse a mano',
  minOpen: 'Tempo minimo',
  minOpenValue_one: 'Ogni giornata resta aperta almeno {{count}} ora, anche se hanno votato tutti',
  minOpenValue_other:
    'Ogni giornata resta aperta almeno {{count}} ore, anche se hanno votato tutti',
  films: 'Film',
  filmsValue: 'Al massimo {{maxFilms}}, {{required}} per utente',
  count: 'Conteggio',
  countOpen: 'In chiaro',
  countSecret: 'Segreto fino alla chiusura della giornata',
  unseen: 'Non visti',
  unseenYes: '«Non l’ho visto» vale come risposta',
  unseenNo: 'Ogni voto va a un film',
  points: 'Punti',
  pointsValue: 'Vittoria 3, pareggio 1, sconfitta 0',
  seed: 'Seme del sorteggio',
  seedText:
    'L’ordine dei film è stato mescolato con questo seme. Lo stesso seme e le stesse candidature danno sempre lo stesso calendario: chiunque può rifare il sorteggio e controllare.',
  drawAgain: 'Come rifare il sorteggio',
  reveal: {
    label: 'Risultati',
    off: 'Subito alla chiusura',
    by_hand: 'A carte coperte, fino alla rivelazione (al più 72 ore)',
    at_hour: 'A carte coperte, fino alle {{hour}}:00 ({{zone}})',
  },
};

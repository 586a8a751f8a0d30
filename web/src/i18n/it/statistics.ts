import type { Translation } from '../translation.ts';
import type { statistics as english } from '../en/statistics.ts';

export const statistics: Translation<typeof english> = {
  loading: 'Caricamento delle statistiche…',
  failed: 'Le statistiche non sono arrivate',
  day: 'Giornata {{day}}',
  days: 'Giornate {{from}}–{{to}}',
  head: {
    position: 'Pos',
    movement: 'Movimento',
    film: 'Film',
    points: 'Pt',
  },
  letter: {
    won: 'V',
    drawn: 'P',
    lost: 'S',
  },
  grid: {
    title: 'Tutti contro tutti',
    caption: 'Risultati del film della riga, in casa, contro il film della colonna',
    corner: 'Casa',
    scroll: 'Risultati di tutti contro tutti, scorre in orizzontale',
    legend:
      'Le righe giocano in casa, le colonne in trasferta. La lettera è il risultato del film in casa: V vittoria, P pareggio, S sconfitta.',
    empty: 'La griglia si riempie con i primi risultati.',
    itself: 'lo stesso film',
    notYet: 'non ancora giocata',
    won: 'vittoria {{home}} a {{away}}',
    drawn: 'pareggio {{home}} a {{away}}',
    lost: 'sconfitta {{home}} a {{away}}',
  },
  endedNow: {
    title: 'Se finisse adesso',
    caption: 'La classifica con i voti della giornata aperta come stanno ora',
    empty: 'Nessuna giornata è aperta, oppure il conteggio è segreto fino alla chiusura.',
  },
  race: {
    title: 'Il titolo',
    empty: 'Qui non c’è una corsa al titolo.',
    champion: 'Titolo già vinto',
    out: 'Non può più vincere',
    open: 'Dipende dagli altri',
    needs_one: '{{count}} punto per la certezza',
    needs_other: '{{count}} punti per la certezza',
  },
  runs: {
    title: 'Le serie più lunghe',
    empty: 'Le serie cominciano con i primi risultati.',
    none: 'Ancora nessuna',
    winning: 'Vittorie di fila',
    unbeaten: 'Senza sconfitte',
    winless: 'Senza vittorie',
    length_one: '{{count}} partita',
    length_other: '{{count}} partite',
  },
  margins: {
    closest: 'Le partite più combattute',
    clearest: 'Le vittorie più nette',
    empty: 'Il primo risultato deve ancora arrivare.',
    sentence: 'Giornata {{day}}. {{home}} {{homeVotes}}, {{away}} {{awayVotes}}',
  },
  turnout: {
    title: 'Affluenza',
    total_one: '{{count}} voto in tutto',
    total_other: '{{count}} voti in tutto',
    empty: 'I voti si contano alla chiusura di una giornata.',
    caption: 'Voti per giornata',
    day: 'Giornata',
    matches: 'Partite',
    votes: 'Voti',
  },
};

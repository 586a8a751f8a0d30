import type { Translation } from '../translation.ts';
import type { box as english } from '../en/box.ts';

export const box: Translation<typeof english> = {
  tag: 'Campionato in scatola',
  offline: 'Senza rete',
  damaged: 'Questo file è rovinato',
  damagedText: 'Ne manca un pezzo, o è stato cambiato. Chiedilo di nuovo a chi te l’ha dato.',
  nav: {
    label: 'In questo file',
    champion: 'Campione',
    check: 'Verifica',
    table: 'Classifica',
    chart: 'Andamento',
    season: 'La stagione',
    days: 'Giornate',
    talk: 'Discussione',
  },
  facts: {
    films_one: '{{count}} film',
    films_other: '{{count}} film',
    matches_one: '{{number}} partita',
    matches_other: '{{number}} partite',
    voters_one: '{{count}} persona',
    voters_other: '{{count}} persone',
    votes_one: '{{number}} voto',
    votes_other: '{{number}} voti',
  },
  champion: {
    title_one: 'Il campione',
    title_other: 'I campioni',
    broughtBy: 'portato da {{name}}',
  },
  check: {
    holds: 'Questo file si è controllato da solo: tutto torna',
    counted:
      '{{counted}} ricalcolati in {{seconds}} secondi, qui, senza chiedere niente a nessuno.',
    ballots_one: '{{number}} scheda',
    ballots_other: '{{number}} schede',
    seals_one: '{{number}} sigillo',
    seals_other: '{{number}} sigilli',
    results_one: '{{number}} risultato',
    results_other: '{{number}} risultati',
    tables_one: '{{number}} classifica',
    tables_other: '{{number}} classifiche',
    lastSeal: 'Ultimo sigillo:',
    noSeals: 'Si è giocato prima dei sigilli.',
    omitted_one:
      'Le schede di {{count}} giornata non stavano nel file. Sigillo, risultati e classifica sono controllati lo stesso.',
    omitted_other:
      'Le schede di {{count}} giornate non stavano nel file. Sigilli, risultati e classifiche sono controllati lo stesso.',
  },
  table: { title: 'Classifica finale' },
  story: {
    title_one: 'La stagione in una frase',
    title_other: 'La stagione in {{count}} frasi',
  },
  days: {
    first: 'Andata',
    second: 'Ritorno',
    corrected: 'rettificata',
  },
  talk: {
    count_one: '{{number}} messaggio pubblico',
    count_other: '{{number}} messaggi pubblici',
    earlier_one: '{{count}} messaggio precedente',
    earlier_other: '{{count}} messaggi precedenti',
  },
  foot: {
    file: 'File',
    fileText: '{{name}}, {{megabytes}} MB',
    exported: 'Esportato',
    network: 'Contatti con la rete',
    networkText: 'Nessuno',
    return: 'Si può riportare in un altro Girone',
    returnText: 'Come archivio, in sola lettura',
  },
};

import type { Translation } from '../translation.ts';
import type { champion as english } from '../en/champion.ts';

export const champion: Translation<typeof english> = {
  loading: 'Caricamento del campione…',
  failed: 'Il campione non è arrivato',
  one: 'Campione: {{film}}',
  joint: 'Campioni a pari merito: {{films}}',
  oneShort: 'Campione',
  jointShort: 'Campioni a pari merito',
  owner: 'portato da {{name}}',
  topThree: 'I primi tre',
  recap: 'La stagione in carte',
  robustness: 'Quanto è solido?',
  check: 'Verifica il conteggio',
  taste: 'I tuoi gusti',
  print: 'Stampa',
  records: {
    title: 'I primati della stagione',
    failed: 'I primati non sono arrivati',
    run: 'Serie di vittorie più lunga',
    runValue_one: '{{count}} partita',
    runValue_other: '{{count}} partite',
    runText_one: '{{film}}, giornata {{from}}',
    runText_other: '{{film}}, giornate da {{from}} a {{to}}',
    clearest: 'Vittoria più netta',
    closest: 'Partita più combattuta',
    result: '{{home}} – {{away}}, giornata {{day}}',
    turnout: 'Voti espressi',
    turnoutText_one: 'in una partita',
    turnoutText_other: 'in {{count}} partite',
  },
  sheet: {
    table: 'Classifica finale',
    chart: 'Posizione giornata per giornata',
    results: 'Tutti i risultati',
    day: 'Giornata {{day}}',
  },
};

import type { Translation } from '../dictionary.ts';
import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: Translation<typeof english> = {
  greeting: {
    morning: 'Buongiorno, {{name}}',
    afternoon: 'Buon pomeriggio, {{name}}',
    evening: 'Buonasera, {{name}}',
  },
  lead: 'Tre porte. Dietro ognuna, una discussione da chiudere.',
  open: 'Apri',
  circles: 'I tuoi amici e quello che guardano',
  tournaments: 'Tutti contro tutti, andata e ritorno',
  films: '{{uploaded}} su {{allowed}} caricati',
  circlesOf: 'Posti occupati: {{count}} su {{max}}',
  tournamentsOf: '{{active}} in corso, {{gettingReady}} in preparazione',
  votes_zero: 'Nessuna partita aspetta il tuo voto.',
  votes_one: 'Una partita aspetta il tuo voto.',
  votes_other: '{{count}} partite aspettano il tuo voto.',
  closes: 'La giornata {{day}} chiude il {{time}}.',
  failed: 'Le tue partite non sono arrivate',
  waiting: {
    title: 'Aspettano il tuo voto',
    all: 'Tutte le partite',
    emptyTitle: 'Hai votato tutto',
    emptyText: 'Altre partite arrivano con la prossima giornata.',
  },
  season: {
    total: 'Totale',
    completed: 'Completate',
    active: 'In corso',
    open: 'Apri la classifica',
  },
  requests: {
    title: 'Alla porta',
    circle_one: '{{circle}}: {{count}} richiesta',
    circle_other: '{{circle}}: {{count}} richieste',
  },
  install: {
    title: 'Tieni Girone a portata di mano',
    text: 'Installalo come app: si apre dalla schermata Home, senza la barra del browser.',
    action: 'Installa',
    later: 'Non ora',
    ios: 'Su iPhone e iPad: tocca Condividi nella barra di Safari, poi «Aggiungi alla schermata Home».',
    understood: 'Ho capito',
  },
};

import type { Translation } from '../translation.ts';
import type { shared as english } from '../en/shared.ts';

export const shared: Translation<typeof english> = {
  retry: 'Riprova',
  close: 'Chiudi',
  cancel: 'Annulla',
  share: 'Condividi',
  inviteFriends: 'Invita amici',
  clearSearch: 'Cancella la ricerca',
  deletedUser: 'utente eliminato',
  copy: {
    action: 'Copia',
    named: 'Copia: {{what}}',
    done: 'Copiato',
    failed: 'Il browser non lo permette. Il testo è selezionato: copialo a mano.',
  },
  failure: {
    fallback: 'Non è andata a buon fine. Riprova.',
    network: 'Errore di connessione',
  },
  record: {
    points_one: '{{count}} punto',
    points_other: '{{count}} punti',
    won_one: '{{count}} vinta',
    won_other: '{{count}} vinte',
    drawn_one: '{{count}} pareggiata',
    drawn_other: '{{count}} pareggiate',
    lost_one: '{{count}} persa',
    lost_other: '{{count}} perse',
  },
  movement: {
    up_one: 'su di {{count}} posto',
    up_other: 'su di {{count}} posti',
    down_one: 'giù di {{count}} posto',
    down_other: 'giù di {{count}} posti',
    same: 'stabile',
  },
  form: {
    loading: 'Caricamento del modulo…',
    optional: '(facoltativo)',
    save: 'Salva',
    saving: 'Salvataggio…',
    discardQuestion: 'Vuoi buttare le modifiche?',
    discard: 'Butta via',
    keepEditing: 'Continua a scrivere',
  },
  champions: {
    names_one: 'Campione: {{films}}',
    names_other: 'Campioni a pari merito: {{films}}',
    others_one: 'un altro',
    others_other: 'altri {{count}}',
  },
  status: {
    preparation: 'Bozza',
    setup: 'In Preparazione',
    active: 'In Corso',
    completed: 'Completato',
    cancelled: 'Annullato',
    unknown: 'Sconosciuto',
  },
};

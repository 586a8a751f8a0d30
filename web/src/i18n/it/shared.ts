import type { Translation } from '../dictionary.ts';
import type { shared as english } from '../en/shared.ts';

export const shared: Translation<typeof english> = {
  retry: 'Riprova',
  close: 'Chiudi',
  cancel: 'Annulla',
  clearSearch: 'Cancella la ricerca',
  deletedUser: 'utente eliminato',
  failure: {
    fallback: 'Non è andata a buon fine. Riprova.',
    network: 'Errore di connessione',
  },
  offline: 'Nessuna connessione. Vedi quello che avevi già visto.',
  update: {
    title: 'C’è una nuova versione',
    action: 'Aggiorna',
  },
  form: {
    loading: 'Caricamento del modulo…',
    optional: '(facoltativo)',
    save: 'Salva',
    saving: 'Salvataggio…',
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

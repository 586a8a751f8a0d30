import type { Translation } from '../translation.ts';
import type { sharing as english } from '../en/sharing.ts';

export const sharing: Translation<typeof english> = {
  title: 'Condividi {{name}}',
  public: 'Questo campionato lo vedono tutti.',
  private: 'Questo campionato lo vedono solo i membri della cerchia, anche con il link.',
  link: {
    title: 'Link',
    label: 'Indirizzo della pagina',
    send: 'Invia con…',
    failed: 'L’invio non è riuscito',
  },
  picture: {
    title: 'Immagine',
    text: 'La situazione in un’immagine, per chat e post.',
    alt: '{{name}} in un’immagine',
    download: 'Scarica l’immagine',
    failed: 'L’immagine non è arrivata.',
  },
  embed: {
    title: 'Sul tuo sito',
    text: 'La classifica, sempre aggiornata. Incolla il codice nella tua pagina.',
    theme: 'Aspetto',
    auto: 'Automatico',
    dark: 'Scuro',
    light: 'Chiaro',
    preview: 'Guarda come viene',
    code: 'Codice',
  },
  files: {
    title: 'Risultati',
    text: 'Tutte le partite, per un foglio di calcolo o un programma.',
    csv: 'File CSV',
    json: 'File JSON',
  },
  box: {
    title: 'Campionato in scatola',
    text: 'Tutta la stagione in un file: si apre senza rete e si controlla da solo.',
    download: 'Scarica la scatola',
  },
  calendar: {
    title: 'Calendario',
    text: 'Abbonati a un indirizzo nel tuo calendario e le giornate compaiono lì.',
    public: 'Giornate di questo campionato',
    tournament: 'Giornate di questo campionato, solo per te',
    mine: 'Giornate di tutti i tuoi campionati',
    secret: 'Tienilo per te: chi ha l’indirizzo legge le tue giornate.',
    loading: 'Caricamento dei tuoi indirizzi…',
    failed: 'I tuoi indirizzi non sono arrivati',
    renew: 'Crea nuovi indirizzi',
    renewTitle: 'Creare nuovi indirizzi del calendario?',
    renewText:
      'Tutti i tuoi indirizzi segreti smettono subito di valere. I calendari che li usano restano fermi finché non dai loro quelli nuovi.',
    renewConfirm: 'Crea nuovi indirizzi',
    renewing: 'Creazione…',
    renewed: 'I tuoi indirizzi del calendario sono nuovi',
    renewFailed: 'Gli indirizzi restano quelli di prima',
  },
};

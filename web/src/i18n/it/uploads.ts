import type { Translation } from '../translation.ts';
import type { uploads as english } from '../en/uploads.ts';

export const uploads: Translation<typeof english> = {
  title: 'Carica un’immagine',
  loading: 'Caricamento del modulo…',
  loadFailed: 'Il modulo di caricamento non è arrivato',
  drop: 'Trascina qui un’immagine, o incollala',
  dropNow: 'Lasciala: è tua',
  browse: 'Scegli un’immagine',
  limits:
    'Una sola immagine: JPEG, PNG, WebP, AVIF o GIF. Le foto oltre {{size}} vengono rimpicciolite.',
  chosen: 'L’immagine scelta',
  remove: 'Togli l’immagine',
  replace: 'Scegline un’altra',
  caption: 'Didascalia',
  optional: '(facoltativa)',
  progress: 'Caricamento',
  upload: 'Carica',
  uploading: 'Caricamento…',
  tooLarge: '{{name}} pesa {{size}}. Il limite è {{limit}}.',
  wrongType: '{{name}} non è un’immagine JPEG, PNG, WebP, AVIF o GIF.',
  unreadable: '{{name}} è danneggiato: non si può mostrare.',
  tooMany: 'Un’immagine alla volta.',
  empty: '{{name}} è vuoto.',
  noAddress: "Impossibile ottenere l'URL di upload",
  failed: "Errore nel caricamento dell'immagine.",
  done: 'Immagine caricata!',
  cover: {
    name: 'Copertina',
    own: 'La tua copertina.',
    upload: 'Carica copertina',
    replace: 'Cambia copertina',
    remove: 'Togli copertina',
  },
};

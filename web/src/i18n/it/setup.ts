import type { Translation } from '../translation.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Translation<typeof english> = {
  overdue: {
    title: 'La scadenza è passata: e adesso?',
    text: 'Decidi tu: partire senza chi ha troppo pochi film, dare altro tempo o togliere i loro film.',
    nobody: 'Servono altri partecipanti. Dai altro tempo, o avvia con quello che c’è.',
    owing: 'Film insufficienti',
    has_one: '{{count}} film candidato',
    has_other: '{{count}} film candidati',
    lacks_one: 'ne manca {{count}}',
    lacks_other: 'ne mancano {{count}}',
  },
  without: {
    action: 'Parti senza di loro',
    title: 'Avviare {{name}} senza di loro?',
    out: 'Restano fuori, con i film che hanno candidato: {{people}}. Ricevono un avviso.',
    confirm: 'Parti senza di loro',
    pending: 'Avvio in corso…',
    done: 'Campionato avviato',
    failed: 'Impossibile avviare il campionato',
    tooFew: 'Senza di loro resterebbero meno di 2 film.',
  },
  extend: {
    action: 'Prolunga',
    title: 'Altro tempo per le candidature',
    text: 'Fino ad allora tutti possono ancora candidare. Se non manca più nulla, si parte al più tardi allora.',
    label: 'Candidature fino al',
    presets: 'Di quanto',
    days_one: '{{count}} giorno',
    days_other: '{{count}} giorni',
    submit: 'Prolunga',
    pending: 'Salvataggio…',
    done: 'C’è altro tempo per le candidature',
    failed: 'Impossibile spostare la scadenza',
  },
  takeOut: {
    action: 'Togli',
    ofPerson: 'Togli i film di {{name}}',
    titleFilm: 'Togliere {{title}}?',
    titlePerson: 'Togliere i film di {{name}}?',
    text_one:
      'Il film esce dalla lista e resta a chi l’ha candidato, che riceve un avviso e legge il motivo.',
    text_other:
      '{{count}} film escono dalla lista e restano a chi li ha candidati, che riceve un avviso e legge il motivo.',
    reason: 'Motivo',
    hint: 'Lo legge chi ha candidato.',
    submit: 'Togli',
    pending: 'Un momento…',
    done_one: 'Candidatura tolta',
    done_other: '{{count}} candidature tolte',
    failed: 'Impossibile togliere la candidatura',
  },
};

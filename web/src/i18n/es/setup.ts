import type { Translation } from '../translation.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Translation<typeof english> = {
  overdue: {
    title: 'El plazo ha terminado: ¿y ahora?',
    text: 'Tú decides: empezar sin quienes tienen muy pocas películas, dar más tiempo o retirar sus películas.',
    nobody: 'Hacen falta más participantes. Da más tiempo, o empieza con lo que hay.',
    owing: 'Películas insuficientes',
    has_one: '{{count}} película presentada',
    has_other: '{{count}} películas presentadas',
    lacks_one: 'falta {{count}}',
    lacks_other: 'faltan {{count}}',
  },
  without: {
    action: 'Empezar sin ellos',
    title: '¿Empezar {{name}} sin ellos?',
    out: 'Se quedan fuera, con las películas que han presentado: {{people}}. Reciben un aviso.',
    confirm: 'Empezar sin ellos',
    pending: 'Empezando…',
    done: 'El campeonato ha empezado',
    failed: 'No se ha podido empezar el campeonato',
    tooFew: 'Sin ellos quedarían menos de 2 películas.',
  },
  extend: {
    action: 'Prolongar',
    title: 'Más tiempo para las candidaturas',
    text: 'Hasta entonces todos pueden presentar películas. Si ya no falta nada, empieza entonces como muy tarde.',
    label: 'Candidaturas hasta el',
    presets: 'Cuánto más',
    days_one: '{{count}} día',
    days_other: '{{count}} días',
    submit: 'Prolongar',
    pending: 'Guardando…',
    done: 'Hay más tiempo para las candidaturas',
    failed: 'No se ha podido cambiar el plazo',
  },
  takeOut: {
    action: 'Retirar',
    ofPerson: 'Retirar las películas de {{name}}',
    titleFilm: '¿Retirar {{title}}?',
    titlePerson: '¿Retirar las películas de {{name}}?',
    text_one:
      'La película sale de la lista y sigue siendo de quien la presentó, que recibe un aviso y lee el motivo.',
    text_other:
      '{{count}} películas salen de la lista y siguen siendo de quien las presentó, que recibe un aviso y lee el motivo.',
    reason: 'Motivo',
    hint: 'Lo lee quien la presentó.',
    submit: 'Retirar',
    pending: 'Un momento…',
    done_one: 'Candidatura retirada',
    done_other: '{{count}} candidaturas retiradas',
    failed: 'No se ha podido retirar la candidatura',
  },
};

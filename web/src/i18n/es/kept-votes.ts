import type { Translation } from '../translation.ts';
import type { keptVotes as english } from '../en/kept-votes.ts';

export const keptVotes: Translation<typeof english> = {
  at: 'a las {{time}}',
  on: 'el {{day}} a las {{time}}',
  strip: {
    since: 'Sin conexión desde las {{time}}.',
    sinceDay: 'Sin conexión desde el {{day}}, {{time}}.',
    reading: 'Ves lo que ya habías visto.',
    votes:
      'Puedes votar igualmente: los votos esperan en este dispositivo y salen solos, también con la página cerrada.',
    votesLater:
      'Puedes votar igualmente: los votos esperan en este dispositivo y salen cuando vuelvas a abrir Girone.',
    unit: 'en espera',
    open: '{{count}} en espera: mostrar la lista',
  },
  badge: {
    waiting: 'En espera',
    counted: 'Registrado',
    late: 'No contado',
    overtaken: 'Sustituido',
    refused: 'No contado',
  },
  word: {
    waiting: 'Tu voto está aquí, a salvo.',
    waitingText: 'Sale solo en cuanto vuelva la conexión. Vale la última elección.',
    counted: 'Tu voto ya cuenta.',
    countedText: 'Dado {{chosen}} sin conexión, llegó {{settled}}.',
    late: 'Llegó después del cierre.',
    lateText:
      'La jornada se cerró {{closed}} y tu voto llegó {{settled}}. No cuenta, y el resultado se queda.',
    lateTextOnly:
      'Tu voto llegó {{settled}}, con la jornada cerrada. No cuenta, y el resultado se queda.',
    overtaken: 'Vale tu elección más reciente.',
    overtakenText: 'Esta la hiciste {{chosen}}; después elegiste en otro sitio.',
    refused: 'Tu voto no fue aceptado.',
    refusedText: 'Llegó {{settled}}, y aquí ya no puedes votar.',
  },
  choice: 'Tu elección',
  change: 'Cambiar',
  changeTo: 'Cambiar: {{film}}',
  kept: 'Sin conexión. Tu voto espera en este dispositivo: {{film}}.',
  keptNotSeen: 'Sin conexión. Tu respuesta espera en este dispositivo: no la has visto.',
  notSeenWaiting: 'No la has visto: en espera',
  list: {
    title: 'Votos dados sin conexión',
    against: 'contra {{film}}',
    unseen: 'No vista: {{home}} – {{away}}',
    changed_one: 'cambiado una vez',
    changed_other: 'cambiado {{count}} veces',
    arrived: 'llegó {{time}}',
    sending: 'Enviando…',
    late: 'Llegó después del cierre',
    withdraw: 'Retirar',
    withdrawOf: 'Retirar el voto en espera: {{film}}',
    withdrawn: 'Voto retirado. No ha salido nada.',
    remove: 'Quitar de la lista: {{film}}',
  },
  back: {
    title: 'La conexión ha vuelto',
    counted_one: '{{count}} voto registrado',
    counted_other: '{{count}} votos registrados',
    late_one: '{{count}} voto llegó después del cierre',
    late_other: '{{count}} votos llegaron después del cierre',
    overtaken_one: '{{count}} voto sustituido por una elección más reciente',
    overtaken_other: '{{count}} votos sustituidos por elecciones más recientes',
    refused_one: '{{count}} voto no aceptado',
    refused_other: '{{count}} votos no aceptados',
    waiting_one: '{{count}} voto aún en camino',
    waiting_other: '{{count}} votos aún en camino',
  },
  dropped: {
    title: 'Tu sesión ha terminado',
    text_one: '{{count}} voto que esperaba aquí no ha salido.',
    text_other: '{{count}} votos que esperaban aquí no han salido.',
  },
  failed: {
    blocked:
      'No hay conexión, y este navegador no deja guardar nada. Vota otra vez cuando vuelva la conexión.',
    full_one: 'Ya espera {{count}} voto: no cabe otro.',
    full_other: 'Ya esperan {{count}} votos: no cabe otro.',
  },
  leave: {
    title: '¿Salir y renunciar a tus votos?',
    text_one: '{{count}} voto espera aquí la conexión. Si sales lo retiras: ya no saldrá.',
    text_other: '{{count}} votos esperan aquí la conexión. Si sales los retiras: ya no saldrán.',
    confirm: 'Salir y renunciar',
    cancel: 'Quedarme',
  },
};

import type { Translation } from '../translation.ts';
import type { notifications as english } from '../en/notifications.ts';

export const notifications: Translation<typeof english> = {
  filter: 'Qué notificaciones',
  show: {
    all: 'Todas',
    unread: 'Sin leer',
  },
  unreadMark: 'Sin leer:',
  markAll: 'Marcar todas como leídas',
  markNamed: 'Marcar como leída: {{text}}',
  markFailed: 'Siguen sin leer',
  seeAll: 'Todas las notificaciones',
  choose: 'Elige qué recibir',
  loading: 'Cargando tus notificaciones…',
  failed: 'Tus notificaciones no han llegado',
  more: 'Más antiguas',
  moreFailed: 'Las más antiguas no han llegado.',
  empty: {
    all: 'Todavía no ha pasado nada',
    unread: 'Lo has leído todo',
    text: 'Aquí aparecerán nuevas jornadas, respuestas y solicitudes.',
  },
  somebody: 'Alguien',
  gone: {
    tournament: 'Había novedades de un campeonato que ya no puedes ver.',
    circle: 'Había novedades de un círculo que ya no puedes ver.',
  },
  moderated: {
    reason: 'El motivo: {{reason}}',
    unknown: 'La moderación ha hecho algo que te afecta.',
    nominationRemoved: 'Tu candidatura {{subject}} se ha retirado de {{tournament}}.',
    plain: {
      warned: 'La moderación ha dado la razón a una denuncia sobre ti y te pide que no se repita.',
      post_deleted: 'La moderación ha eliminado una publicación tuya.',
      film_changed: 'La administración ha modificado una película tuya.',
      film_deleted: 'La administración ha eliminado una película tuya.',
      film_limit: 'La administración ha cambiado cuántas películas puedes tener.',
      result_corrected: 'La administración ha corregido un resultado.',
      tournament_cancelled: 'La administración ha anulado un campeonato tuyo.',
      nomination_removed: 'Una candidatura tuya se ha retirado de un campeonato.',
      started_without: 'Un campeonato ha empezado sin tus películas.',
      admin_granted: 'Ahora administras Girone.',
      admin_revoked: 'Ya no administras Girone.',
    },
    named: {
      warned:
        'La moderación ha dado la razón a una denuncia sobre tu publicación «{{subject}}» y te pide que no se repita.',
      post_deleted: 'La moderación ha eliminado tu publicación «{{subject}}».',
      film_changed: 'La administración ha modificado tu película {{subject}}.',
      film_deleted: 'La administración ha eliminado tu película {{subject}}.',
      film_limit:
        'La administración ha cambiado cuántas películas puedes tener: desde ahora, {{subject}}.',
      result_corrected: 'La administración ha corregido el resultado de {{subject}}.',
      tournament_cancelled: 'La administración ha anulado {{subject}}.',
      nomination_removed: 'Tu candidatura {{subject}} se ha retirado.',
      started_without:
        '{{subject}} ha empezado sin tus películas: al terminar el plazo eran menos de las que se pedían.',
    },
  },
  seal: 'Sello de la jornada {{day}}: {{code}}',
  says: {
    nominations_one: '{{tournament}} espera {{count}} película tuya.',
    nominations_other: '{{tournament}} espera {{count}} películas tuyas.',
    nominations_until_one: '{{tournament}} espera {{count}} película tuya, hasta el {{date}}.',
    nominations_until_other: '{{tournament}} espera {{count}} películas tuyas, hasta el {{date}}.',
    reminder_one: '{{actor}} te lo recuerda: {{tournament}} aún espera {{count}} película tuya.',
    reminder_other:
      '{{actor}} te lo recuerda: {{tournament}} aún espera {{count}} películas tuyas.',
    reminder_until_one:
      '{{actor}} te lo recuerda: {{tournament}} aún espera {{count}} película tuya, hasta el {{date}}.',
    reminder_until_other:
      '{{actor}} te lo recuerda: {{tournament}} aún espera {{count}} películas tuyas, hasta el {{date}}.',
    reminder_vote:
      '{{actor}} te lo recuerda: la jornada {{matchDay}} de {{tournament}} está abierta y espera tus votos.',
    results_one: 'Jornada {{matchDay}} de {{tournament}} cerrada, {{count}} partido jugado.',
    results_other: 'Jornada {{matchDay}} de {{tournament}} cerrada, {{count}} partidos jugados.',
    results_plain: 'La jornada {{matchDay}} de {{tournament}} se ha cerrado.',
    count_disputed: '{{actor}} ha vuelto a contar {{tournament}} y algo no cuadra.',
    count_disputed_match:
      '{{actor}} ha vuelto a contar {{tournament}}: el partido {{number}} de la jornada {{matchDay}} no cuadra.',
    leader: '{{film}} va en cabeza.',
    leaders_one: '{{count}} película va en cabeza.',
    leaders_other: '{{count}} películas comparten el liderato.',
    next: 'La jornada {{next}} está abierta: a votar.',
    match_day_opened: 'La jornada {{matchDay}} de {{tournament}} está abierta: a votar.',
    match_day_held:
      'La jornada {{matchDay}} de {{tournament}} se ha cerrado boca abajo: los resultados llegan al descubrirse.',
    match_day_called: 'Se descubre la jornada {{matchDay}} de {{tournament}}: toma asiento.',
    match_day_revealed: 'Descubiertos los resultados de la jornada {{matchDay}} de {{tournament}}.',
    match_day_closing:
      'La jornada {{matchDay}} de {{tournament}} está a punto de cerrarse y faltan tus votos.',
    tournament_started: '{{tournament}} ha empezado.',
    tournament_completed: '{{tournament}} ha terminado: mira quién ha ganado.',
    champion: '{{tournament}} ha terminado: ha ganado {{film}}.',
    champions_one: '{{tournament}} ha terminado: {{count}} película tiene el título.',
    champions_other: '{{tournament}} ha terminado: {{count}} películas comparten el título.',
    start_overdue:
      '{{tournament}} no ha podido empezar: el plazo de candidaturas ha terminado y aún falta algo.',
    overdue_one:
      '{{tournament}} no ha podido empezar: el plazo de las candidaturas ha terminado y todavía falta {{lack}}.',
    overdue_other:
      '{{tournament}} no ha podido empezar: el plazo de las candidaturas ha terminado y todavía faltan {{lack}}.',
    owed: 'Películas aún por presentar: {{people}}.',
    lackBoth: '{{participants}} y {{films}}',
    lackParticipants_one: '{{count}} participante',
    lackParticipants_other: '{{count}} participantes',
    lackFilms_one: '{{count}} película',
    lackFilms_other: '{{count}} películas',
    owedBy: '{{name}} {{films}}',
    owedOthers_one: 'otra persona',
    owedOthers_other: 'otras {{count}} personas',
    participant_left_one:
      '{{actor}} ya no participa en {{tournament}}: su película ha salido de la lista.',
    participant_left_other:
      '{{actor}} ya no participa en {{tournament}}: sus {{count}} películas han salido de la lista.',
    join_request: '{{actor}} pide entrar en {{circle}}.',
    join_approved: 'Ya estás dentro: {{circle}} ha aceptado tu solicitud.',
    join_rejected: '{{circle}} no ha aceptado tu solicitud.',
    join_readmitted: '{{circle}} te abre la puerta de nuevo: solicita entrar o usa una invitación.',
    member_joined: 'Una llegada a {{circle}}: {{actor}}.',
    became_moderator: 'Ahora moderas {{circle}}.',
    became_admin: '{{circle}} ha pasado a tus manos.',
    mention: '{{actor}} te ha mencionado.',
    reply: '{{actor}} te ha respondido.',
    quote: '{{actor}} te ha citado.',
    new_follower: '{{actor}} te sigue.',
    follow_request: '{{actor}} quiere seguirte.',
    follow_accepted: '{{actor}} ha aceptado: ya sigues su perfil.',
    report_upheld: 'Gracias por tu denuncia: tenías razón y hemos actuado.',
    report_dismissed: 'Gracias por tu denuncia: la hemos revisado y todo queda como está.',
  },
};

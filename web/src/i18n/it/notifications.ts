import type { Translation } from '../dictionary.ts';
import type { notifications as english } from '../en/notifications.ts';

export const notifications: Translation<typeof english> = {
  bell_one: 'Notifiche, {{count}} da leggere',
  bell_other: 'Notifiche, {{count}} da leggere',
  filter: 'Quali notifiche',
  show: {
    all: 'Tutte',
    unread: 'Da leggere',
  },
  unreadMark: 'Da leggere:',
  markAll: 'Segna tutte come lette',
  markNamed: 'Segna come letta: {{text}}',
  markFailed: 'Sono ancora da leggere',
  seeAll: 'Tutte le notifiche',
  choose: 'Scegli cosa ricevere',
  loading: 'Caricamento delle notifiche…',
  failed: 'Le notifiche non sono arrivate',
  more: 'Più vecchie',
  moreFailed: 'Le più vecchie non sono arrivate.',
  empty: {
    all: 'Non è ancora successo nulla',
    unread: 'Hai letto tutto',
    text: 'Qui compaiono nuove giornate, risposte e richieste.',
  },
  somebody: 'Qualcuno',
  gone: {
    tournament: 'C’erano novità su un campionato che non puoi più vedere.',
    circle: 'C’erano novità su una cerchia che non puoi più vedere.',
  },
  says: {
    match_day_opened: 'La giornata {{matchDay}} di {{tournament}} è aperta: vota!',
    match_day_closing:
      'La giornata {{matchDay}} di {{tournament}} sta per chiudersi e mancano i tuoi voti.',
    tournament_started: '{{tournament}} è iniziato.',
    tournament_completed: '{{tournament}} è finito: guarda chi ha vinto.',
    start_overdue:
      '{{tournament}} non è potuto iniziare: il tempo per le candidature è scaduto e manca ancora qualcosa.',
    join_request: '{{actor}} chiede di entrare in {{circle}}.',
    join_approved: 'Ci sei: {{circle}} ha accettato la tua richiesta.',
    join_rejected: '{{circle}} non ha accettato la tua richiesta.',
    became_moderator: 'Ora moderi {{circle}}.',
    became_admin: '{{circle}} è stata affidata a te.',
    mention: '{{actor}} ti ha menzionato.',
    reply: '{{actor}} ti ha risposto.',
    quote: '{{actor}} ti ha citato.',
    new_follower: '{{actor}} ti segue.',
    follow_request: '{{actor}} vorrebbe seguirti.',
    follow_accepted: '{{actor}} ha accettato: ora puoi seguire il suo profilo.',
    report_upheld: 'Grazie per la segnalazione: avevi ragione e siamo intervenuti.',
    report_dismissed: 'Grazie per la segnalazione: l’abbiamo esaminata e il post resta.',
  },
};

import type { Translation } from '../translation.ts';
import type { notifications as english } from '../en/notifications.ts';

export const notifications: Translation<typeof english> = {
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
  moderated: {
    reason: 'Il motivo: {{reason}}',
    unknown: 'La moderazione ha fatto qualcosa che ti riguarda.',
    nominationRemoved: 'La tua candidatura {{subject}} è stata tolta da {{tournament}}.',
    plain: {
      warned:
        'La moderazione ha dato ragione a una segnalazione che ti riguarda e chiede che non si ripeta.',
      post_deleted: 'La moderazione ha eliminato un tuo post.',
      film_changed: 'L’amministrazione ha modificato un tuo film.',
      film_deleted: 'L’amministrazione ha eliminato un tuo film.',
      film_limit: 'L’amministrazione ha cambiato quanti film puoi avere.',
      result_corrected: 'L’amministrazione ha corretto un risultato.',
      tournament_cancelled: 'L’amministrazione ha annullato un tuo campionato.',
      nomination_removed: 'Una tua candidatura è stata tolta da un campionato.',
      started_without: 'Un campionato è iniziato senza i tuoi film.',
      admin_granted: 'Ora amministri Girone.',
      admin_revoked: 'Non amministri più Girone.',
    },
    named: {
      warned:
        'La moderazione ha dato ragione a una segnalazione sul tuo post «{{subject}}» e chiede che non si ripeta.',
      post_deleted: 'La moderazione ha eliminato il tuo post «{{subject}}».',
      film_changed: 'L’amministrazione ha modificato il tuo film {{subject}}.',
      film_deleted: 'L’amministrazione ha eliminato il tuo film {{subject}}.',
      film_limit: 'L’amministrazione ha cambiato quanti film puoi avere: da adesso {{subject}}.',
      result_corrected: 'L’amministrazione ha corretto il risultato di {{subject}}.',
      tournament_cancelled: 'L’amministrazione ha annullato {{subject}}.',
      nomination_removed: 'La tua candidatura {{subject}} è stata tolta.',
      started_without:
        '{{subject}} è iniziato senza i tuoi film: alla scadenza erano meno di quelli richiesti.',
    },
  },
  seal: 'Sigillo della giornata {{day}}: {{code}}',
  says: {
    nominations_one: '{{tournament}} aspetta {{count}} tuo film.',
    nominations_other: '{{tournament}} aspetta {{count}} tuoi film.',
    nominations_until_one: '{{tournament}} aspetta {{count}} tuo film, entro il {{date}}.',
    nominations_until_other: '{{tournament}} aspetta {{count}} tuoi film, entro il {{date}}.',
    reminder_one: '{{actor}} te lo ricorda: {{tournament}} aspetta ancora {{count}} tuo film.',
    reminder_other: '{{actor}} te lo ricorda: {{tournament}} aspetta ancora {{count}} tuoi film.',
    reminder_until_one:
      '{{actor}} te lo ricorda: {{tournament}} aspetta ancora {{count}} tuo film, entro il {{date}}.',
    reminder_until_other:
      '{{actor}} te lo ricorda: {{tournament}} aspetta ancora {{count}} tuoi film, entro il {{date}}.',
    reminder_vote:
      '{{actor}} te lo ricorda: la giornata {{matchDay}} di {{tournament}} è aperta e aspetta i tuoi voti.',
    results_one: 'Giornata {{matchDay}} di {{tournament}} chiusa, {{count}} partita giocata.',
    results_other: 'Giornata {{matchDay}} di {{tournament}} chiusa, {{count}} partite giocate.',
    results_plain: 'La giornata {{matchDay}} di {{tournament}} si è chiusa.',
    count_disputed: '{{actor}} ha ricontato {{tournament}} e qualcosa non torna.',
    count_disputed_match:
      '{{actor}} ha ricontato {{tournament}}: la partita {{number}} della giornata {{matchDay}} non torna.',
    leader: 'In testa c’è {{film}}.',
    leaders_one: 'In testa c’è {{count}} film.',
    leaders_other: 'In testa ci sono {{count}} film.',
    next: 'La giornata {{next}} è aperta: si vota.',
    match_day_opened: 'La giornata {{matchDay}} di {{tournament}} è aperta: si vota.',
    match_day_held:
      'La giornata {{matchDay}} di {{tournament}} si è chiusa a carte coperte: i risultati arrivano con la rivelazione.',
    match_day_called: 'Si scopre la giornata {{matchDay}} di {{tournament}}: prendi posto.',
    match_day_revealed: 'Scoperti i risultati della giornata {{matchDay}} di {{tournament}}.',
    match_day_closing:
      'La giornata {{matchDay}} di {{tournament}} sta per chiudersi e mancano i tuoi voti.',
    tournament_started: '{{tournament}} è iniziato.',
    tournament_completed: '{{tournament}} è finito: guarda chi ha vinto.',
    champion: '{{tournament}} è finito: ha vinto {{film}}.',
    champions_one: '{{tournament}} è finito: {{count}} film ha il titolo.',
    champions_other: '{{tournament}} è finito: {{count}} film si dividono il titolo.',
    start_overdue:
      '{{tournament}} non è potuto iniziare: il tempo per le candidature è scaduto e manca ancora qualcosa.',
    overdue_one:
      '{{tournament}} non è potuto iniziare: il tempo per le candidature è scaduto e manca ancora {{lack}}.',
    overdue_other:
      '{{tournament}} non è potuto iniziare: il tempo per le candidature è scaduto e mancano ancora {{lack}}.',
    owed: 'Film ancora da candidare: {{people}}.',
    lackBoth: '{{participants}} e {{films}}',
    lackParticipants_one: '{{count}} partecipante',
    lackParticipants_other: '{{count}} partecipanti',
    lackFilms_one: '{{count}} film',
    lackFilms_other: '{{count}} film',
    owedBy: '{{name}} {{films}}',
    owedOthers_one: 'un’altra persona',
    owedOthers_other: 'altri {{count}}',
    participant_left_one:
      '{{actor}} non partecipa più a {{tournament}}: il suo film è uscito dalla lista.',
    participant_left_other:
      '{{actor}} non partecipa più a {{tournament}}: i suoi {{count}} film sono usciti dalla lista.',
    join_request: '{{actor}} chiede di entrare in {{circle}}.',
    join_approved: 'Ci sei: {{circle}} ha accettato la tua richiesta.',
    join_rejected: '{{circle}} non ha accettato la tua richiesta.',
    join_readmitted: '{{circle}} ti riapre la porta: chiedi di entrare o usa un invito.',
    member_joined: 'Un nuovo arrivo in {{circle}}: {{actor}}.',
    became_moderator: 'Ora moderi {{circle}}.',
    became_admin: '{{circle}} è stata affidata a te.',
    mention: '{{actor}} ti ha menzionato.',
    reply: '{{actor}} ti ha risposto.',
    quote: '{{actor}} ti ha citato.',
    new_follower: '{{actor}} ti segue.',
    follow_request: '{{actor}} vorrebbe seguirti.',
    follow_accepted: '{{actor}} ha accettato: ora segui il suo profilo.',
    report_upheld: 'Grazie per la segnalazione: avevi ragione e siamo intervenuti.',
    report_dismissed: 'Grazie per la segnalazione: l’abbiamo esaminata e tutto resta com’è.',
  },
};

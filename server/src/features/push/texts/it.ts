import { withArticle } from '@girone/contract/italian';
import type { PushTexts } from './en.ts';

const qualcuno = (person: string) => person || 'Qualcuno';

export const it: PushTexts = {
  name: 'Girone',
  privately: 'In una cerchia privata',
  trial: 'Funziona: ecco la prova che hai chiesto.',
  several: (count) => `${count} novità`,
  others: (count) => (count === 1 ? 'E un’altra' : `E altre ${count}`),
  lines: {
    nominations_open: () => 'Le candidature sono aperte: aspettano i tuoi film.',
    reminder: ({ person, isAboutFilms }) =>
      `${qualcuno(person)} te lo ricorda: mancano i tuoi ${isAboutFilms ? 'film' : 'voti'}.`,
    match_day_opened: ({ matchDay }) => `La giornata ${matchDay} è aperta: vota.`,
    match_day_closing: ({ matchDay }) =>
      `La giornata ${matchDay} sta per chiudersi e mancano i tuoi voti.`,
    match_day_held: ({ matchDay }) =>
      `La giornata ${matchDay} è chiusa e resta a carte coperte fino alla rivelazione.`,
    match_day_called: ({ matchDay }) =>
      `Tra cinque minuti si scopre la giornata ${matchDay}: prendi posto.`,
    match_day_results: ({ matchDay, nextMatchDay }) =>
      nextMatchDay === null
        ? `La giornata ${matchDay} è finita.`
        : `La giornata ${matchDay} è finita, ${withArticle('la', String(nextMatchDay))} è aperta.`,
    match_day_revealed: ({ matchDay }) =>
      `I risultati della giornata ${matchDay} sono usciti: guardali quando vuoi.`,
    tournament_started: () => 'È iniziato: la prima giornata è aperta.',
    tournament_completed: () => 'È finito: guarda chi ha vinto.',
    start_overdue: () => 'Non è potuto iniziare: manca qualcosa.',
    participant_left: ({ person }) => `${qualcuno(person)} non partecipa più.`,
    join_request: ({ person }) => `${qualcuno(person)} chiede di entrare.`,
    join_answer: ({ isPositive, isReadmitted }) => {
      if (isReadmitted) return 'La porta è di nuovo aperta per te.';
      return isPositive
        ? 'La tua richiesta è stata accettata.'
        : 'La tua richiesta ha avuto risposta.';
    },
    member_joined: ({ person }) => `${qualcuno(person)} è nella cerchia.`,
    promoted: ({ isAdmin }) => (isAdmin ? 'Ora è tua.' : 'Ora sei tra i moderatori.'),
    mention: ({ person }) => `${qualcuno(person)} ti ha menzionato.`,
    reply: ({ person }) => `${qualcuno(person)} ti ha risposto.`,
    quote: ({ person }) => `${qualcuno(person)} ti ha citato.`,
    new_follower: ({ person }) => `${qualcuno(person)} ti segue.`,
    follow_request: ({ person }) => `${qualcuno(person)} vorrebbe seguirti.`,
    follow_accepted: ({ person }) => `${qualcuno(person)} ha accettato la tua richiesta.`,
    report_outcome: () => 'La tua segnalazione è stata esaminata.',
  },
};

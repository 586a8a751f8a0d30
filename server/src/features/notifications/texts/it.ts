import { withArticle } from '@girone/contract/italian';
import type { MailNames, NotificationTexts } from './en.ts';
import { moderationIt } from './moderation-it.ts';

const toMatches = 'Vota';
const toNominations = 'Candida i film';
const toTournament = 'Apri il campionato';
const toCircle = 'Apri la cerchia';
const toPost = 'Leggi';
const toProfile = 'Apri il profilo';

function yourFilms(nominations: MailNames['nominations']): string {
  const films = nominations?.films ?? 0;
  return films === 1 ? '1 tuo film' : `${films} tuoi film`;
}

function untilOf(nominations: MailNames['nominations']): string {
  const until = nominations?.until ?? null;
  return until === null ? '' : `, entro ${withArticle('il', until)}`;
}

function leadOf({ leader, leaders }: NonNullable<MailNames['results']>): string {
  return leader === null ? `in testa ci sono ${leaders} film` : `in testa c’è «${leader}»`;
}

function wonBy(champions: MailNames['champions']): string {
  if (!champions) return 'guarda chi ha vinto';
  const { film, count } = champions;
  return film === null ? `${count} film si dividono il titolo` : `ha vinto «${film}»`;
}

function lackOf({ participants, films }: NonNullable<MailNames['missing']>): string {
  const people = participants === 1 ? '1 partecipante' : `${participants} partecipanti`;
  const parts = [...(participants > 0 ? [people] : []), ...(films > 0 ? [`${films} film`] : [])];
  return `${participants + films === 1 ? 'manca' : 'mancano'} ancora ${list.format(parts)}`;
}

const list = new Intl.ListFormat('it');

function owedBy({ people, others }: NonNullable<MailNames['missing']>): string {
  const parts = people.map(({ name, films }) => `${name} ${films}`);
  if (others > 0) parts.push(others === 1 ? 'un’altra persona' : `altri ${others}`);
  return parts.length === 0 ? '' : ` Film ancora da candidare: ${list.format(parts)}.`;
}

export const it: NotificationTexts = {
  reason: 'Ricevi questa email per le scelte fatte nelle tue impostazioni.',
  stop: 'Non voglio più email di questo tipo',
  moreMatches: (count) =>
    count > 0 ? (count === 1 ? 'E un’altra partita.' : `E altre ${count} partite.`) : '',
  seal: (matchDay) => `Sigillo della giornata ${matchDay}`,
  concernsYou: 'Ricevi questa email perché riguarda te o qualcosa di tuo.',
  forAdmins: 'Ricevi questa email perché amministri Girone.',
  countDisputed: ({ person, tournament, matchDay, matchNumber }) => ({
    subject: `${tournament}: il conteggio non torna`,
    lead: `${person || 'Qualcuno'} ha ricontato «${tournament}» e ${matchNumber === null ? 'qualcosa non torna' : `la partita ${matchNumber} della giornata ${matchDay} non torna`}. La verifica dice che cosa è diverso.`,
    action: 'Verifica il conteggio',
  }),
  moderation: moderationIt,
  mails: {
    nominations_open: ({ person, tournament, nominations }) => ({
      subject: `${tournament} aspetta ${yourFilms(nominations)}`,
      lead: `${person ? `${person} ha aperto` : 'Sono aperte'} le candidature di «${tournament}». Il campionato aspetta ${yourFilms(nominations)}${untilOf(nominations)}.`,
      action: toNominations,
    }),
    reminder: ({ person, tournament, matchDay, nominations }) =>
      nominations
        ? {
            subject: `${tournament}: mancano i tuoi film`,
            lead: `${person || 'Qualcuno'} te lo ricorda: «${tournament}» aspetta ancora ${yourFilms(nominations)}${untilOf(nominations)}.`,
            action: toNominations,
          }
        : {
            subject: `${tournament}: mancano i tuoi voti`,
            lead: `${person || 'Qualcuno'} te lo ricorda: la giornata ${matchDay} di «${tournament}» è aperta e aspetta i tuoi voti.`,
            action: toMatches,
          },
    match_day_held: ({ tournament, matchDay }) => ({
      subject: `${tournament}: la giornata ${matchDay} è a carte coperte`,
      lead: `La giornata ${matchDay} di «${tournament}» si è chiusa. I risultati ci sono, ma restano coperti fino alla rivelazione.`,
      action: toTournament,
    }),
    match_day_called: ({ tournament, matchDay }) => ({
      subject: `${tournament}: si scopre la giornata ${matchDay}`,
      lead: `Tra cinque minuti la giornata ${matchDay} di «${tournament}» si scopre davanti a tutti: prendi posto.`,
      action: 'Prendi posto',
    }),
    match_day_revealed: ({ tournament, matchDay }) => ({
      subject: `${tournament}: scoperta la giornata ${matchDay}`,
      lead: `I risultati della giornata ${matchDay} di «${tournament}» sono scoperti. Qui non li trovi: guardali quando vuoi.`,
      action: 'Guarda i risultati',
    }),
    match_day_results: ({ tournament, matchDay, results }) => ({
      subject: `${tournament}: chiusa la giornata ${matchDay}`,
      lead: `La giornata ${matchDay} di «${tournament}» si è chiusa${results ? `, ${results.matches === 1 ? 'una partita giocata' : `${results.matches} partite giocate`}: ${leadOf(results)}. La giornata ${results.nextMatchDay} è aperta` : ''}.`,
      action: toMatches,
    }),
    match_day_opened: ({ tournament, matchDay }) => ({
      subject: `${tournament}: è aperta la giornata ${matchDay}`,
      lead: `Nella giornata ${matchDay} di «${tournament}» si può votare.`,
      action: toMatches,
    }),
    match_day_closing: ({ tournament, matchDay }) => ({
      subject: `${tournament}: mancano i tuoi voti`,
      lead: `La giornata ${matchDay} di «${tournament}» si chiude entro un giorno e non hai votato in tutte le partite.`,
      action: toMatches,
    }),
    tournament_started: ({ tournament }) => ({
      subject: `${tournament} è iniziato`,
      lead: `Il calendario di «${tournament}» è stato sorteggiato e la prima giornata è aperta.`,
      action: toTournament,
    }),
    tournament_completed: ({ tournament, champions }) => ({
      subject: `${tournament} è finito`,
      lead: `L’ultima giornata di «${tournament}» si è chiusa: ${wonBy(champions)}.`,
      action: 'La stagione in carte',
    }),
    start_overdue: ({ tournament, missing }) => ({
      subject: `${tournament} non è potuto iniziare`,
      lead: `Il tempo per le candidature è scaduto, ma a «${tournament}» ${missing ? `${lackOf(missing)}.${owedBy(missing)}` : 'manca ancora qualcosa.'} Inizierà appena sarà completo, o quando lo avvierai tu.`,
      action: toTournament,
    }),
    participant_left: ({ person, tournament, films }) => ({
      subject: `${person} non è più in gara in ${tournament}`,
      lead: `${person} non partecipa più a «${tournament}» e ${films === 1 ? 'il suo film è uscito' : `i suoi ${films} film sono usciti`} dalla lista. Inizierà appena sarà completo, o quando lo avvierai tu.`,
      action: toTournament,
    }),
    join_request: ({ person, circle }) => ({
      subject: `${person} chiede di entrare in ${circle}`,
      lead: `${person} vorrebbe far parte di «${circle}» e aspetta una risposta.`,
      action: 'Vedi la richiesta',
    }),
    join_answer: ({ circle, isPositive, isReadmitted }) => {
      if (isReadmitted) {
        return {
          subject: `${circle} ti riapre la porta`,
          lead: `Puoi tornare in «${circle}»: chiedi di entrare o usa un invito.`,
          action: toCircle,
        };
      }
      return isPositive
        ? {
            subject: `Ti diamo il benvenuto in ${circle}`,
            lead: `La tua richiesta è stata accettata: ora fai parte di «${circle}».`,
            action: toCircle,
          }
        : {
            subject: `La tua richiesta per ${circle}`,
            lead: `La tua richiesta di entrare in «${circle}» non è stata accettata.`,
            action: toCircle,
          };
    },
    member_joined: ({ person, circle }) => ({
      subject: `Un nuovo arrivo in ${circle}: ${person}`,
      lead: `${person} ora fa parte di «${circle}».`,
      action: toCircle,
    }),
    promoted: ({ circle, isAdmin }) => ({
      subject: isAdmin ? `${circle} ora è tua` : `Ora moderi ${circle}`,
      lead: isAdmin
        ? `La cerchia «${circle}» è stata affidata a te.`
        : `Da adesso moderi la cerchia «${circle}».`,
      action: toCircle,
    }),
    mention: ({ person }) => ({
      subject: `${person} ti ha menzionato`,
      lead: `${person} ti ha menzionato in un post.`,
      action: toPost,
    }),
    reply: ({ person }) => ({
      subject: `${person} ti ha risposto`,
      lead: `${person} ha risposto a un tuo post.`,
      action: toPost,
    }),
    quote: ({ person }) => ({
      subject: `${person} ti ha citato`,
      lead: `${person} ha citato un tuo post.`,
      action: toPost,
    }),
    new_follower: ({ person }) => ({
      subject: `${person} ti segue`,
      lead: `${person} ha iniziato a seguirti su Girone.`,
      action: toProfile,
    }),
    follow_request: ({ person }) => ({
      subject: `${person} vorrebbe seguirti`,
      lead: `${person} vorrebbe seguirti e aspetta una risposta.`,
      action: 'Vedi la richiesta',
    }),
    follow_accepted: ({ person }) => ({
      subject: `Ora segui ${person}`,
      lead: `${person} ha accettato la tua richiesta.`,
      action: toProfile,
    }),
    report_outcome: ({ isPositive }) => ({
      subject: 'La tua segnalazione è stata esaminata',
      lead: isPositive
        ? 'Grazie: la moderazione ha dato ragione alla tua segnalazione ed è intervenuta.'
        : 'Grazie: la moderazione ha esaminato ciò che hai segnalato e non ha trovato motivi per intervenire.',
      action: 'Apri Girone',
    }),
  },
};

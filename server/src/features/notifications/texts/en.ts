import type { Notification } from '@girone/contract/notifications';
import type { ChoosableNotification } from '@girone/contract/rules';
import { moderationEn, type ModerationTexts } from './moderation-en.ts';

/** What a sentence may name; empty where a kind has no such thing. */
export interface MailNames {
  readonly person: string;
  readonly tournament: string;
  readonly matchDay: number;
  /** Of a count that does not add up, where it is one match. */
  readonly matchNumber: number | null;
  /** What is to be nominated, and until when. */
  readonly nominations: { readonly films: number; readonly until: string | null } | null;
  readonly results: Notification['results'];
  readonly champions: Notification['champions'];
  /** What was missing at the deadline. */
  readonly missing: Notification['missing'];
  /** How many films went with the person. */
  readonly films: number;
  readonly circle: string;
  /** Let in; or a report that was right. */
  readonly isPositive: boolean;
  /** May come back into the circle. */
  readonly isReadmitted: boolean;
  /** Owns the circle from now on, rather than moderates it. */
  readonly isAdmin: boolean;
}

interface MailText {
  readonly subject: string;
  readonly lead: string;
  readonly action: string;
}

export interface NotificationTexts {
  reason: string;
  stop: string;
  /** Below the matches that are shown; empty if those are all. */
  moreMatches: (count: number) => string;
  seal: (matchDay: number) => string;
  /** In place of `reason` where there is nothing to choose. */
  concernsYou: string;
  /** The same for those who look after the place. */
  forAdmins: string;
  countDisputed: (names: MailNames) => MailText;
  mails: Record<ChoosableNotification, (names: MailNames) => MailText>;
  moderation: ModerationTexts;
}

const toMatches = 'Vote';
const toNominations = 'Nominate films';
const toTournament = 'Open the championship';
const toCircle = 'Open the circle';
const toPost = 'Read it';
const toProfile = 'Open the profile';

function filmsOf(nominations: MailNames['nominations']): string {
  const films = nominations?.films ?? 0;
  return films === 1 ? 'one film' : `${films} films`;
}

function untilOf(nominations: MailNames['nominations']): string {
  const until = nominations?.until ?? null;
  return until === null ? '' : `, until ${until}`;
}

function leadOf({ leader, leaders }: NonNullable<MailNames['results']>): string {
  return leader === null ? `${leaders} films share the lead` : `“${leader}” leads`;
}

function wonBy(champions: MailNames['champions']): string {
  if (!champions) return 'see who won';
  const { film, count } = champions;
  return film === null ? `${count} films share the title` : `“${film}” is champion`;
}

function lackOf({ participants, films }: NonNullable<MailNames['missing']>): string {
  const people = `${participants} more participant${participants === 1 ? '' : 's'}`;
  const missing = `${films} more film${films === 1 ? '' : 's'}`;
  if (participants === 0) return missing;
  return films === 0 ? people : `${people} and ${missing}`;
}

const list = new Intl.ListFormat('en-GB');

function owedBy({ people, others }: NonNullable<MailNames['missing']>): string {
  const parts = people.map(({ name, films }) => `${name} ${films}`);
  if (others > 0) parts.push(others === 1 ? 'one other' : `${others} others`);
  return parts.length === 0 ? '' : ` Films still owed: ${list.format(parts)}.`;
}

export const en: NotificationTexts = {
  reason: 'You get this email because of the choices in your settings.',
  stop: 'No more emails of this kind',
  moreMatches: (count) =>
    count > 0 ? `And ${count} more ${count === 1 ? 'match' : 'matches'}.` : '',
  seal: (matchDay) => `Seal of match day ${matchDay}`,
  concernsYou: 'You get this email because it is about you or what is yours.',
  forAdmins: 'You get this email because you look after Girone.',
  countDisputed: ({ person, tournament, matchDay, matchNumber }) => ({
    subject: `${tournament}: the count does not add up`,
    lead: `${person || 'Somebody'} has counted “${tournament}” again, and ${matchNumber === null ? 'something does not add up' : `match ${matchNumber} of match day ${matchDay} does not add up`}. The check says what differs.`,
    action: 'Check the count',
  }),
  moderation: moderationEn,
  mails: {
    nominations_open: ({ person, tournament, nominations }) => ({
      subject: `${tournament} awaits ${filmsOf(nominations)} of yours`,
      lead: `${person ? `${person} has opened` : 'Now open:'} the nominations for “${tournament}”. It awaits ${filmsOf(nominations)} of yours${untilOf(nominations)}.`,
      action: toNominations,
    }),
    reminder: ({ person, tournament, matchDay, nominations }) =>
      nominations
        ? {
            subject: `${tournament}: your films are missing`,
            lead: `${person || 'Somebody'} reminds you: “${tournament}” still awaits ${filmsOf(nominations)} of yours${untilOf(nominations)}.`,
            action: toNominations,
          }
        : {
            subject: `${tournament}: your votes are missing`,
            lead: `${person || 'Somebody'} reminds you: match day ${matchDay} of “${tournament}” is open and waits for your votes.`,
            action: toMatches,
          },
    match_day_held: ({ tournament, matchDay }) => ({
      subject: `${tournament}: match day ${matchDay} is face down`,
      lead: `Match day ${matchDay} of “${tournament}” has closed. The results are in, and stay face down until the reveal.`,
      action: toTournament,
    }),
    match_day_called: ({ tournament, matchDay }) => ({
      subject: `${tournament}: match day ${matchDay} is about to be revealed`,
      lead: `In five minutes match day ${matchDay} of “${tournament}” is revealed in front of everybody: take a seat.`,
      action: 'Take a seat',
    }),
    match_day_revealed: ({ tournament, matchDay }) => ({
      subject: `${tournament}: match day ${matchDay} is revealed`,
      lead: `The results of match day ${matchDay} of “${tournament}” are out. You won’t find them here: look when you like.`,
      action: 'See the results',
    }),
    match_day_results: ({ tournament, matchDay, results }) => ({
      subject: `${tournament}: match day ${matchDay} is over`,
      lead: `Match day ${matchDay} of “${tournament}” has closed${results ? `, ${results.matches === 1 ? 'one match' : `${results.matches} matches`} played: ${leadOf(results)}. Match day ${results.nextMatchDay} is open` : ''}.`,
      action: toMatches,
    }),
    match_day_opened: ({ tournament, matchDay }) => ({
      subject: `${tournament}: match day ${matchDay} is open`,
      lead: `Match day ${matchDay} of “${tournament}” can be voted on.`,
      action: toMatches,
    }),
    match_day_closing: ({ tournament, matchDay }) => ({
      subject: `${tournament}: your votes are missing`,
      lead: `Match day ${matchDay} of “${tournament}” closes within a day, and you have not voted on every match.`,
      action: toMatches,
    }),
    tournament_started: ({ tournament }) => ({
      subject: `${tournament} has started`,
      lead: `The calendar of “${tournament}” is drawn and the first match day is open.`,
      action: toTournament,
    }),
    tournament_completed: ({ tournament, champions }) => ({
      subject: `${tournament} is over`,
      lead: `The last match day of “${tournament}” has closed: ${wonBy(champions)}.`,
      action: 'The season in cards',
    }),
    start_overdue: ({ tournament, missing }) => ({
      subject: `${tournament} could not start`,
      lead: `The time for nominations is over, but “${tournament}” still lacks ${missing ? `${lackOf(missing)}.${owedBy(missing)}` : 'something.'} It starts as soon as it is complete, or when you start it.`,
      action: toTournament,
    }),
    participant_left: ({ person, tournament, films }) => ({
      subject: `${person} no longer takes part in ${tournament}`,
      lead: `${person} no longer takes part in “${tournament}”, and ${films === 1 ? 'one film is' : `${films} films are`} out of the list. It starts as soon as it is complete, or when you start it.`,
      action: toTournament,
    }),
    join_request: ({ person, circle }) => ({
      subject: `${person} asks to join ${circle}`,
      lead: `${person} would like to be a member of “${circle}” and waits for an answer.`,
      action: 'See the request',
    }),
    join_answer: ({ circle, isPositive, isReadmitted }) => {
      if (isReadmitted) {
        return {
          subject: `The door of ${circle} is open again`,
          lead: `You can come back to “${circle}”: ask to join, or use an invite.`,
          action: toCircle,
        };
      }
      return isPositive
        ? {
            subject: `Welcome to ${circle}`,
            lead: `Your request was accepted: you are a member of “${circle}”.`,
            action: toCircle,
          }
        : {
            subject: `Your request to join ${circle}`,
            lead: `Your request to join “${circle}” was not accepted.`,
            action: toCircle,
          };
    },
    member_joined: ({ person, circle }) => ({
      subject: `${person} has joined ${circle}`,
      lead: `${person} is a member of “${circle}” now.`,
      action: toCircle,
    }),
    promoted: ({ circle, isAdmin }) => ({
      subject: isAdmin ? `${circle} is yours now` : `You moderate ${circle} now`,
      lead: isAdmin
        ? `“${circle}” was handed over to you.`
        : `You are a moderator of “${circle}” from now on.`,
      action: toCircle,
    }),
    mention: ({ person }) => ({
      subject: `${person} mentioned you`,
      lead: `${person} mentioned you in a post.`,
      action: toPost,
    }),
    reply: ({ person }) => ({
      subject: `${person} replied to you`,
      lead: `${person} replied to a post of yours.`,
      action: toPost,
    }),
    quote: ({ person }) => ({
      subject: `${person} quoted you`,
      lead: `${person} quoted a post of yours.`,
      action: toPost,
    }),
    new_follower: ({ person }) => ({
      subject: `${person} follows you`,
      lead: `${person} follows you on Girone.`,
      action: toProfile,
    }),
    follow_request: ({ person }) => ({
      subject: `${person} would like to follow you`,
      lead: `${person} would like to follow you and waits for an answer.`,
      action: 'See the request',
    }),
    follow_accepted: ({ person }) => ({
      subject: `You follow ${person} now`,
      lead: `${person} has accepted your request.`,
      action: toProfile,
    }),
    report_outcome: ({ isPositive }) => ({
      subject: 'Your report was looked at',
      lead: isPositive
        ? 'Thank you: the moderators agreed with your report and have acted on it.'
        : 'Thank you: the moderators have looked at what you reported and found nothing to act on.',
      action: 'Open Girone',
    }),
  },
};

import type { ChoosableNotification } from '@girone/contract/rules';

/** What a line may name. */
export interface PushNames {
  /** Empty where nobody did it, or nobody is to read who. */
  readonly person: string;
  readonly matchDay: number;
  /** The day that opened with the results of another. */
  readonly nextMatchDay: number | null;
  /** A reminder of films, rather than of votes. */
  readonly isAboutFilms: boolean;
  readonly isPositive: boolean;
  readonly isReadmitted: boolean;
  readonly isAdmin: boolean;
}

export interface PushTexts {
  name: string;
  /** In place of the name of a circle or a championship that is not for everybody. */
  privately: string;
  trial: string;
  several: (count: number) => string;
  others: (count: number) => string;
  /** Below the title, which says where. */
  lines: Record<ChoosableNotification, (names: PushNames) => string>;
}

const somebody = (person: string) => person || 'Somebody';

export const en: PushTexts = {
  name: 'Girone',
  privately: 'In a private circle',
  trial: 'It works: this is the test you asked for.',
  several: (count) => `${count} new things`,
  others: (count) => `And ${count} more`,
  lines: {
    nominations_open: () => 'Nominations are open: your films are awaited.',
    reminder: ({ person, isAboutFilms }) =>
      `${somebody(person)} reminds you: your ${isAboutFilms ? 'films' : 'votes'} are missing.`,
    match_day_opened: ({ matchDay }) => `Match day ${matchDay} is open: vote.`,
    match_day_closing: ({ matchDay }) =>
      `Match day ${matchDay} is about to close, and your votes are missing.`,
    match_day_held: ({ matchDay }) =>
      `Match day ${matchDay} has closed and stays face down until the reveal.`,
    match_day_called: ({ matchDay }) =>
      `In five minutes match day ${matchDay} is revealed: take a seat.`,
    match_day_results: ({ matchDay, nextMatchDay }) =>
      nextMatchDay === null
        ? `Match day ${matchDay} is over.`
        : `Match day ${matchDay} is over, match day ${nextMatchDay} is open.`,
    match_day_revealed: ({ matchDay }) =>
      `The results of match day ${matchDay} are out: look when you like.`,
    tournament_started: () => 'It has started: the first match day is open.',
    tournament_completed: () => 'It is over: see who won.',
    start_overdue: () => 'It could not start: something is missing.',
    participant_left: ({ person }) => `${somebody(person)} no longer takes part.`,
    join_request: ({ person }) => `${somebody(person)} asks to join.`,
    join_answer: ({ isPositive, isReadmitted }) => {
      if (isReadmitted) return 'The door is open to you again.';
      return isPositive
        ? 'Your request to join was accepted.'
        : 'Your request to join has an answer.';
    },
    member_joined: ({ person }) => `${somebody(person)} has joined.`,
    promoted: ({ isAdmin }) => (isAdmin ? 'It is yours now.' : 'You are a moderator now.'),
    mention: ({ person }) => `${somebody(person)} mentioned you.`,
    reply: ({ person }) => `${somebody(person)} replied to you.`,
    quote: ({ person }) => `${somebody(person)} quoted you.`,
    new_follower: ({ person }) => `${somebody(person)} follows you.`,
    follow_request: ({ person }) => `${somebody(person)} would like to follow you.`,
    follow_accepted: ({ person }) => `${somebody(person)} has accepted your request.`,
    report_outcome: () => 'Your report was looked at.',
  },
};

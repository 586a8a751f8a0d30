import type { CircleId, UserId } from './ids.ts';
import type { TournamentStatus } from './rules.ts';
import type { Hall, StageShow, ToldMatch } from './stage.ts';
import type { Reaction } from './stage-rules.ts';

/** The tallies of a match; null where the count is secret. */
export interface LiveTally {
  tournamentId: number;
  matchId: number;
  totalVotes: number;
  film1Votes: number | null;
  film2Votes: number | null;
}

/** What `/api/events` may say, as server-sent events: ids and new figures, never whole objects. */
export interface LiveEvents {
  /** The viewer's own rights or sessions changed: fetch the current user again. */
  account: { userId: UserId };
  /** The viewer's own place in a circle changed: let in, turned down, promoted, removed. */
  membership: { circleId: CircleId };
  /** A circle's members, requests, invites or settings changed. */
  circle: { circleId: CircleId };
  /** New tallies of open matches, all of one moment. */
  match: { matches: LiveTally[] };
  /** A match day opened, or is about to close. */
  matchday: { tournamentId: number; matchDay: number; change: 'opened' | 'closing_soon' };
  /** The table was written anew. */
  standings: { tournamentId: number; matchDay: number };
  /**
   * An evening was called for, started, paused, moved on or ended, or its next match is told; what is absent is as it
   * was. `now` is the server's clock.
   */
  stage: {
    tournamentId: number;
    matchDay: number;
    now: number;
    show: StageShow | null;
    calledFor: number | null;
    told: ToldMatch | null;
  };
  /** Who has come to an evening, and who has left; only for those who watch (`eventStreamQuery`). */
  hall: { tournamentId: number; hall: Hall };
  /** What was thrown within a moment; only for those who watch. */
  reactions: { tournamentId: number; counts: Partial<Record<Reaction, number>> };
  /** The odds after a day are computed. */
  odds: { tournamentId: number; matchDay: number };
  /** A closed day, or a correction of one of its results, has its seal. */
  seal: { tournamentId: number; matchDay: number };
  /** A championship's state, settings or nominations changed. */
  tournament: { tournamentId: number; status: TournamentStatus };
  /** A film of the viewer's was changed, by the film database or elsewhere. */
  film: { filmId: number };
  /** A post was published, changed or deleted, or its counts are new; a reply changes its parent's too. */
  post: {
    postId: number;
    change: 'published' | 'edited' | 'deleted' | 'counts';
    parentPostId: number | null;
    tournamentId: number | null;
    matchId: number | null;
    circleId: CircleId | null;
    likesCount: number;
    dislikesCount: number;
    repliesCount: number;
  };
  /** Something that concerns the viewer, to be read from their notifications; null: they read some. */
  notification: { notificationId: number | null };
  /** Asked of one page now and then, behind other news: it sends the stamp back (`live.ts`), which measures the way to it. */
  echo: { stamp: string };
}

/** A page that opens hears what was told within this time before, and nothing older. */
export const longestCatchUpMs = 20_000;

export type LiveEventType = keyof LiveEvents;

export type LiveEvent = {
  [Type in LiveEventType]: { type: Type; data: LiveEvents[Type] };
}[LiveEventType];

import { z } from 'zod';
import type { Random } from './random.ts';

/** How many of a kind are remembered: the latest. */
const remembered = 120;

/** By what an object has beside its `id`: the kind of that id. */
const shapes: readonly (readonly [string, string])[] = [
  ['username', 'userId'],
  ['content', 'postId'],
  ['film1', 'matchId'],
  ['title', 'filmId'],
  ['joinType', 'circleId'],
  ['memberCount', 'circleId'],
  ['maxUses', 'inviteId'],
  ['reviewedAt', 'requestId'],
  ['isRead', 'notificationId'],
  ['lastSentAt', 'deviceId'],
  ['isSecurityKey', 'passkeyId'],
  ['userAgent', 'sessionId'],
  ['openReports', 'userId'],
  ['reports', 'reportId'],
  ['totalMatchDays', 'tournamentId'],
  ['champions', 'tournamentId'],
];

/** Fields under another name than that of their kind. */
const kindOfName: Readonly<Record<string, string>> = {
  author: 'username',
  coverImagePath: 'imageUrl',
  coverImageUrl: 'imageUrl',
  createdBy: 'userId',
  currentMatchDay: 'matchDay',
  filmIds: 'filmId',
  ids: 'notificationId',
  objectPath: 'imageUrl',
  opponentId: 'filmId',
  ownerId: 'userId',
  parentPostId: 'postId',
  postImageURL: 'imageUrl',
  prefix: 'username',
  quotedPostId: 'postId',
  rematchOf: 'tournamentId',
  uploadURL: 'imageUrl',
  voterId: 'userId',
  userIds: 'userId',
  winnerId: 'filmId',
};

const playingFilm = z.object({ id: z.int() });
const playingMatch = z.object({
  id: z.int(),
  film1: playingFilm,
  film2: playingFilm,
  viewerMayVote: z.boolean(),
});

type Thing = string | number;

/** What answers have named so far, by kind, so that calls are about things that exist. */
export class Things {
  readonly #kinds = new Map<string, Thing[]>();
  readonly #pairs = new Map<number, readonly [number, number]>();

  add(kind: string, thing: Thing): void {
    const known = this.#kinds.get(kind) ?? [];
    this.#kinds.set(kind, known);
    if (known.includes(thing)) return;
    known.push(thing);
    if (known.length > remembered) known.shift();
  }

  /** Whatever an answer names. */
  learn(answer: unknown): void {
    if (Array.isArray(answer)) {
      for (const each of answer) this.learn(each);
    } else if (typeof answer === 'object' && answer !== null) {
      this.#learnObject(answer);
    }
  }

  /** One for a field of this name; undefined if none is known. */
  find(name: string, random: Random): Thing | undefined {
    const known = this.#kinds.get(kindOf(name));
    return known && random.pick(known);
  }

  /** The films of a match, if it was named. */
  filmsOf(matchId: unknown): readonly [number, number] | undefined {
    return typeof matchId === 'number' ? this.#pairs.get(matchId) : undefined;
  }

  #learnObject(answer: object): void {
    const match = playingMatch.safeParse(answer).data;
    if (match) {
      this.#pairs.set(match.id, [match.film1.id, match.film2.id]);
      if (match.viewerMayVote) this.add('openMatchId', match.id);
    }
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'object') this.learn(value);
      else if (name === 'id') this.#learnId(answer, value);
      else if (isThing(value) && isNamed(name)) this.add(kindOf(name), value);
    }
  }

  #learnId(answer: object, value: unknown): void {
    const shape = shapes.find(([name]) => name in answer);
    if (shape && isThing(value)) this.add(shape[1], value);
  }
}

function kindOf(name: string): string {
  return kindOfName[name] ?? name;
}

function isNamed(name: string): boolean {
  return (
    name.endsWith('Id') || name in kindOfName || ['username', 'token', 'matchDay'].includes(name)
  );
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

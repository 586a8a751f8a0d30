import { drawOrder } from '@girone/championship/draw';
import { countDay } from '@girone/championship/verification/check-ballots';
import type {
  PublishedDraw,
  PublishedMatch,
  PublishedSeason,
} from '@girone/championship/verification/published';
import { SeasonCheck } from '@girone/championship/verification/season-check';
import type { Match } from '@girone/contract/matches';
import { pageRows } from '@girone/contract/rules';
import type { SeasonFile } from '@girone/contract/season-file';
import { ApiError } from '../../lib/api/api-error.ts';
import { askServer } from './ask-server.ts';
import type { CheckOrder, Tell } from './check-protocol.ts';

const toCome: ReadonlySet<string> = new Set(['ballots_not_sealed', 'results_hidden']);

/** A browser has six connections to a server; these leave room for whatever else the page asks for. */
const askedAtOnce = 4;
/** Days that have come before they can be counted: a phone has room for so many of the largest season. */
const mostAhead = 32;
/** News come no faster than somebody can follow them: each makes the page draw its chain again. */
const newsEveryMs = 500;

/** Fetches all that a championship publishes, day by day, and counts it again. */
export async function runCheck(order: CheckOrder, tell: Tell): Promise<void> {
  const begin = performance.now();
  try {
    const days = fetchAhead(order.closedDays, (day) => fetchDay(order, day));
    const season = await fetchSeason(order, tell);
    const check = new SeasonCheck(season);
    const { lines: opening, days: none } = check.report();
    tell({ kind: 'progress', progress: { day: 0, lines: opening, days: none } });
    let told = performance.now();
    for await (const day of days) {
      // Its seal is being written, or its results are held back: it and those after it wait for the next check.
      if (day === null) break;
      const { published, counts } = day;
      check.addDay(published, counts);
      if (performance.now() - told < newsEveryMs) continue;
      const { lines, days: counted } = check.report();
      tell({ kind: 'progress', progress: { day: published.matchDay, lines, days: counted } });
      told = performance.now();
    }
    tell({ kind: 'done', report: check.report(), ms: performance.now() - begin });
  } catch (error) {
    const refusal = error instanceof ApiError ? error : null;
    const message = refusal?.serverMessage ?? null;
    tell({ kind: 'failed', status: refusal?.status ?? -1, message });
  }
}

/**
 * What there is for the days from the first to the last, in their order. The first are asked for at once, the next ones
 * as those before them come and are taken.
 */
function fetchAhead<T>(lastDay: number, fetchOne: (day: number) => Promise<T>): AsyncGenerator<T> {
  const lanes = Array.from({ length: askedAtOnce }, () => Promise.resolve());
  const ask = (day: number): Promise<T> => {
    const lane = day % askedAtOnce;
    const answer = (lanes[lane] ?? Promise.resolve()).then(() => fetchOne(day));
    lanes[lane] = settleLater(answer.then(() => undefined));
    return settleLater(answer);
  };
  const ahead = Array.from({ length: Math.min(lastDay, mostAhead) }, (_, index) => ask(index + 1));

  async function* take(): AsyncGenerator<T> {
    for (let day = 1; day <= lastDay; day += 1) {
      const next = ahead.shift();
      if (day + mostAhead <= lastDay) ahead.push(ask(day + mostAhead));
      if (next) yield await next;
    }
  }
  return take();
}

/** Whoever waits for it hears of its failure; if nobody does any more, nobody need. */
function settleLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

async function fetchSeason(order: CheckOrder, tell: Tell): Promise<PublishedSeason> {
  const { tournamentId, isSignedIn } = order;
  const base = `/api/tournaments/${tournamentId}`;
  const [chain, matches, ownKey] = await Promise.all([
    askServer('GET /api/tournaments/:tournamentId/seals', `${base}/seals`),
    fetchMatches(base),
    isSignedIn ? fetchKey() : null,
  ]);
  const { seals } = chain;
  const draw = chain.draw ?? (seals.length > 0 ? await fetchOldDraw(base) : null);
  tell({ kind: 'facts', facts: { draw, seals, matches } });
  return { tournamentId, draw, seals, matches: matches.map(publishedMatch), ownKey };
}

/** In pages as long as they come: by days they would be three times as many calls. */
async function fetchMatches(base: string): Promise<Match[]> {
  const all: Match[] = [];
  for (;;) {
    const last = all.at(-1);
    const before = last === undefined ? '' : `&before=${last.id}`;
    const page = await askServer(
      'GET /api/tournaments/:tournamentId/matches',
      `${base}/matches?limit=${pageRows.most}${before}`,
    );
    all.push(...page);
    if (page.length < pageRows.most) return all;
  }
}

/** Null where nobody has one yet; without it everything but one's own ballots is checked all the same. */
async function fetchKey(): Promise<string | null> {
  try {
    const answer = await askServer('GET /api/user/ballot-key', '/api/user/ballot-key');
    return answer?.key ?? null;
  } catch {
    return null;
  }
}

/** Of a season that began before there were commitments: its seed is in the file of its results. */
async function fetchOldDraw(base: string): Promise<PublishedDraw | null> {
  const address = new URL(`${base}/results.json`, globalThis.location.origin);
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server serialises by this schema
  const { championship, films } = (await response.json()) as SeasonFile;
  if (championship.drawSeed === null) return null;
  const seed = championship.drawSeed;
  const filmIds = films.map(({ id }) => id);
  return { commitment: null, secret: null, seed, filmIds, order: drawOrder(filmIds, seed) };
}

/** Null where its seal is still to be written, or its results to be revealed. */
async function fetchDay({ tournamentId }: CheckOrder, matchDay: number) {
  const base = `/api/tournaments/${tournamentId}`;
  const query = `?matchDay=${matchDay}`;
  try {
    const [ballots, table] = await Promise.all([
      askServer('GET /api/tournaments/:tournamentId/ballots', `${base}/ballots${query}`),
      askServer('GET /api/tournaments/:tournamentId/leaderboard', `${base}/leaderboard${query}`),
    ]);
    // At once: the season may still be on its way.
    return { published: { ...ballots, table }, counts: countDay(ballots) };
  } catch (error) {
    const isToCome = error instanceof ApiError && toCome.has(error.code ?? '');
    if (isToCome) return null;
    throw error;
  }
}

function publishedMatch(match: Match): PublishedMatch {
  const { matchNumber, matchDay, film1, film2, film1Votes, film2Votes, winnerId } = match;
  return {
    matchNumber,
    matchDay,
    film1Id: film1.id,
    film2Id: film2.id,
    isCompleted: match.status === 'completed',
    film1Votes,
    film2Votes,
    winnerId,
    isCorrected: match.correction !== null,
    ownAnswer: answerOf(match),
  };
}

function answerOf({ viewerVote, viewerNotSeen, film1, film2 }: Match): 0 | 1 | 2 | null {
  if (viewerNotSeen) return 0;
  if (viewerVote === film1.id) return 1;
  return viewerVote === film2.id ? 2 : null;
}

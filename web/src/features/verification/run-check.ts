import { drawOrder } from '@girone/championship/draw';
import type {
  PublishedDraw,
  PublishedMatch,
  PublishedSeason,
} from '@girone/championship/verification/published';
import { SeasonCheck } from '@girone/championship/verification/season-check';
import type { Match } from '@girone/contract/matches';
import type { SeasonFile } from '@girone/contract/season-file';
import { ApiError } from '../../lib/api/api-error.ts';
import { askServer } from './ask-server.ts';
import type { CheckOrder, Tell } from './check-protocol.ts';

const toCome: ReadonlySet<string> = new Set(['ballots_not_sealed', 'results_hidden']);

/** Fetches all that a championship publishes, day by day, and counts it again. */
export async function runCheck(order: CheckOrder, tell: Tell): Promise<void> {
  const begin = performance.now();
  try {
    const season = await fetchSeason(order, tell);
    const check = new SeasonCheck(season);
    const { lines: opening, days: none } = check.report();
    tell({ kind: 'progress', progress: { day: 0, lines: opening, days: none } });
    let next = order.closedDays > 0 ? fetchDay(order, 1) : null;
    for (let day = 1; day <= order.closedDays; day += 1) {
      const published = await next;
      // Its seal is being written, or its results are held back: it and those after it wait for the next check.
      if (published === null) break;
      // The next day is on its way while this one is counted.
      if (day < order.closedDays) next = fetchDay(order, day + 1);
      check.addDay(published);
      const { lines, days } = check.report();
      tell({ kind: 'progress', progress: { day, lines, days } });
    }
    tell({ kind: 'done', report: check.report(), ms: performance.now() - begin });
  } catch (error) {
    const refusal = error instanceof ApiError ? error : null;
    const message = refusal?.serverMessage ?? null;
    tell({ kind: 'failed', status: refusal?.status ?? -1, message });
  }
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
  const facts = { draw, seals, matches, hasKey: ownKey !== null };
  tell({ kind: 'facts', facts });
  return { tournamentId, draw, seals, matches: matches.map(publishedMatch), ownKey };
}

async function fetchMatches(base: string): Promise<Match[]> {
  const all: Match[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await askServer(
      'GET /api/tournaments/:tournamentId/matches',
      `${base}/matches?limit=100${last ? `&before=${last.id}` : ''}`,
    );
    all.push(...page);
    if (page.length < 100) return all;
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
    return { ...ballots, table };
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

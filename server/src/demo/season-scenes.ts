import { and, asc, eq } from 'drizzle-orm';
import { commitmentOf } from '@girone/championship/ballots/draw-commitment';
import { createSeededRandom } from '@girone/championship/seeded-random';
import { matches } from '../domain/schema/matches.ts';
import { drawCommitments } from '../domain/schema/verification.ts';
import { revealMatchDay, storeVotes } from '../features/matches/index.ts';
import { createTournament, nominate } from '../features/tournaments/index.ts';
import { championships, type DemoChampionship, type Season } from './championships.ts';
import type { Transaction } from '../platform/db/database.ts';
import { expectDone, recall, type Scene, type Stage } from './stage.ts';

/** Of a thousand: whoever may vote does so on a match this often, or says that they have not seen one. */
const usualTurnout = 860;
const unseen = 40;
/** Of the time that a day has: before its end is announced. */
const votesAfter = 0.4;
/** How far taste may lead somebody away from what the others like; an appeal has the same unit. */
const tasteSpan = 4;

/** Championships are made and filled by hand; jobs start them and close their days. */
export function seasonScenes(): Scene[] {
  return championships.flatMap((championship) => {
    const { madeHoursAgo: hoursAgo, season } = championship;
    const opening: Scene[] = [{ hoursAgo, play: (stage) => make(stage, championship) }];
    const votes = season ? voteScenes(championship, season) : [];
    return opening.concat(nominationScenes(championship), votes, revealScenes(championship));
  });
}

async function make(stage: Stage, championship: DemoChampionship): Promise<void> {
  const { services, people, circles, tournaments } = stage;
  const { tx } = stage;
  const { name, description, creator, circle, maxFilms, filmsPerUser, season } = championship;
  const made = await createTournament(services, recall(people, creator), {
    name,
    description,
    circleId: circle === undefined ? null : recall(circles, circle),
    maxFilms,
    requiredFilmsPerUser: filmsPerUser,
    matchDayFrequencyHours: championship.frequencyHours,
    advanceOnAllCircleVotes: true,
    timeoutAdvanceEnabled: true,
    minOpenHours: 0,
    secretCount: championship.secretCount ?? false,
    reveal: { mode: championship.isRevealedByHand ? 'by_hand' : 'off' },
    allowUnseen: championship.allowUnseen ?? false,
    draft: championship.isDraft ?? false,
  });
  const { id } = expectDone(made, `make the championship ${name}`);
  tournaments.set(name, id);
  // People talk about the results of one draw.
  if (season) await commitTo(tx, id, season.drawSecret);
}

async function commitTo(tx: Transaction, tournamentId: number, secret: string): Promise<void> {
  await tx
    .update(drawCommitments)
    .set({ secret, commitment: commitmentOf(secret) })
    .where(eq(drawCommitments.tournamentId, tournamentId));
}

/** Spread evenly from the first day on. */
function nominationScenes(championship: DemoChampionship): Scene[] {
  const { name, nominations, madeHoursAgo, listedHoursAgo } = championship;
  const step = (madeHoursAgo - listedHoursAgo) / nominations.length;
  return nominations.map(([username, title], index) => ({
    hoursAgo: madeHoursAgo - step * (index + 1),
    async play({ services, people, films, tournaments }) {
      const tournamentId = recall(tournaments, name);
      const wish = { tournamentId, filmId: recall(films, title) };
      expectDone(await nominate(services, recall(people, username), wish), `nominate ${title}`);
    },
  }));
}

function voteScenes(championship: DemoChampionship, season: Season): Scene[] {
  const { frequencyHours, listedHoursAgo } = championship;
  return Array.from({ length: season.votedDays }, (_, index) => {
    const isLast = index + 1 === season.votedDays;
    const after = isLast ? season.lastVotesAfterHours : frequencyHours * votesAfter;
    const absent = isLast ? season.waitingFor : [];
    const voters = season.voters.filter((username) => !absent.includes(username));
    return {
      hoursAgo: listedHoursAgo - frequencyHours * index - after,
      play: (stage: Stage) => vote(stage, championship, { ...season, voters }),
    };
  });
}

function revealScenes({ name, creator, season }: DemoChampionship): Scene[] {
  return (season?.revealsHoursAgo ?? []).map((hoursAgo, index) => ({
    hoursAgo,
    async play({ services, people, tournaments }) {
      const byHand = { matchDay: index + 1, userId: recall(people, creator).userId };
      const order = { tournamentId: recall(tournaments, name), byHand };
      expectDone(await revealMatchDay(services, order), `reveal a day of ${name}`);
    },
  }));
}

/** Everybody votes on what is open, as they like; always in the same way. */
async function vote(stage: Stage, championship: DemoChampionship, season: Season): Promise<void> {
  const { tx, services, people, tournaments, films } = stage;
  const { name, allowUnseen = false } = championship;
  const isOpen = and(
    eq(matches.tournamentId, recall(tournaments, name)),
    eq(matches.status, 'active'),
  );
  const open = await tx.select().from(matches).where(isOpen).orderBy(asc(matches.matchNumber));
  const titles = new Map([...films].map(([title, id]) => [id, title]));
  const ballots = open.flatMap(({ id: matchId, matchNumber, film1Id, film2Id }) =>
    season.voters.flatMap((username) => {
      const draw = createSeededRandom(`${name}:${matchNumber}:${username}`);
      const luck = draw(1000);
      if (luck >= (season.turnout ?? usualTurnout)) return [];
      const { userId, isAdmin } = recall(people, username);
      const isUnseen = allowUnseen && luck < unseen;
      const lead = liking(username, titles.get(film1Id)) - liking(username, titles.get(film2Id));
      const mood = (draw(2001) - 1000) / 1000;
      const filmId = isUnseen ? null : lead + mood >= 0 ? film1Id : film2Id;
      return [{ matchId, userId, isAdmin, filmId }];
    }),
  );
  for (const result of await storeVotes(services.db, ballots)) {
    if (result.status === 'rejected') throw result.reason;
    expectDone(result.value, `vote in ${name}`);
  }

  function liking(username: string, title = ''): number {
    const taste = createSeededRandom(`${username} on ${title}`)(1001) / 1000 - 0.5;
    return (season.appeal[title] ?? 0) + taste * tasteSpan;
  }
}

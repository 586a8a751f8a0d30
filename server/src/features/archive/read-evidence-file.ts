import { packBallots } from '@girone/championship/ballots/packed-ballots';
import { drawOrder } from '@girone/championship/draw';
import { rankEachDay } from '@girone/championship/standings';
import { boxFormat } from '@girone/contract/box-format';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { limits } from '@girone/contract/rules';
import type { SeasonBox } from '@girone/contract/season-box';
import { seasonFile } from '@girone/contract/season-file';
import { dayBallots, seasonSeals, type DayBallots } from '@girone/contract/verification';
import { z } from 'zod';

/** A saved season: what the calls of `docs/verification.md` answer, in one file. */
const evidence = z.object({
  season: seasonFile,
  seals: seasonSeals,
  days: z.array(dayBallots).min(1).max(limits.matchDays),
});
type Evidence = z.output<typeof evidence>;

const codeForm = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** The same season as a box: without posters, people and talk, which such a file does not have. */
export function readEvidence(content: unknown, now: Date): Outcome<SeasonBox> {
  const read = evidence.safeParse(content);
  if (!read.success) return refuse('box_unreadable');
  const { championship } = read.data.season;
  const { startedAt, completedAt, cancelledAt, drawSeed } = championship;
  if (startedAt === null || completedAt === null || cancelledAt !== null || drawSeed === null) {
    return refuse('tournament_not_over');
  }
  const lists = read.data.days.flatMap(({ matches }) => matches);
  if (!lists.every(arePackable)) return refuse('box_unreadable');
  return accept({
    format: boxFormat,
    exportedAt: now.toISOString(),
    championship: {
      id: championship.id,
      name: championship.name,
      description: championship.description,
      isPublic: championship.isPublic,
      circleName: championship.circleName,
      startedAt,
      completedAt,
      voters: null,
    },
    drawSeed,
    films: read.data.season.films.map(({ id, title, year }) => ({
      id,
      title,
      year,
      director: null,
      genre: null,
      ownerName: null,
      cover: null,
    })),
    ...readDays(read.data, drawSeed),
    ...read.data.seals,
    posts: [],
    postCount: 0,
  });
}

type DayList = DayBallots['matches'][number];

/** Codes that are none, and lists out of order, cannot be packed; no honest file has them. */
function arePackable({ ballots }: DayList): boolean {
  return ballots.every(
    ([code], index) => codeForm.test(code) && code >= (ballots[index - 1]?.[0] ?? ''),
  );
}

function readDays(
  { season, seals, days }: Evidence,
  drawSeed: string,
): Pick<SeasonBox, 'matches' | 'days'> {
  const filed = new Map(season.matches.map((match) => [match.matchNumber, match]));
  const corrected = new Set(seals.seals.map(({ matchNumber }) => matchNumber));
  const results = days.flatMap(({ matchDay, matches }) =>
    matches.map(({ matchNumber, film1Id, film2Id, film1Votes, film2Votes }) => ({
      matchNumber,
      matchDay,
      film1Id,
      film2Id,
      film1Votes: filed.get(matchNumber)?.homeVotes ?? film1Votes,
      film2Votes: filed.get(matchNumber)?.awayVotes ?? film2Votes,
    })),
  );
  const ids = season.films.map(({ id }) => id);
  const known = results.filter(
    ({ film1Id, film2Id }) => ids.includes(film1Id) && ids.includes(film2Id),
  );
  const tables = rankEachDay(drawOrder(ids, drawSeed), known);
  const lastDay = days.at(-1)?.matchDay;
  return {
    matches: results.map((match) => [
      match.matchNumber,
      match.matchDay,
      match.film1Id,
      match.film2Id,
      match.film1Votes,
      match.film2Votes,
      corrected.has(match.matchNumber) ? 1 : 0,
    ]),
    days: days.map(({ matchDay, matches }) => ({
      matchDay,
      closedAt: filed.get(matches[0]?.matchNumber ?? 0)?.completedAt ?? null,
      // The file has the last table alone; those before it follow from the results.
      table: (matchDay === lastDay ? season.table : (tables[matchDay]?.rows ?? [])).map((row) => [
        row.filmId,
        row.position,
        row.points,
        row.wins,
        row.draws,
        row.losses,
        row.votesFor,
        row.votesAgainst,
      ]),
      counts: matches.map(({ matchNumber, film1Votes, film2Votes, root }) => [
        matchNumber,
        film1Votes,
        film2Votes,
        root,
      ]),
      ballots: packBallots(matches.map(({ ballots }) => ballots)),
    })),
  };
}

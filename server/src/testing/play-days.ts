import type { DirectSql } from './direct-sql.ts';
import { matchesOn, type Season } from './sample-season.ts';
import type { TestClient } from './test-client.ts';

interface Play {
  readonly season: Season;
  /** Of whoever may close its days. */
  readonly client: TestClient;
  /** As many as a film can get votes. */
  readonly voters: readonly number[];
}

/** Results that look like any others, and are the same each time. */
export function scoreOf(matchId: number): readonly [home: number, away: number] {
  return [(matchId * 7) % 4, (matchId * 3) % 3];
}

/** Has everybody vote on the matches of a day as `scoreOf` says. */
export async function voteOnDay(
  sql: DirectSql,
  { season, voters }: Pick<Play, 'season' | 'voters'>,
  day: number,
): Promise<void> {
  for (const { id, home, away } of matchesOn(season, day)) {
    const [first, second] = scoreOf(id);
    const chosen = [...Array(first).fill(home), ...Array(second).fill(away)];
    for (const [index, filmId] of chosen.entries()) {
      await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
        id,
        voters[index],
        filmId,
      ]);
    }
  }
}

/** Votes on the first days and closes them. */
export async function playDays(sql: DirectSql, play: Play, days: number): Promise<void> {
  for (let day = 1; day <= days; day += 1) {
    await voteOnDay(sql, play, day);
    const { status } = await play.client.post(`${play.season.path}/advance`, { matchDay: day });
    if (status !== 200) throw new Error(`day ${day} could not be closed: ${status}`);
  }
}

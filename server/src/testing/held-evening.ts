import { beforeAll } from 'vitest';
import { verificationJobs } from '../features/verification/index.ts';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { systemRandom } from '../platform/random.ts';
import type { DirectSql } from './direct-sql.ts';
import { findJob } from './find-job.ts';
import { addUser } from './sample-rows.ts';
import { addSeason, matchesOn, type Season } from './sample-season.ts';
import type { TestClient } from './test-client.ts';

const log = createLogger({ logLevel: 'silent' });

interface EveningParts {
  readonly database: { readonly url: string };
  readonly sql: DirectSql;
}

interface Settings {
  readonly createdBy: { readonly id: number; readonly client: TestClient };
  readonly films?: number;
  readonly circleId?: number;
  /** How many days are closed, face down. */
  readonly days?: number;
  readonly isSealed?: boolean;
  /** Who has three votes of four in every match. */
  readonly favourite?: 'home' | 'away';
}

/** Days that wait for their evening, and the time that passes during one. */
export function useHeldEvenings({ database, sql }: EveningParts) {
  let connection: DatabaseConnection;
  beforeAll(() => {
    connection = createDatabase({ url: database.url, poolSize: 4, log });
    return () => connection.close();
  });

  async function seal(season: Season): Promise<void> {
    const jobs = verificationJobs({ db: connection.db, random: systemRandom });
    await findJob(jobs, 'seal-season').run({ tournamentId: season.tournamentId });
  }

  return {
    platform: () => ({ db: connection.db, log }),
    seal,
    async hold(wanted: Settings): Promise<Season> {
      const { createdBy, days = 1, isSealed = true, favourite = 'home', ...settings } = wanted;
      const season = await addSeason(sql, {
        ...settings,
        createdBy: createdBy.id,
        advanceOnAllVotes: false,
        isRevealedByHand: true,
      });
      const voters = [];
      for (let count = 0; count < 4; count += 1) voters.push(await addUser(sql));
      for (let day = 1; day <= days; day += 1) {
        for (const { id, home, away } of matchesOn(season, day)) {
          const [most, least] = favourite === 'home' ? [home, away] : [away, home];
          await sql.run(
            `insert into votes (match_id, user_id, film_id)
             select $1, vote.* from unnest($2::int[], $3::int[]) as vote`,
            [id, voters, [most, most, most, least]],
          );
        }
        const { status } = await createdBy.client.post(`${season.path}/advance`, { matchDay: day });
        if (status !== 200) throw new Error(`day ${day} could not be closed: ${status}`);
      }
      if (isSealed) await seal(season);
      return season;
    },
    /** As if the evening had gone on for so long; nobody was seen meanwhile. */
    async letPass({ tournamentId }: Season, ms: number): Promise<void> {
      await sql.run(
        `update match_day_shows set started_at = started_at - shift, paused_at = paused_at - shift,
           runner_seen_at = runner_seen_at - shift
         from make_interval(secs => $2::float8 / 1000) as shift
         where tournament_id = $1 and ended_at is null`,
        [tournamentId, ms],
      );
    },
  };
}

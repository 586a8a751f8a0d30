import { userId as toUserId } from '@girone/contract/ids';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { raceRounds } from '../../testing/race-rounds.ts';
import { addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import {
  addSeason,
  matchesOn,
  type Season,
  type SeasonMatch,
} from '../../testing/sample-season.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { storeVotes, type Ballot } from './store-votes.ts';
import { createReadVotedMatches } from './voted-matches.ts';

const database = useDatabase();
const sql = connectDirectly(database);

let season: Season;
let match: SeasonMatch;

async function newSeason(settings: Parameters<typeof addSeason>[1] = {}): Promise<void> {
  season = await addSeason(sql, settings);
  const [first] = matchesOn(season, 1);
  if (!first) throw new Error('a day without a match');
  match = first;
}

beforeEach(() => newSeason());

async function countRows(matchId = match.id): Promise<number> {
  return sql.add('select count(*)::int as id from votes where match_id = $1', [matchId]);
}

let connection: DatabaseConnection;

beforeAll(() => {
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 5, log });
  return () => connection.close();
});

async function ballotOf(userId: number, filmId = match.home): Promise<Ballot> {
  return { matchId: match.id, userId: toUserId.parse(userId), isAdmin: false, filmId };
}

describe('votes in one batch', () => {
  test('of one person on one match: the last that may be taken counts, all are answered', async () => {
    const { home, away } = match;
    const voter = await addUser(sql);
    const films = [home, away, season.films.find((film) => film !== home && film !== away) ?? 0];
    const ballots = await Promise.all(films.map((film) => ballotOf(voter, film)));
    const results = await storeVotes(connection.db, ballots);
    expect(results).toMatchObject([
      { value: { ok: true } },
      { value: { ok: true } },
      { value: { ok: false, code: 'film_not_in_match' } },
    ]);
    expect(await sql.run('select film_id from votes where match_id = $1', [match.id])).toEqual([
      { film_id: away },
    ]);
  });

  test('do not fall for one that the database refuses', async () => {
    const [good, bad, worse] = [await addUser(sql), await addUser(sql), await addUser(sql)];
    await sql.run(
      `create function break_vote() returns trigger language plpgsql as $$
       begin
         if new.user_id = ${bad} then perform refuse('votes_match_open', 'not open'); end if;
         if new.user_id = ${worse} then raise exception 'unforeseen'; end if;
         return new;
       end $$`,
    );
    await sql.run(
      'create trigger break_vote before insert on votes for each row execute function break_vote()',
    );
    const ballots = await Promise.all([bad, good, worse].map((voter) => ballotOf(voter)));
    const results = await storeVotes(connection.db, ballots);
    await sql.run('drop function break_vote cascade');
    expect(results).toMatchObject([
      { status: 'fulfilled', value: { ok: false, code: 'match_not_open' } },
      { status: 'fulfilled', value: { ok: true } },
      { status: 'rejected' },
    ]);
    expect(await sql.run('select user_id from votes where match_id = $1', [match.id])).toEqual([
      { user_id: good },
    ]);
  });

  test('on many days and in any order do not lock each other out', async () => {
    const seasons = [season, await addSeason(sql), await addSeason(sql)];
    const first = seasons.flatMap((each) => matchesOn(each, 1));
    const voters = await Promise.all(Array.from({ length: 8 }, () => addUser(sql)));
    const ballots = voters.flatMap((voter) =>
      first.map(({ id, home }) => ({
        matchId: id,
        userId: toUserId.parse(voter),
        isAdmin: false,
        filmId: home,
      })),
    );
    const rounds = Array.from({ length: 20 }, (_, round) =>
      storeVotes(connection.db, round % 2 === 0 ? ballots : ballots.toReversed()),
    );
    for (const results of await Promise.all(rounds)) {
      expect(results.every((result) => result.status === 'fulfilled' && result.value.ok)).toBe(
        true,
      );
    }
    for (const { id } of first) expect(await countRows(id)).toBe(voters.length);
  });
});

/** Ends a membership and answers whether the member's vote was there at that moment. */
async function removeMember(circleId: number, userId: number): Promise<boolean> {
  const client = await sql.connect();
  try {
    await client.query('begin');
    await client.query(
      `update circle_memberships set is_active = false, left_at = now()
       where circle_id = $1 and user_id = $2`,
      [circleId, userId],
    );
    const { rows } = await client.query('select 1 from votes where user_id = $1', [userId]);
    await client.query('commit');
    return rows.length > 0;
  } finally {
    client.release();
  }
}

test('a member who is removed votes before that or not at all', async () => {
  const circleId = await addOwnedCircle(sql, await addUser(sql));
  await newSeason({ circleId });
  for (let round = 0; round < raceRounds; round += 1) {
    const userId = await addUser(sql);
    await addMember(sql, { circleId, userId });
    const ballot = await ballotOf(userId);
    const [[result], wasThere] = await Promise.all([
      storeVotes(connection.db, [ballot]),
      removeMember(circleId, userId),
    ]);
    const rows = await sql.run('select 1 from votes where user_id = $1', [userId]);
    const isTaken = result?.status === 'fulfilled' && result.value.ok;
    expect([isTaken, rows.length > 0]).toEqual([wasThere, wasThere]);
    const late = await storeVotes(connection.db, [ballot]);
    expect(late).toMatchObject([{ value: { ok: false, code: 'not_eligible' } }]);
  }
});

test('an account that was suspended since it asked has no vote', async () => {
  const ballot = await ballotOf(await addUser(sql));
  await sql.run('update users set suspended_at = now() where id = $1', [ballot.userId]);
  const [result] = await storeVotes(connection.db, [ballot]);
  expect(result).toEqual({ status: 'fulfilled', value: { ok: false, code: 'not_signed_in' } });
  await sql.run(`update users set suspended_until = now() - interval '1 s' where id = $1`, [
    ballot.userId,
  ]);
  const [later] = await storeVotes(connection.db, [ballot]);
  expect(later).toMatchObject({ value: { ok: true } });
});

test('every vote is answered with its match as it is now, whatever was kept of it before', async () => {
  const readMatches = createReadVotedMatches();
  const vote = async () => {
    const ballot = await ballotOf(await addUser(sql));
    const [result] = await storeVotes(connection.db, [ballot], readMatches);
    if (result?.status !== 'fulfilled' || !result.value.ok) throw new Error('no vote');
    return result.value.value.match;
  };
  const first = await vote();
  expect(first).toMatchObject({ match: { film1Votes: 1, film2Votes: 0 } });

  // Written by somebody else: nothing tells this process but the database.
  await sql.run(`update films set genre = 'Giallo' where id = $1`, [match.home]);
  await sql.run(
    `update users set first_name = 'Ada', last_name = 'Lovelace'
     where id = (select owner_id from films where id = $1)`,
    [match.home],
  );
  await sql.run(`update tournaments set name = 'Coppa nuova', secret_count = true where id = $1`, [
    season.tournamentId,
  ]);
  expect(await vote()).toMatchObject({
    match: { id: match.id, film1Votes: 2, film2Votes: 0 },
    tournament: { name: 'Coppa nuova', secretCount: true },
    film1: { id: match.home, genre: 'Giallo', ownerName: 'Ada Lovelace' },
    film2: first.film2,
  });
});

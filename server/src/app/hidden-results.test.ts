import { beforeAll, expect, test } from 'vitest';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { systemRandom } from '../platform/random.ts';
import { verificationJobs } from '../features/verification/index.ts';
import {
  askEverything,
  differences,
  type Answers,
  type AskedScene,
} from '../testing/ask-everything.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { findJob } from '../testing/find-job.ts';
import { eventsOf, listen } from '../testing/listen.ts';
import { addUser } from '../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../testing/sample-season.ts';
import { signUp, type TestPerson } from '../testing/sign-up.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { gatherViewers } from '../testing/viewers.ts';

// Two of them: what one keeps of the first round, the other cannot answer with in the second.
const database = useDatabase();
const first = useGirone(database, { JOBS: 'off' });
const second = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let scenes: AskedScene[];
let organizer: TestPerson;

beforeAll(async () => {
  const { visitor, outsider, member, admin, circleId } = await gatherViewers(first, sql);
  organizer = await signUp(first, 'organizer');
  const runner = await signUp(first, 'runner');
  await sql.run(
    `insert into circle_memberships (circle_id, user_id, role) values ($1, $2, 'moderator'), ($1, $3, 'member')`,
    [circleId, runner.id, organizer.id],
  );
  const settings = { createdBy: organizer.id, advanceOnAllVotes: false, isRevealedByHand: true };
  const open = { visitor, outsider: outsider.client, organizer: organizer.client };
  const closed = { member: member.client, runner: runner.client, organizer: organizer.client };
  scenes = [
    {
      season: await playHidden(await addSeason(sql, settings)),
      organizer,
      viewers: { ...open, admin: admin.client },
    },
    {
      season: await playHidden(await addSeason(sql, { ...settings, circleId })),
      organizer,
      viewers: closed,
    },
  ];
  const log = createLogger({ logLevel: 'silent' });
  const connection: DatabaseConnection = createDatabase({ url: database.url, poolSize: 2, log });
  const jobs = verificationJobs({ db: connection.db, random: systemRandom });
  for (const { season } of scenes) {
    await findJob(jobs, 'seal-season').run({ tournamentId: season.tournamentId });
  }
  return () => connection.close();
});

/** The films at home win each match of the first day by three votes to one; nobody may know. */
async function playHidden(season: Season): Promise<Season> {
  for (const { id, home, away } of matchesOn(season, 1)) {
    for (const filmId of [home, home, home, away]) {
      const values = [id, await addUser(sql), filmId];
      await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', values);
    }
  }
  const { status } = await organizer.client.post(`${season.path}/advance`, { matchDay: 1 });
  expect(status).toBe(200);
  return season;
}

/** Now the films away have three votes, and those at home one. */
async function turnVotes(): Promise<void> {
  await sql.correct([
    `update votes set film_id = case when votes.film_id = film1_id then film2_id else film1_id end
     from matches where matches.id = match_id and status = 'closed'`,
  ]);
}

function ask(address: string, isAsked?: (call: string) => boolean): Promise<Answers> {
  return askEverything({ address, scenes, ...(isAsked && { isAsked }) });
}

const tellsOnceShown = [
  /^visitor \/api\/tournaments\/\d+\/(?:leaderboard|positions|statistics|matches)$/,
  /^visitor \/api\/tournaments\/\d+\/(?:ballots|story)\?matchDay=1$/,
  /^visitor \/api\/tournaments\/\d+\/(?:results.csv|calendar.ics|share.png)$/,
  /^visitor \/embed\/tournaments\/\d+$/,
  /^visitor \/api\/(?:leaderboard|matches\/\d+|films\/\d+\/career)$/,
  /^(?:member|runner) \/api\/tournaments\/\d+\/leaderboard$/,
  /^organizer \/api\/dashboard$/,
  /^admin \/api\/admin\/matches$/,
];

/** What was answered while nothing was told. */
let hidden: Answers;

test('nothing that anybody can ask for tells which way a hidden day went', async () => {
  const before = await ask(first.address);
  expect(Object.keys(before).length).toBeGreaterThan(500);
  await turnVotes();
  hidden = await ask(second.address);
  await turnVotes();
  expect(differences(before, hidden)).toEqual([]);
});

/** The evening of each day has come to its first match, and stays there. */
async function stopAtFirstMatch(): Promise<void> {
  for (const { season } of scenes) {
    const { status } = await organizer.client.post(`${season.path}/stage/start`, { matchDay: 1 });
    expect(status).toBe(200);
  }
  await sql.run(
    `update match_day_shows set started_at = now() - interval '10 s', paused_at = now(),
       runner_seen_at = now() + interval '1 hour'`,
  );
}

/** The same for the matches that nobody was told of. */
async function turnUntold(): Promise<void> {
  await sql.correct([
    `update votes set film_id = case when votes.film_id = film1_id then film2_id else film1_id end
     from matches where matches.id = match_id and status = 'closed' and match_number <> 1`,
  ]);
}

function isStage(call: string): boolean {
  return /^\w+ \/api\/tournaments\/\d+\/stage/.test(call);
}

test('in the middle of an evening its stage tells what was told, and nothing else tells anything', async () => {
  // What is told is told once, to whoever listens: they are all there before it.
  const streams = await Promise.all(
    scenes.flatMap(({ season, viewers }) =>
      [first.address, second.address].flatMap((address) =>
        Object.values(viewers).map((viewer) =>
          listen(address, viewer, `?stage=${season.tournamentId}`),
        ),
      ),
    ),
  );
  await stopAtFirstMatch();
  const before = await ask(first.address);
  const differs = differences(hidden, before);
  const tells = differs.filter(isStage);
  expect(tells.length).toBeGreaterThan(6);
  for (const call of tells) expect(before[call]).toContain('"told":[{"index":0,');
  // It counts the jobs that wait, and the end of an evening is one.
  expect(differs.filter((call) => !isStage(call))).toEqual(['admin /api/admin/overview']);

  await turnUntold();
  const after = await ask(second.address);
  expect(differences(before, after)).toEqual([]);
  for (const page of streams) {
    await eventually(() => {
      const told = eventsOf(page, 'stage').flatMap((event) => event.told ?? []);
      expect(told[0]).toMatchObject({ index: 0, film1Votes: 3, film2Votes: 1 });
      expect(told.filter(({ index }) => index > 0)).toEqual([]);
    });
    expect(page.heard.text).not.toMatch(/^event: (?!stage$|hall$|echo$)/m);
    page.leave();
  }
  await turnUntold();
});

test('the same questions have something to tell once the day is revealed', async () => {
  for (const { season } of scenes) {
    const { status } = await organizer.client.post(`${season.path}/reveal`, { matchDay: 1 });
    expect(status).toBe(200);
  }
  const shown = await ask(first.address, (call) => tellsOnceShown.some((each) => each.test(call)));
  expect(Object.keys(shown).length).toBeGreaterThan(15);
  expect(differences(shown, hidden)).toEqual(Object.keys(shown));
});

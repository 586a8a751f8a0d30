import { pages } from '@girone/contract/pages';
import { beforeAll, expect, test } from 'vitest';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { systemRandom } from '../platform/random.ts';
import { verificationJobs } from '../features/verification/index.ts';
import { callsOfContract, isWrite, noIds } from '../testing/contract-calls.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { findJob } from '../testing/find-job.ts';
import { eventsOf, listen } from '../testing/listen.ts';
import { routesBesideContract } from '../testing/route-rows.ts';
import { addUser } from '../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../testing/sample-season.ts';
import { signUp, type TestPerson } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { gatherViewers } from '../testing/viewers.ts';

// Two of them: what one keeps of the first round, the other cannot answer with in the second.
const database = useDatabase();
const first = useGirone(database, { JOBS: 'off' });
const second = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

interface Scene {
  readonly season: Season;
  readonly viewers: Readonly<Record<string, TestClient>>;
}

let scenes: Scene[];
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
      viewers: { ...open, admin: admin.client },
    },
    { season: await playHidden(await addSeason(sql, { ...settings, circleId })), viewers: closed },
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

/** What is about this machine and this moment, and what never ends. */
const besideTheSeason = /^\/(?:metrics|readyz|healthz|livez|api\/(?:events|docs|openapi))/;

/** Every address that answers, with the season's ids in it. */
function addressesOf(season: Season): string[] {
  const [match] = matchesOn(season, 1);
  const ids = {
    ...noIds,
    tournamentId: season.tournamentId,
    matchId: match?.id ?? 0,
    filmId: match?.home ?? 0,
    userId: organizer.id,
    username: 'organizer',
  };
  const names = new Map<string, number | string>([
    ...Object.entries(ids),
    ['id', season.tournamentId],
    ['card', 'champion'],
    ['matchDay', 1],
  ]);
  const read = callsOfContract(ids).filter((call) => !isWrite(call));
  const files = Object.keys(routesBesideContract)
    .filter((route) => route.startsWith('GET '))
    .concat(Object.values(pages).map((page) => `GET ${page}`))
    .map((route) =>
      route
        .slice('GET '.length)
        .replaceAll(/:(\w+)/g, (_, name: string) => String(names.get(name) ?? 'none')),
    );
  const paths = [...read.map(({ path }) => path), ...files];
  const ofDay = paths.filter((path) => path.includes('/tournaments/') && !path.includes('?'));
  return paths
    .concat(ofDay.map((path) => `${path}?matchDay=1`))
    .concat(`/api/matches?tournamentId=${season.tournamentId}`, '/api/matches?status=closed')
    .filter((path) => !besideTheSeason.test(path));
}

/** The server's clock, as the stage tells it. */
const clock = /"now":\d{13},/;

interface Answers {
  readonly [call: string]: string;
}

/** What everybody is answered to all of it, or some: how, how long, under which tag, and what. */
async function ask(address: string, isAsked = (_call: string) => true): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const { season, viewers } of scenes) {
    for (const [name, viewer] of Object.entries(viewers)) {
      const client = new TestClient(address);
      for (const [cookie, value] of viewer.cookies) client.cookies.set(cookie, value);
      for (const path of addressesOf(season).filter((each) => isAsked(`${name} ${each}`))) {
        const { status, headers, text } = await client.get(path);
        // How short it can be packed depends on the clock, too.
        const length = clock.test(text) ? '' : headers.get('content-length');
        const told = [status, headers.get('etag'), length, text.replace(clock, '')];
        answers[`${name} ${path}`] = told.join('\n').replaceAll(address, '');
      }
    }
  }
  return answers;
}

function differences(one: Answers, other: Answers): string[] {
  return Object.keys(one).filter((call) => one[call] !== other[call]);
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
  await stopAtFirstMatch();
  const streams = await Promise.all(
    scenes.flatMap(({ season, viewers }) =>
      [first.address, second.address].flatMap((address) =>
        Object.values(viewers).map((viewer) =>
          listen(address, viewer, `?stage=${season.tournamentId}`),
        ),
      ),
    ),
  );
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
    expect(page.heard.text).not.toMatch(/^event: (?!stage$|hall$)/m);
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

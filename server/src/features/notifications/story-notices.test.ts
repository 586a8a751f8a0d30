import type { Notification } from '@girone/contract/notifications';
import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { waitForMails } from '../../testing/outbox.ts';
import { voteOnDay } from '../../testing/play-days.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { PUBLIC_URL: 'https://girone.example' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let luca: TestPerson;
let voters: readonly number[];

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  // Has a film in it, and never votes.
  luca = await signUp(girone, 'luca');
  voters = [await addUser(sql), await addUser(sql), await addUser(sql)];
  await sql.run(`update users set is_email_verified = true, language = 'it'`);
});

async function begin(films: number): Promise<Season> {
  return addSeason(sql, {
    films,
    createdBy: giulia.id,
    owners: [luca.id, giulia.id],
    advanceOnAllVotes: false,
  });
}

async function close(season: Season, day: number): Promise<void> {
  await voteOnDay(sql, { season, voters }, day);
  const { status } = await giulia.client.post(`${season.path}/advance`, { matchDay: day });
  expect(status).toBe(200);
}

async function told({ tournamentId }: Season, type: Notification['type']): Promise<Notification> {
  return eventually(async () => {
    const { body } = await luca.client.get('/api/notifications');
    const found = body.find(
      (each: Notification) => each.type === type && each.tournament?.id === tournamentId,
    );
    if (!found) throw new Error(`${type} is not told yet`);
    return found;
  });
}

test('the notice of a closed day brings what was most remarkable about it', async () => {
  const season = await begin(4);
  await close(season, 1);
  const { story, champions } = await told(season, 'match_day_results');
  const { body } = await luca.client.get(`${season.path}/story?matchDay=1`);
  expect(story?.facts).toEqual(body.facts.slice(0, 1));
  expect(story?.matchDay).toBe(1);
  expect(story?.films.every(({ title }) => title.startsWith('Film'))).toBe(true);
  expect(champions).toBeNull();
});

test('what was told of a day is told no more once a result of it was corrected', async () => {
  const season = await begin(4);
  await close(season, 1);
  expect((await told(season, 'match_day_results')).story).not.toBeNull();
  const [match] = matchesOn(season, 1);
  await sql.run(`update users set is_admin = true where id = $1`, [giulia.id]);
  await eventually(async () => {
    const { status } = await giulia.client.post(`/api/admin/matches/${match?.id}/result`, {
      film1Votes: 0,
      film2Votes: 3,
      reason: 'Contati male',
    });
    expect(status).toBe(200);
  });
  expect((await told(season, 'match_day_results')).story).toBeNull();
});

test('the end of a season names its champion and leads to its cards, for whoever has a film in it', async () => {
  const season = await begin(2);
  await close(season, 1);
  await close(season, 2);
  const { champions, story } = await told(season, 'tournament_completed');
  const { body: table } = await luca.client.get(`${season.path}/leaderboard`);
  const winners = table.filter(({ position }: { position: number }) => position === 1);
  expect(champions).toEqual({
    matchDay: 2,
    count: winners.length,
    film: winners.length === 1 ? winners[0].filmTitle : null,
  });
  expect(story).toBeNull();
  await sql.run(
    `select graphile_worker.add_job('send-notification', json_build_object('notificationId', id))
     from notifications where user_id = $1 and type = 'tournament_completed'`,
    [luca.id],
  );
  const mails = await waitForMails(girone.dataDir, 'luca@example.org', 1);
  const mail = mails.find(({ subject }) => subject.includes('finito'));
  const { body } = await luca.client.get(`${season.path}/story?matchDay=2`);
  expect(body.facts[0].kind).toMatch(/^title/);
  expect(mail?.text).toContain('L’ultima giornata di «Coppa» si è chiusa: ');
  expect(mail?.text).toContain(
    `La stagione in carte: https://girone.example/tournaments/${season.tournamentId}/recap`,
  );
});

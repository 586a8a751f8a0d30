import { describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { idsOf, setUpDashboards } from '../../testing/dashboard-scene.ts';
import {
  addCircleTournament,
  addFilm,
  addJoinRequest,
  addMember,
  addOwnedCircle,
  addTournament,
  addUser,
  nominate,
} from '../../testing/sample-rows.ts';
import { matchesOn } from '../../testing/sample-season.ts';
import { signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';

const scene = setUpDashboards();
const { girone, sql, look, addCircleOf, begin } = scene;

const nothing = {
  circles: { count: 0, max: 3 },
  films: { count: 0, max: 20, latest: [] },
  tournaments: { active: 0, gettingReady: 0 },
  waiting: { count: 0, answered: 0, matches: [] },
  nextClose: null,
  season: null,
  setups: [],
  ended: [],
  joinRequests: [],
};

describe('the dashboard', () => {
  test('is for whoever is signed in', async () => {
    const { status, body } = await new TestClient(girone.address).get('/api/dashboard');
    expect([status, body.code]).toEqual([401, 'not_signed_in']);
  });

  test('of somebody new is empty, whatever the others do; of an admin too', async () => {
    const circleId = await addOwnedCircle(sql, await addUser(sql), { isPublic: true });
    await addJoinRequest(sql, circleId, await addUser(sql));
    const open = await begin({ createdBy: await addUser(sql) });
    await begin({ createdBy: await addUser(sql), circleId });
    await addCircleTournament(sql, { circleId, createdBy: await addUser(sql) });
    await addTournament(sql);
    const ended = await begin({ films: 2, createdBy: await addUser(sql) });
    await closeDays(scene.admin.client, ended.path, ended.lastDay);
    for (const person of [await signUp(girone), scene.admin]) {
      const { others, firstSteps, ...own } = await look(person);
      expect(own).toEqual(nothing);
      // In a public championship everybody votes; a circle's is its members' business.
      expect(others.matches.map(({ tournamentId }) => tournamentId)).toEqual([
        open.tournamentId,
        open.tournamentId,
      ]);
      expect(firstSteps).toMatchObject({ kind: 'organizer', isHidden: false, circle: null });
    }
  });

  test('counts circles and films, and shows the last three', async () => {
    const person = await signUp(girone);
    await addCircleOf(person.id);
    const left = await addOwnedCircle(sql, await addUser(sql));
    await addMember(sql, { circleId: left, userId: person.id, isActive: false });
    const films: number[] = [];
    for (const title of ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque']) {
      films.push(await addFilm(sql, person.id, { title, year: 1960 }));
    }
    await person.client.delete(`/api/films/${films[4]}`);
    const { circles, films: shown } = await look(person);
    expect(circles).toEqual({ count: 1, max: 3 });
    expect(shown).toMatchObject({ count: 4, max: 20 });
    expect(shown.latest.map(({ title }) => title)).toEqual(['Quattro', 'Tre', 'Due']);
    expect(shown.latest[0]).toEqual({
      id: films[3],
      title: 'Quattro',
      year: 1960,
      director: null,
      genre: null,
      posterUrl: null,
    });
  });
});

describe('the viewer’s championships', () => {
  test('are those of their circles, and public ones they created or have a film in', async () => {
    const person = await signUp(girone);
    const other = await addUser(sql);
    const circleId = await addCircleOf(person.id);
    await addCircleTournament(sql, { circleId, createdBy: other });
    await begin({ circleId, createdBy: other });
    expect((await look(person)).tournaments).toEqual({ active: 1, gettingReady: 1 });
    // Another's draft is nobody's business, one's own is.
    await addCircleTournament(sql, { circleId, createdBy: other, status: 'preparation' });
    await addCircleTournament(sql, { circleId, createdBy: person.id, status: 'preparation' });
    expect((await look(person)).tournaments).toEqual({ active: 1, gettingReady: 2 });
    await begin({ createdBy: person.id });
    await begin({ owners: [person.id, other] });
    await nominate(sql, await addTournament(sql), person.id);
    expect((await look(person)).tournaments).toEqual({ active: 3, gettingReady: 3 });
  });

  test('are no longer those of a circle that they left, even with a film in it', async () => {
    const person = await signUp(girone);
    const circleId = await addCircleOf(person.id);
    await begin({ circleId, owners: [person.id, await addUser(sql)] });
    expect((await look(person)).waiting.count).toBe(2);
    expect((await person.client.post(`/api/circles/${circleId}/leave`)).status).toBe(204);
    expect(await look(person)).toMatchObject({
      tournaments: { active: 0, gettingReady: 0 },
      waiting: { count: 0, answered: 0, matches: [] },
      nextClose: null,
      season: null,
    });
  });

  test('have a progress: of the one that moved last', async () => {
    const person = await signUp(girone);
    const circleId = await addCircleOf(person.id);
    const older = await begin({ circleId, films: 5, name: 'Prima' });
    const newer = await begin({ owners: [person.id], name: 'Seconda' });
    expect((await look(person)).season).toMatchObject({ id: newer.tournamentId, circleName: null });
    await closeDays(scene.admin.client, older.path, 2);
    expect((await look(person)).season).toEqual({
      id: older.tournamentId,
      name: 'Prima',
      circleName: 'Cinefili',
      currentMatchDay: 3,
      totalMatchDays: 10,
      totalMatches: 20,
      matchesCompleted: 4,
      matchesActive: 2,
      heldDay: null,
      odds: [],
    });
    expect((await scene.admin.client.delete(older.path)).status).toBe(204);
    expect((await look(person)).season).toMatchObject({ id: newer.tournamentId });
    await closeDays(scene.admin.client, newer.path, newer.lastDay);
    expect((await look(person)).season).toBeNull();
  });

  test('tells of the first day that lies face down', async () => {
    const person = await signUp(girone, 'curious');
    const season = await begin({ owners: [person.id], isRevealedByHand: true });
    await closeDays(scene.admin.client, season.path, 2);
    expect((await look(person)).season).toMatchObject({ currentMatchDay: 3, heldDay: 1 });
  });
});

describe('what waits for a vote', () => {
  test('is what the viewer has not answered, the soonest to close first', async () => {
    const person = await signUp(girone);
    const circleId = await addCircleOf(person.id);
    const late = await begin({ circleId, timeoutAdvance: false, films: 5 });
    const soon = await begin({ owners: [person.id], frequencyHours: 12, name: 'Presto' });
    const next = await begin({ circleId, frequencyHours: 24, allowUnseen: true });
    const expected = [...idsOf(soon), ...idsOf(next), ...idsOf(late)];
    const first = await look(person);
    expect(first.waiting.count).toBe(6);
    expect(first.waiting.matches.map(({ id }) => id)).toEqual(expected);
    expect(first.waiting.matches[0]).toMatchObject({
      status: 'active',
      viewerMayVote: true,
      viewerVote: null,
      tournamentName: 'Presto',
    });
    expect(first.nextClose).toEqual({
      tournamentId: soon.tournamentId,
      tournamentName: 'Presto',
      matchDay: 1,
      closesAt: first.waiting.matches[0]?.autoAdvanceTime,
    });
    const [match] = matchesOn(soon, 1);
    await person.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
    const [unseen] = matchesOn(next, 1);
    await person.client.post(`/api/matches/${unseen?.id}/vote`, { notSeen: true });
    const { waiting } = await look(person);
    expect([waiting.count, waiting.answered]).toEqual([4, 2]);
    expect(waiting.matches.map(({ id }) => id)).toEqual(
      expected.filter((id) => id !== match?.id && id !== unseen?.id),
    );
  });

  test('is counted in full and shown in part', async () => {
    const person = await signUp(girone);
    await begin({ owners: [person.id], films: 10 });
    await begin({ createdBy: person.id, films: 10 });
    const { waiting } = await look(person);
    expect([waiting.count, waiting.matches.length]).toEqual([10, 6]);
  });

  test('keeps in its place what was answered there, as long as it is open', async () => {
    const person = await signUp(girone);
    const season = await begin({ owners: [person.id], films: 4 });
    const [answered, open] = matchesOn(season, 1);
    await person.client.post(`/api/matches/${answered?.id}/vote`, { filmId: answered?.home });
    const keep = `?keep=${answered?.id},${open?.id}`;
    const { waiting } = await look(person, keep);
    expect([waiting.count, waiting.answered]).toEqual([2, 0]);
    expect(waiting.matches).toMatchObject([
      { id: answered?.id, viewerVote: answered?.home },
      { id: open?.id, viewerVote: null },
    ]);
    await closeDays(scene.admin.client, season.path, 1);
    const next = (await look(person, keep)).waiting;
    expect(next.matches.map(({ id }) => id)).toEqual(matchesOn(season, 2).map(({ id }) => id));
  });

  test('keeps it also where more that close sooner have opened since', async () => {
    const person = await signUp(girone);
    const late = await begin({ owners: [person.id], films: 4, timeoutAdvance: false });
    const [answered] = matchesOn(late, 1);
    await person.client.post(`/api/matches/${answered?.id}/vote`, { filmId: answered?.home });
    await begin({ createdBy: person.id, films: 12 });
    const { waiting } = await look(person, `?keep=${answered?.id}`);
    expect(waiting.count).toBe(8);
    expect(waiting.matches).toHaveLength(6);
    expect(waiting.matches.at(-1)).toMatchObject({ id: answered?.id, viewerVote: answered?.home });
  });

  test('keeps nothing for whoever may not see it', async () => {
    const owner = await signUp(girone);
    const season = await begin({ circleId: await addCircleOf(owner.id) });
    const stranger = await signUp(girone);
    const { waiting, others } = await look(stranger, `?keep=${idsOf(season).join(',')}`);
    expect(waiting).toEqual({ count: 0, answered: 0, matches: [] });
    expect(others.matches.filter(({ id }) => idsOf(season).includes(id))).toEqual([]);
  });

  test.each(['', '0', '1,', '1,,2', 'x', '2147483648', '1,2,3,4,5,6,7,8,9,10,11'])(
    'is not asked for with the ids "%s"',
    async (ids) => {
      const { client } = await signUp(girone);
      const { status, body } = await client.get(`/api/dashboard?keep=${ids}`);
      expect([status, body.code]).toEqual([400, 'invalid_input']);
    },
  );

  test('keeps a secret count', async () => {
    const person = await signUp(girone);
    const season = await begin({ owners: [person.id], films: 2, secretCount: true });
    const [match] = matchesOn(season, 1);
    await scene.admin.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
    const { waiting } = await look(person);
    expect(waiting.matches).toEqual([
      expect.objectContaining({ film1Votes: null, film2Votes: null, totalVotes: 1 }),
    ]);
  });

  test('closes by itself only where time closes it', async () => {
    const person = await signUp(girone);
    await begin({ owners: [person.id], timeoutAdvance: false });
    expect(await look(person)).toMatchObject({ nextClose: null, waiting: { count: 2 } });
  });

  test('is nothing in a cancelled championship', async () => {
    const person = await signUp(girone);
    const { path } = await begin({ owners: [person.id] });
    expect((await scene.admin.client.delete(path)).status).toBe(204);
    expect(await look(person)).toMatchObject({ waiting: { count: 0 }, nextClose: null });
  });
});

describe('requests to join', () => {
  test('are told to moderators and admins of the circle alone, by circle', async () => {
    const moderator = await signUp(girone);
    const member = await signUp(girone);
    const first = await addCircleOf(moderator.id, 'moderator');
    const second = await addCircleOf(moderator.id, 'moderator');
    await addCircleOf(moderator.id, 'moderator');
    await addMember(sql, { circleId: first, userId: member.id });
    const asking = await addUser(sql);
    await addJoinRequest(sql, first, asking);
    await addJoinRequest(sql, first, await addUser(sql));
    await addJoinRequest(sql, second, asking);
    expect((await look(member)).joinRequests).toEqual([]);
    expect((await look(moderator)).joinRequests).toEqual([
      { circleId: first, circleName: 'Cinefili', count: 2 },
      { circleId: second, circleName: 'Cinefili', count: 1 },
    ]);
    // Whoever has deleted their account waits no longer.
    await sql.run(
      `update users set username = '~' || id, email = '~' || id, password = '', deleted_at = now()
       where id = $1`,
      [asking],
    );
    expect((await look(moderator)).joinRequests).toEqual([
      { circleId: first, circleName: 'Cinefili', count: 1 },
    ]);
  });
});

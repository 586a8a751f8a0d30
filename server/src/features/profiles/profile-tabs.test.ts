import type { Activity } from '@girone/contract/profiles';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { readPages } from '../../testing/read-pages.ts';
import {
  addCircleTournament,
  addFilm,
  addMember,
  addOwnedCircle,
  addPost,
  addTournament,
  addUser,
  nominate,
} from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;
/** In the same private circle as the member. */
let giulia: TestPerson;
let won: Season;
let hidden: Season;

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  giulia = await signUp(girone, 'giulia');
  const { circleId } = viewers;
  await addMember(sql, { circleId, userId: giulia.id });
  const rival = await addUser(sql);
  const owners = [giulia.id, rival];
  const createdBy = giulia.id;
  won = await addSeason(sql, { name: 'Vinta', films: 2, owners, createdBy });
  hidden = await addSeason(sql, { name: 'Fra noi', films: 2, owners, createdBy, circleId });
  for (const season of [won, hidden]) await winAll(season);
  await closeDays(giulia.client, won.path, 2);
  await closeDays(giulia.client, hidden.path, 1);
});

/** Giulia votes for her own film in every match. */
async function winAll({ tournamentId }: Season): Promise<void> {
  await sql.run(
    `update matches set status = 'active', actual_start_time = now() where tournament_id = $1 and status = 'pending'`,
    [tournamentId],
  );
  await sql.run(
    `insert into votes (match_id, user_id, film_id)
     select m.id, $2, n.film_id from matches m
     join film_nominations n using (tournament_id) where tournament_id = $1 and n.user_id = $2`,
    [tournamentId, giulia.id],
  );
}

type Name = 'outsider' | 'member' | 'admin';

async function read(name: Name | 'giulia', path: string) {
  const { client } = name === 'giulia' ? giulia : viewers[name];
  const { status, body } = await client.get(`/api/users/${path}`);
  expect(status).toBe(200);
  return body;
}

async function activityFor(name: Name | 'giulia'): Promise<string[]> {
  const entries: Activity[] = await read(name, 'giulia/activity');
  return entries.map((entry) =>
    entry.kind === 'post' ? entry.post.content : `${entry.kind} ${entry.tournament.name}`,
  );
}

describe('figures', () => {
  test('count what the viewer may see', async () => {
    const open = { films: 2, titles: 1, posts: 0, followers: 0, following: 0 };
    const all = { ...open, championships: 2, wins: 3, votesCast: 4 };
    expect(await read('outsider', 'stats/giulia')).toEqual({
      ...open,
      championships: 1,
      wins: 2,
      votesCast: 2,
    });
    expect(await read('member', 'stats/giulia')).toEqual(all);
    expect(await read('admin', 'stats/giulia')).toEqual(all);
    expect(await read('giulia', 'stats')).toEqual(all);
  });

  test('have no title where a championship was cancelled', async () => {
    const owner = await signUp(girone);
    const season = await addSeason(sql, { films: 2, owners: [owner.id], createdBy: owner.id });
    await closeDays(owner.client, season.path, 1);
    await sql.run(
      `update tournaments set status = 'completed', completed_at = now(), cancelled_at = now() where id = $1`,
      [season.tournamentId],
    );
    await sql.run(
      'delete from film_records where film_id in (select film_id from film_nominations where tournament_id = $1)',
      [season.tournamentId],
    );
    expect(await read('outsider', `stats/${owner.username}`)).toMatchObject({ titles: 0 });
    const entries: Activity[] = await read('outsider', `${owner.username}/activity`);
    expect(entries.map(({ kind }) => kind)).toEqual(['nomination', 'nomination']);
    expect(await read('outsider', `${owner.username}/tournaments`)).toMatchObject([
      { status: 'completed', cancelledAt: expect.any(String) },
    ]);
  });
});

describe('championships', () => {
  test('are those of their films, newest first, with the best place', async () => {
    const open = {
      id: won.tournamentId,
      name: 'Vinta',
      status: 'completed',
      cancelledAt: null,
      circleName: null,
      bestPosition: 1,
      filmsCount: 2,
      champions: [{ filmId: expect.any(Number), filmTitle: expect.any(String) }],
    };
    const closed = {
      id: hidden.tournamentId,
      name: 'Fra noi',
      status: 'active',
      cancelledAt: null,
      circleName: 'Cinefili',
      bestPosition: 1,
      filmsCount: 2,
      champions: [],
    };
    expect(await read('outsider', 'giulia/tournaments')).toEqual([open]);
    expect(await read('member', 'giulia/tournaments')).toEqual([closed, open]);
    expect(await readPages(giulia.client, '/api/users/giulia/tournaments?limit=1')).toEqual([
      closed,
      open,
    ]);
  });

  test('have no place before the first day is over', async () => {
    const person = await signUp(girone);
    await nominate(sql, await addTournament(sql), person.id);
    await addSeason(sql, { owners: [person.id] });
    const list = await read('outsider', `${person.username}/tournaments`);
    expect(list.map((each: { bestPosition: unknown }) => each.bestPosition)).toEqual([null, null]);
  });
});

test('circles are public ones, and private ones that the viewer is in', async () => {
  const open = await addOwnedCircle(sql, await addUser(sql));
  await addMember(sql, { circleId: open, userId: giulia.id });
  const left = await addOwnedCircle(sql, await addUser(sql));
  await addMember(sql, { circleId: left, userId: giulia.id, isActive: false });
  const inPublic = {
    id: open,
    name: 'Cinefili',
    isPublic: true,
    memberCount: 2,
    coverImageUrl: null,
  };
  const inPrivate = { ...inPublic, id: viewers.circleId, isPublic: false, memberCount: 3 };
  expect(await read('outsider', 'giulia/circles')).toEqual([inPublic]);
  for (const name of ['member', 'admin', 'giulia'] as const) {
    expect(await read(name, 'giulia/circles')).toEqual([inPublic, inPrivate]);
  }
});

test('films are all but deleted ones, newest first', async () => {
  const person = await signUp(girone);
  const [first, second] = [await addFilm(sql, person.id), await addFilm(sql, person.id)];
  const { body: gone } = await person.client.post('/api/films', { title: 'Roma' });
  await person.client.delete(`/api/films/${gone.id}`);
  const list = await read('outsider', `${person.username}/films`);
  expect(list.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  expect(list[0]).toEqual({
    id: second,
    title: 'La strada',
    year: null,
    director: null,
    genre: null,
    posterUrl: null,
  });
});

describe('activity', () => {
  test('is posts, nominations and titles that the viewer may see, newest first', async () => {
    const { circleId } = viewers;
    const setup = await addCircleTournament(sql, { circleId, createdBy: giulia.id });
    for (const body of [
      { content: 'Per tutti' },
      { content: 'Al circolo', circleId },
      { content: 'Sul torneo', tournamentId: setup },
    ]) {
      expect((await giulia.client.post('/api/posts', body)).status).toBe(201);
    }
    const { body: post } = await giulia.client.post('/api/posts', { content: 'Cancellato' });
    await giulia.client.delete(`/api/posts/${post.id}`);
    const parentPostId = await addPost(sql, await addUser(sql));
    await giulia.client.post('/api/posts', { content: 'Risposta', parentPostId });

    const outside = ['Per tutti', 'title Vinta', 'nomination Vinta'];
    const inside = [
      'Sul torneo',
      'Al circolo',
      'Per tutti',
      'title Vinta',
      'nomination Fra noi',
      'nomination Vinta',
    ];
    expect(await activityFor('outsider')).toEqual(outside);
    for (const name of ['member', 'admin', 'giulia'] as const) {
      expect(await activityFor(name)).toEqual(inside);
    }
    const [newest, title] = await read('outsider', 'giulia/activity');
    expect(newest).toEqual({
      kind: 'post',
      at: expect.stringMatching(/Z$/),
      post: { id: expect.any(Number), content: 'Per tutti', imageUrl: null },
    });
    expect(title).toEqual({
      kind: 'title',
      at: expect.stringMatching(/Z$/),
      film: expect.objectContaining({ title: `Film ${giulia.id}` }),
      tournament: { id: won.tournamentId, name: 'Vinta' },
    });
  });

  test('is read in pages, and what happened at one moment is left out of none', async () => {
    const person = await signUp(girone);
    await sql.run(
      `insert into posts (content, author_id, created_at)
       select 'post ' || number, $1, '2026-01-01'::timestamptz + interval '300 us' * (number / 3)
       from generate_series(1, 10) as number`,
      [person.id],
    );
    const path = `/api/users/${person.username}/activity`;
    const { body: all } = await person.client.get(path);
    expect(all).toHaveLength(10);
    for (const limit of [1, 2, 4]) {
      expect(await readPages(person.client, `${path}?limit=${limit}`)).toEqual(all);
    }
    expect((await person.client.get(`${path}?before=0000-01-01T00:00:00Z`)).body).toEqual([]);
    const long = `2026-01-01T00:00:00.${'0'.repeat(200)}Z`;
    for (const before of ['yesterday', long]) {
      expect((await person.client.get(`${path}?before=${before}`)).status).toBe(400);
    }
  });
});

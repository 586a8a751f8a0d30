import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  gatherPeople,
  matrix,
  testRow,
  type MatrixCall,
  type MatrixPeople,
} from '../../testing/matrix.ts';
import { addFilm, addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let people: MatrixPeople;
let owner: number;

beforeAll(async () => {
  people = await gatherPeople(girone, sql);
  owner = await addUser(sql);
  await addFilm(sql, people.PO.id);
});

// Everybody's places are free again.
afterEach(() =>
  sql.run('update circle_memberships set is_active = false, left_at = now() where is_active'),
);

interface Scene {
  readonly season: Season;
  readonly vote: string;
  readonly filmId: number;
}

/** Nobody's vote is the last: a day that closes by itself would change what is compared. */
async function setScene(settings: Parameters<typeof addSeason>[1] = {}, day = 1): Promise<Scene> {
  const season = await addSeason(sql, {
    createdBy: people.TC.id,
    advanceOnAllVotes: false,
    ...settings,
  });
  const [match] = matchesOn(season, day);
  return { season, vote: `/api/matches/${match?.id}/vote`, filmId: match?.home ?? 0 };
}

const publicMatch = () => setScene();

async function circleMatch(isPublic: boolean): Promise<Scene> {
  const circleId = await addOwnedCircle(sql, owner, { isPublic });
  const roles = [
    { userId: people.M.id },
    { userId: people.Mo.id, role: 'moderator' },
    { userId: people.CA.id, role: 'admin' },
    { userId: people.TC.id, isActive: false },
  ] as const;
  for (const tie of roles) await addMember(sql, { circleId, ...tie });
  return setScene({ circleId });
}

async function completedMatch(): Promise<Scene> {
  const scene = await setScene();
  await closeDays(people.TC.client, scene.season.path, 1);
  return scene;
}

/** With a vote of everybody who may. */
async function voted(prepare: () => Promise<Scene>): Promise<Scene> {
  const scene = await prepare();
  for (const { client } of Object.values(people)) {
    await client.post(scene.vote, { filmId: scene.filmId });
  }
  return scene;
}

type Send = MatrixCall<Scene>['send'];

const castVote: Send = (client, { vote, filmId }) => client.post(vote, { filmId });
const changeVote: Send = (client, { vote, season, filmId }) => {
  const away = season.matches.find(({ home }) => home === filmId)?.away;
  return client.post(vote, { filmId: away });
};

function call(name: string, prepare: () => Promise<Scene>, send: Send): MatrixCall<Scene> {
  return { name, allowed: 200, prepare, send };
}

const rowOf = (number: number) => {
  const row = matrix.find((each) => each.row === number);
  if (!row) throw new Error(`the matrix has no row ${number}`);
  return row;
};
/** Where even looking is for members, the others are not told that there is a match. */
const hidden = { ...rowOf(49), deny: 404, denyOf: { A: 403, SA: 403 } };
const subject = { people: () => people, sql: () => database.sql };

testRow(rowOf(48), [call('vote', publicMatch, castVote)], subject);
testRow(rowOf(49), [call('public circle', () => circleMatch(true), castVote)], subject);
testRow(hidden, [call('private circle', () => circleMatch(false), castVote)], subject);
testRow(
  rowOf(50),
  [call('pending', () => setScene({}, 2), castVote), call('completed', completedMatch, castVote)],
  subject,
);
testRow(
  { ...rowOf(48), row: 51, capability: 'change a vote in a public championship' },
  [call('vote again', () => voted(publicMatch), changeVote)],
  subject,
);
testRow(
  { ...rowOf(49), row: 51, capability: 'change a vote in a circle’s championship' },
  [call('vote again', () => voted(() => circleMatch(true)), changeVote)],
  subject,
);
testRow(
  rowOf(55),
  [
    call('the open day', publicMatch, (client, { season }) =>
      client.post(`${season.path}/advance`, { matchDay: 1 }),
    ),
  ],
  subject,
);

test('rows 52 and 53: everybody reads their own vote and nobody another’s', async () => {
  const { season, vote, filmId } = await publicMatch();
  const match = vote.replace('/vote', '');
  await people.M.client.post(vote, { filmId });
  for (const [column, { client }] of Object.entries(people)) {
    const answers = [
      (await client.get(match)).body,
      ...(await client.get(`${season.path}/matches?matchDay=1`)).body.filter(
        ({ id }: { id: number }) => match.endsWith(`/${id}`),
      ),
    ];
    const own = column === 'M' ? filmId : null;
    expect(answers.map(({ viewerVote }) => viewerVote)).toEqual([own, own]);
  }
});

test('row 54: nobody writes tallies, winners, points, states or days', async () => {
  const { season, vote, filmId } = await publicMatch();
  const stolen = { film1Votes: 9, winnerId: filmId, status: 'completed', points: 3, matchDay: 2 };
  for (const { client } of Object.values(people)) {
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const { status } = await client.send(method, vote.replace('/vote', ''), stolen);
      expect(status).toBe(404);
    }
    await client.post(vote, { ...stolen, filmId });
  }
  const rows = await sql.run(
    `select distinct film1_votes, winner_id, status from matches where tournament_id = $1 and match_day = 1`,
    [season.tournamentId],
  );
  expect(rows).toEqual([{ film1_votes: 0, winner_id: null, status: 'active' }]);
});

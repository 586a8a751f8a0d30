import { beforeAll, expect, test } from 'vitest';
import { askEverything, differences, type AskedScene } from '../testing/ask-everything.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { signUp, type TestPerson } from '../testing/sign-up.ts';
import { playTaste, type AskedMatch, type TasteVoter } from '../testing/taste-scene.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { gatherViewers } from '../testing/viewers.ts';

/**
 * Somebody who wants to know how five people voted, and asks for all that there is to ask. What they are answered is
 * the same, to the last byte, whoever of the five gave which of a match's answers: so they know its totals, and of each
 * vote no more than these say. What a number about all voters alike can add to it is in `robustness/privacy.test.ts`,
 * and what people show each other on the map once they have agreed to it in `taste/attacker.test.ts`.
 */
const database = useDatabase();
// Two of them: what one keeps of the first round, the other cannot answer with in the second.
const first = useGirone(database, { JOBS: 'off' });
const second = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let scene: AskedScene;
let voters: readonly TestPerson[];

beforeAll(async () => {
  const { visitor, outsider, admin } = await gatherViewers(first, sql);
  voters = await Promise.all(
    ['anna', 'bruno', 'carla', 'dario', 'elsa'].map((name) => signUp(first, name)),
  );
  const season = await playTaste(sql, {
    admin,
    voters: voters.map((person, place): TasteVoter => ({
      person,
      answers: (match) => answerOf(match, place),
    })),
    films: 4,
  });
  const [anna, bruno] = voters;
  scene = {
    season,
    organizer: admin,
    viewers: {
      visitor,
      outsider: outsider.client,
      admin: admin.client,
      ...(anna && bruno && { anna: anna.client, bruno: bruno.client }),
    },
  };
});

/** Every match has two opinions, and its winner wins by so much that one voter less changes no champion. */
function answerOf({ index, home, away }: AskedMatch, place: number): '1' | '2' {
  const favourite = home < away ? '1' : '2';
  const other = favourite === '1' ? '2' : '1';
  return place === index % voters.length ? other : favourite;
}

/** In each match everybody but Anna now has the answer of the next. */
async function passVotesOn(): Promise<void> {
  const [anna] = voters;
  await sql.correct([
    `update votes set film_id = theirs.film_id
     from (
       select match_id, user_id,
         coalesce(lead(film_id) over each_match, first_value(film_id) over each_match) as film_id
       from votes where user_id <> ${anna?.id}
       window each_match as (partition by match_id order by user_id)
     ) as theirs
     where votes.match_id = theirs.match_id and votes.user_id = theirs.user_id`,
  ]);
}

test('whoever asks for everything learns of five people’s votes what the totals say', async () => {
  const before = await askEverything({ address: first.address, scenes: [scene] });
  expect(Object.keys(before).length).toBeGreaterThan(500);
  expect(before[`visitor ${scene.season.path}/robustness`]).toContain('{"voters":5,"same":5}');
  await passVotesOn();
  const after = await askEverything({ address: second.address, scenes: [scene] });
  const differing = differences(before, after);
  // One of the five learns no more of the other four; only who voted otherwise sees it, of their own votes.
  expect(differing.filter((call) => !call.startsWith('bruno '))).toEqual([]);
  expect(differing).toContain(`bruno ${scene.season.path}/matches`);
});

import { beforeAll } from 'vitest';
import type { DirectSql } from './direct-sql.ts';
import { addSeason, matchesOn, type SeasonMatch } from './sample-season.ts';
import { signUp, type TestPerson } from './sign-up.ts';
import { TestClient } from './test-client.ts';
import type { TestGirone } from './test-girone.ts';

interface Voter {
  /** Giulia, who votes. */
  readonly person: TestPerson;
  readonly visitor: TestClient;
  readonly match: SeasonMatch;
  readonly vote: () => ReturnType<TestClient['post']>;
}

/** Somebody with a match to vote on: what has to go on, or to begin again, when the database is in trouble. */
export function useVoter(girone: TestGirone, sql: DirectSql): Voter {
  let person: TestPerson;
  let visitor: TestClient;
  let match: SeasonMatch;
  beforeAll(async () => {
    person = await signUp(girone, 'giulia');
    visitor = new TestClient(girone.address);
    const [first] = matchesOn(await addSeason(sql), 1);
    if (!first) throw new Error('a day without a match');
    match = first;
  });
  return {
    get person() {
      return person;
    },
    get visitor() {
      return visitor;
    },
    get match() {
      return match;
    },
    vote: () => person.client.post(`/api/matches/${match.id}/vote`, { filmId: match.home }),
  };
}

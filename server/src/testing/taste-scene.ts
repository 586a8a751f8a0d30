import type { DirectSql } from './direct-sql.ts';
import { addSeason, matchesOn, type Season, type SeasonMatch } from './sample-season.ts';
import type { TestPerson } from './sign-up.ts';

/** A match, and its place in the calendar. */
export interface AskedMatch extends SeasonMatch {
  readonly index: number;
}

/** What somebody says to a match: 1 and 2 are its films, 0 'not seen', else they say nothing. */
export type Answers = (match: AskedMatch) => '1' | '2' | '0' | null;

export interface TasteVoter {
  readonly person: Pick<TestPerson, 'id'>;
  readonly answers: Answers;
}

interface Scene {
  /** Of whoever closes the days. */
  readonly admin: TestPerson;
  readonly voters: readonly TasteVoter[];
  readonly films: number;
  readonly circleId?: number;
  readonly name?: string;
}

/** A season played to its end, everybody voting as they are said to. */
export async function playTaste(sql: DirectSql, scene: Scene): Promise<Season> {
  const { admin, voters, ...settings } = scene;
  const season = await addSeason(sql, {
    createdBy: admin.id,
    advanceOnAllVotes: false,
    allowUnseen: true,
    ...settings,
  });
  for (let day = 1; day <= season.lastDay; day += 1) {
    await voteOn(sql, season, { voters, day });
    const { status } = await admin.client.post(`${season.path}/advance`, { matchDay: day });
    if (status !== 200) throw new Error(`day ${day} could not be closed: ${status}`);
  }
  return season;
}

async function voteOn(
  sql: DirectSql,
  season: Season,
  { voters, day }: { readonly voters: readonly TasteVoter[]; readonly day: number },
): Promise<void> {
  const rows = matchesOn(season, day).flatMap((match) =>
    voters.flatMap(({ person, answers }) => {
      const answer = answers({ ...match, index: season.matches.indexOf(match) });
      if (answer === null) return [];
      const film = { 1: match.home, 2: match.away, 0: null }[answer];
      return [{ match: match.id, person: person.id, film }];
    }),
  );
  await sql.run(
    `insert into votes (match_id, user_id, film_id, answer)
     select match, person, film, case when film is null then 'not_seen' else 'film' end
     from jsonb_to_recordset($1::jsonb) as vote (match int, person int, film int)`,
    [JSON.stringify(rows)],
  );
}

import {
  assessTitleRace,
  type Contender,
  type OpenFixture,
  type TitleOutlook,
} from '@girone/championship/title-race';

interface Race {
  readonly tournamentId: number;
  readonly table: readonly Contender[];
  /** What is still to be played. */
  readonly fixtures: readonly OpenFixture[];
}

type AssessRace = (race: Race) => readonly TitleOutlook[];

/** Of as many championships as are looked at in a while. */
const maxRaces = 200;

/**
 * Tells what is certain about a title. It can take long to prove and changes when a day closes, while
 * the page asks again with every vote: each championship's last answer is kept.
 */
export function rememberTitleRaces(): AssessRace {
  const known = new Map<number, { readonly question: string; readonly answer: TitleOutlook[] }>();
  return (race) => {
    const { tournamentId, table, fixtures } = race;
    const question = describe(race);
    const last = known.get(tournamentId);
    const answer = last?.question === question ? last.answer : assessTitleRace(table, fixtures);
    // Written anew each time, so that the first entry is the one that was asked for longest ago.
    known.delete(tournamentId);
    known.set(tournamentId, { question, answer });
    const [oldest] = known.keys();
    if (known.size > maxRaces && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}

/** All that the answer depends on: a championship's calendar never changes, only how far it is. */
function describe({ table, fixtures }: Race): string {
  const rows = table.map(({ filmId, position, points }) => `${filmId}:${position}:${points}`);
  return `${fixtures.length} ${rows.join(' ')}`;
}

import { pages } from '@girone/contract/pages';
import { callsOfContract, isWrite, noIds } from './contract-calls.ts';
import { routesBesideContract } from './route-rows.ts';
import { matchesOn, type Season } from './sample-season.ts';
import { TestClient } from './test-client.ts';

/** A season, and who asks about it. */
export interface AskedScene {
  readonly season: Season;
  readonly organizer: { readonly id: number; readonly username: string };
  readonly viewers: Readonly<Record<string, TestClient>>;
}

/** By who asks and for what. */
export interface Answers {
  readonly [call: string]: string;
}

/** What is about this machine and this moment, and what never ends. */
const besideTheSeason = /^\/(?:metrics|readyz|healthz|livez|api\/(?:events|docs|openapi))/;

/** Every address that answers, with the season's ids in it. */
function addressesOf({ season, organizer }: AskedScene): string[] {
  const [match] = matchesOn(season, 1);
  const ids = {
    ...noIds,
    tournamentId: season.tournamentId,
    matchId: match?.id ?? 0,
    filmId: match?.home ?? 0,
    userId: organizer.id,
    username: organizer.username,
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

/** The server's clock, as the stage tells it, and when an admin's figures were counted, which lasts a minute. */
const clock = /"now":\d{13},|"countedAt":"[^"]+",/;

interface Question {
  /** Of the server that is asked. */
  readonly address: string;
  readonly scenes: readonly AskedScene[];
  readonly isAsked?: (call: string) => boolean;
}

/** What everybody is answered to all that can be asked for: how, how long, under which tag, and what. */
export async function askEverything({ address, scenes, isAsked = () => true }: Question) {
  const answers: Record<string, string> = {};
  for (const scene of scenes) {
    for (const [name, viewer] of Object.entries(scene.viewers)) {
      const client = new TestClient(address);
      for (const [cookie, value] of viewer.cookies) client.cookies.set(cookie, value);
      for (const path of addressesOf(scene).filter((each) => isAsked(`${name} ${each}`))) {
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

export function differences(one: Answers, other: Answers): string[] {
  return Object.keys(one).filter((call) => one[call] !== other[call]);
}

import { pointsFor } from './result.ts';

/** A film's place in the table so far. Rows of the standings fit. */
export interface Contender {
  readonly filmId: number;
  readonly position: number;
  readonly points: number;
}

/** A match that has no result yet. */
export interface OpenFixture {
  readonly film1Id: number;
  readonly film2Id: number;
}

/** What is certain about a film and the title. Equal points leave it open while a match remains. */
export interface TitleOutlook {
  readonly filmId: number;
  /**
   * Points from its own matches that make it champion whatever the others do: 0 when it is already;
   * null when no number of them would.
   */
  readonly pointsNeeded: number | null;
  /** False once no results of the matches that remain can put it first. */
  readonly canWin: boolean;
}

/**
 * Matches that may be looked at for the proofs of a whole table, so that it takes as long at most for 64 films as for
 * six. Nearly all take a few dozen steps; where one would take more, nothing is claimed.
 */
const longestProofs = 80_000;

export function assessTitleRace(
  table: readonly Contender[],
  fixtures: readonly OpenFixture[],
): TitleOutlook[] {
  const left = countMeetings(table, fixtures);
  const proof = { left: longestProofs };
  return table.map((film) => {
    const { filmId } = film;
    if (fixtures.length === 0) {
      const isChampion = film.position === 1;
      return { filmId, pointsNeeded: isChampion ? 0 : null, canWin: isChampion };
    }
    const pointsNeeded = countPointsNeeded(film, table, left);
    return { filmId, pointsNeeded, canWin: canStillWin(film, { table, fixtures, proof }) };
  });
}

/** How many matches a film has left, and how many of them against each of the others. */
interface MatchesLeft {
  all: number;
  readonly against: Map<number, number>;
}
type LeftByFilm = ReadonlyMap<number, MatchesLeft>;

function countMeetings(table: readonly Contender[], fixtures: readonly OpenFixture[]): LeftByFilm {
  const left = new Map(
    table.map(({ filmId }): [number, MatchesLeft] => [filmId, { all: 0, against: new Map() }]),
  );
  const add = (filmId: number, rivalId: number) => {
    const film = left.get(filmId);
    if (!film) return;
    film.all += 1;
    film.against.set(rivalId, (film.against.get(rivalId) ?? 0) + 1);
  };
  for (const { film1Id, film2Id } of fixtures) {
    add(film1Id, film2Id);
    add(film2Id, film1Id);
  }
  return left;
}

/** More points never make it less safe, so the least that are enough are found by halving. */
function countPointsNeeded(
  film: Contender,
  table: readonly Contender[],
  left: LeftByFilm,
): number | null {
  const rivals = table.filter(({ filmId }) => filmId !== film.filmId);
  const isEnough = (gain: number) => rivals.every((rival) => isSafe({ film, rival, gain, left }));
  const own = left.get(film.filmId)?.all ?? 0;
  let enough = own * pointsFor.W;
  if (!isEnough(enough)) return null;
  let tooFew = -1;
  while (enough - tooFew > 1) {
    const gain = Math.floor((enough + tooFew) / 2);
    if (isEnough(gain)) enough = gain;
    else tooFew = gain;
  }
  return leastSum(enough, own) ?? null;
}

interface Duel {
  readonly film: Contender;
  readonly rival: Contender;
  /** At least this many points come from the film's own matches. */
  readonly gain: number;
  readonly left: LeftByFilm;
}

/** Whether the film stays ahead of one rival, who wins everything that the gain leaves to win. */
function isSafe({ film, rival, gain, left }: Duel): boolean {
  const between = left.get(film.filmId)?.against.get(rival.filmId) ?? 0;
  const elsewhere = (left.get(film.filmId)?.all ?? 0) - between;
  const rivalElsewhere = (left.get(rival.filmId)?.all ?? 0) - between;
  for (let wins = 0; wins <= between; wins += 1) {
    for (let draws = 0; draws <= between - wins; draws += 1) {
      const won = wins * pointsFor.W + draws * pointsFor.D;
      const rest = leastSum(gain - won, elsewhere);
      if (rest === undefined) continue;
      const lost = (between - wins - draws) * pointsFor.W + draws * pointsFor.D;
      const best = rival.points + rivalElsewhere * pointsFor.W + lost;
      if (film.points + won + rest <= best) return false;
    }
  }
  return true;
}

/** The least number of points, of at least `target`, that so many matches can give. */
function leastSum(target: number, matches: number): number | undefined {
  const most = matches * pointsFor.W;
  if (target <= 0) return 0;
  if (target > most) return undefined;
  // One point short of winning them all is the only sum that no results give.
  return target === most - 1 ? most : target;
}

function isIn({ film1Id, film2Id }: OpenFixture, filmId: number): boolean {
  return film1Id === filmId || film2Id === filmId;
}

interface Race {
  readonly table: readonly Contender[];
  readonly fixtures: readonly OpenFixture[];
  readonly proof: Proof;
}

/** How many matches may still be looked at. */
interface Proof {
  left: number;
}

/** The film wins all that it has left; can the others' matches end so that nobody passes it? */
function canStillWin(film: Contender, { table, fixtures, proof }: Race): boolean {
  const open = fixtures.filter((match) => !isIn(match, film.filmId));
  const ceiling = film.points + (fixtures.length - open.length) * pointsFor.W;
  const room = new Map(table.map(({ filmId, points }) => [filmId, ceiling - points]));
  if ([...room.values()].some((points) => points < 0)) return false;
  return canShareOut(open, room, proof);
}

/** Whether the matches can be played without anybody taking more points than they have room for. */
function canShareOut(
  fixtures: readonly OpenFixture[],
  room: ReadonlyMap<number, number>,
  proof: Proof,
): boolean {
  const open = leaveOutTheFree(fixtures, room, proof);
  const [match] = open;
  if (!match || proof.left <= 0) return true;
  if (sumOfRoom(open, room) < 2 * pointsFor.D * open.length) return false;
  const { film1Id, film2Id } = match;
  const rest = open.slice(1);
  return results.some(([first, second]) => {
    const room1 = roomOf(room, film1Id) - first;
    const room2 = roomOf(room, film2Id) - second;
    if (room1 < 0 || room2 < 0) return false;
    const after = new Map(room).set(film1Id, room1).set(film2Id, room2);
    return canShareOut(rest, after, proof);
  });
}

const results = [
  [pointsFor.D, pointsFor.D],
  [pointsFor.W, pointsFor.L],
  [pointsFor.L, pointsFor.W],
] as const;

/** Who has room to win all their matches may: it costs their opponents nothing. */
function leaveOutTheFree(
  fixtures: readonly OpenFixture[],
  room: ReadonlyMap<number, number>,
  proof: Proof,
): readonly OpenFixture[] {
  proof.left -= fixtures.length;
  const counts = new Map<number, number>();
  for (const { film1Id, film2Id } of fixtures) {
    counts.set(film1Id, (counts.get(film1Id) ?? 0) + 1);
    counts.set(film2Id, (counts.get(film2Id) ?? 0) + 1);
  }
  const isFree = (filmId: number) =>
    roomOf(room, filmId) >= (counts.get(filmId) ?? 0) * pointsFor.W;
  const kept = fixtures.filter(({ film1Id, film2Id }) => !isFree(film1Id) && !isFree(film2Id));
  return kept.length === fixtures.length ? kept : leaveOutTheFree(kept, room, proof);
}

function sumOfRoom(fixtures: readonly OpenFixture[], room: ReadonlyMap<number, number>): number {
  const films = new Set(fixtures.flatMap(({ film1Id, film2Id }) => [film1Id, film2Id]));
  return [...films].reduce((sum, filmId) => sum + roomOf(room, filmId), 0);
}

function roomOf(room: ReadonlyMap<number, number>, filmId: number): number {
  return room.get(filmId) ?? 0;
}

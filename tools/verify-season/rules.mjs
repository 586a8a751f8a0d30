// How a season is drawn, planned and ranked, as docs/verification.md says; like the tool itself without anything of
// Girone's.

/**
 * @typedef {{ position: number, filmId: number, points: number, played: number, wins: number, draws: number,
 *   losses: number, votesFor: number, votesAgainst: number, decidedBy: string | null }} Row
 * @typedef {{ matchNumber: number, matchDay: number, home: number, away: number }} Fixture
 * @typedef {{ home: number, away: number, homeVotes: number, awayVotes: number }} Result
 */

/** @param {readonly number[]} numbers */
export const ascending = (numbers) => numbers.toSorted((a, b) => a - b);

/** @param {number} word @param {number} bits */
const rotate = (word, bits) => (word << bits) | (word >>> (32 - bits));

/** @param {readonly number[]} filmIds @param {string} seed @returns {number[]} */
export function drawOrder(filmIds, seed) {
  const words = [0, 1, 2, 3].map((number) => {
    let hash = 0x811c9dc5;
    for (const byte of Buffer.from(`${number}:${seed}`)) hash = Math.imul(hash ^ byte, 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  });
  let [a = 0, b = 0, c = 0, d = 0] = words;
  const next = () => {
    const value = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return value;
  };
  const hat = ascending(filmIds);
  const order = [];
  while (hat.length > 0) {
    let value = next();
    while (value >= 2 ** 32 - (2 ** 32 % hat.length)) value = next();
    order.push(...hat.splice(value % hat.length, 1));
  }
  return order;
}

/** @param {readonly number[]} order @returns {Fixture[]} */
export function calendarOf(order) {
  const isEven = order.length % 2 === 0;
  const seats = isEven ? order.slice(0, -1) : order;
  const count = seats.length;
  /** @type {Fixture[]} */
  const calendar = [];
  for (const leg of [0, 1]) {
    for (let axis = 0; axis < count; axis += 1) {
      const matchDay = leg * count + axis + 1;
      /** @param {number} first @param {number} second @param {boolean} isHome */
      const play = (first, second, isHome) => {
        const [home, away] = isHome ? [first, second] : [second, first];
        calendar.push({ matchNumber: calendar.length + 1, matchDay, home, away });
      };
      const seat = (/** @type {number} */ place) => seats[(place + count) % count] ?? 0;
      if (isEven) play(seat(axis), order[count] ?? 0, (axis + leg) % 2 === 0);
      for (let k = 1; 2 * k < count; k += 1) {
        play(seat(axis + k), seat(axis - k), (k + leg) % 2 === 1);
      }
    }
  }
  return calendar;
}

/**
 * @typedef {Omit<Row, 'position' | 'decidedBy'>} Figures
 * @typedef {{ figures: Figures, place: number, sides: { rival: number, own: number, other: number }[],
 *   rules: number[], headToHead: number }} Film
 */

const names = ['points', 'voteDifference', 'votesFor', 'wins', 'headToHead'];

/** @param {Film} film */
const figuresOf = ({ rules, headToHead }) => [...rules, headToHead];

/** The first rule under which two films differ; -1 for none. @param {Film} a @param {Film} b */
function firstDifference(a, b) {
  const second = figuresOf(b);
  return figuresOf(a).findIndex((figure, index) => figure !== second[index]);
}

/** @param {Film} a @param {Film} b */
function compare(a, b) {
  const index = firstDifference(a, b);
  if (index === -1) return a.place - b.place;
  return (figuresOf(b)[index] ?? 0) - (figuresOf(a)[index] ?? 0);
}

/** @param {number} filmId @param {number} place @param {readonly Result[]} results @returns {Film} */
function addUp(filmId, place, results) {
  const sides = results.flatMap(({ home, away, homeVotes, awayVotes }) => {
    if (home === filmId) return [{ rival: away, own: homeVotes, other: awayVotes }];
    return away === filmId ? [{ rival: home, own: awayVotes, other: homeVotes }] : [];
  });
  const wins = sides.filter(({ own, other }) => own > other).length;
  const draws = sides.filter(({ own, other }) => own === other).length;
  const losses = sides.length - wins - draws;
  const votesFor = sides.reduce((sum, { own }) => sum + own, 0);
  const votesAgainst = sides.reduce((sum, { other }) => sum + other, 0);
  const points = 3 * wins + draws;
  return {
    figures: { filmId, points, played: sides.length, wins, draws, losses, votesFor, votesAgainst },
    place,
    sides,
    rules: [points, votesFor - votesAgainst, votesFor, wins],
    headToHead: 0,
  };
}

/** @param {readonly number[]} order @param {readonly Result[]} results @returns {Row[]} */
export function tableOf(order, results) {
  const films = order.map((filmId, place) => addUp(filmId, place, results));
  for (const film of films) {
    const equals = films.filter(({ rules }) => rules.join() === film.rules.join());
    const among = new Set(equals.map(({ figures }) => figures.filmId));
    for (const { rival, own, other } of film.sides) {
      if (among.has(rival)) film.headToHead += own > other ? 3 : Number(own === other);
    }
  }
  /** @type {Row[]} */
  const rows = [];
  const ranked = films.toSorted(compare);
  for (const [index, film] of ranked.entries()) {
    const above = ranked[index - 1];
    const difference = above ? firstDifference(above, film) : 0;
    const position = difference === -1 ? (rows.at(-1)?.position ?? 1) : index + 1;
    const rule = difference === -1 ? 'shared' : (names[difference] ?? null);
    rows.push({ position, ...film.figures, decidedBy: rule === 'points' ? null : rule });
  }
  return rows;
}

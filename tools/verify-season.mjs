#!/usr/bin/env node
// Recounts a season of Girone from its published evidence. Written from docs/verification.md alone: it imports
// nothing of Girone, so that the two can only agree if both do what that page says.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { ascending, calendarOf, drawOrder, tableOf } from './verify-season/rules.mjs';

/**
 * @typedef {{ matchNumber: number, film1Id: number, film2Id: number, film1Votes: number, film2Votes: number,
 *   root: string | null, ballots: [string, number][] }} Counted
 * @typedef {{ matchDay: number, matches: Counted[] }} Day
 * @typedef {{ kind: string, matchDay: number, matchNumber: number | null, film1Votes: number | null,
 *   film2Votes: number | null, hash: string, reason: string | null }} Seal
 * @typedef {{ commitment: string, secret: string | null, seed: string | null, filmIds: number[], order: number[] }} Draw
 * @typedef {import('./verify-season/rules.mjs').Row} Row
 * @typedef {{ matchDay: number, matchNumber: number, status: string, homeVotes: number | null,
 *   awayVotes: number | null }} Filed
 * @typedef {{ season: { championship: { id: number, name: string, drawSeed: string | null },
 *   films: { id: number, title: string }[], matches: Filed[], table: Row[] },
 *   seals: { draw: Draw | null, seals: Seal[] }, days: Day[] }} Evidence
 * @typedef {import('./verify-season/rules.mjs').Result} Result
 */

/** @param {(Buffer | string)[]} parts */
const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** @param {number[]} numbers */
const bytesOf = (...numbers) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index);
  return bytes;
};

/** @param {string} text */
const fromHex = (text) => Buffer.from(text, 'hex');

/** @param {Buffer[]} leaves @returns {Buffer} */
function treeOf(leaves) {
  const [only] = leaves;
  if (only === undefined) return sha256('');
  if (leaves.length === 1) return only;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha256(Buffer.from([1]), treeOf(leaves.slice(0, split)), treeOf(leaves.slice(split)));
}

/** @param {readonly [string, number][]} ballots */
export function rootOf(ballots) {
  return treeOf(
    ballots.map(([code, answer]) => sha256(Buffer.from([0]), `${code}${answer}`)),
  ).toString('hex');
}

/**
 * Everything that does not hold, each with the match it is about where it is about one.
 * @param {Evidence} evidence
 * @returns {string[]}
 */
export function findFaults({ season, seals: { draw, seals }, days }) {
  /** @type {string[]} */
  const faults = [];
  const { id, drawSeed } = season.championship;
  const filmIds = ascending(season.films.map((film) => film.id));
  const order = draw?.secret ? draw.order : drawOrder(filmIds, drawSeed ?? '');
  if (draw?.secret) faults.push(...findDrawFaults(draw, { id, drawSeed, filmIds }));
  const calendar = calendarOf(order);
  const byDay = new Map(days.map((day) => [day.matchDay, day]));
  /** @type {Map<number, Result>} */
  const results = new Map();
  for (const day of days) {
    const planned = calendar.filter(({ matchDay }) => matchDay === day.matchDay);
    for (const fixture of planned) {
      const name = `match ${fixture.matchNumber} (day ${day.matchDay})`;
      const match = day.matches.find(({ matchNumber }) => matchNumber === fixture.matchNumber);
      if (!match) {
        faults.push(`${name}: it is missing`);
        continue;
      }
      if (match.film1Id !== fixture.home || match.film2Id !== fixture.away) {
        faults.push(
          `${name}: the draw has films ${fixture.home} and ${fixture.away}, the ballots ${match.film1Id} and ${match.film2Id}`,
        );
      }
      faults.push(...findBallotFaults(match).map((fault) => `${name}: ${fault}`));
      const { film1Votes: homeVotes, film2Votes: awayVotes } = match;
      results.set(fixture.matchNumber, {
        home: fixture.home,
        away: fixture.away,
        homeVotes,
        awayVotes,
      });
    }
    if (day.matches.length !== planned.length) {
      faults.push(
        `day ${day.matchDay}: ${day.matches.length} matches where the draw has ${planned.length}`,
      );
    }
  }
  faults.push(...findChainFaults({ draw, seals, order, byDay }));
  for (const { kind, matchNumber, film1Votes, film2Votes } of seals) {
    const result = matchNumber !== null && kind === 'correction' && results.get(matchNumber);
    if (result) Object.assign(result, { homeVotes: film1Votes, awayVotes: film2Votes });
  }
  for (const { matchNumber, matchDay, status, homeVotes, awayVotes } of season.matches) {
    if (status !== 'completed') continue;
    const result = results.get(matchNumber);
    const name = `match ${matchNumber} (day ${matchDay})`;
    if (!result) faults.push(`${name}: its result has no ballots`);
    else if (result.homeVotes !== homeVotes || result.awayVotes !== awayVotes) {
      faults.push(
        `${name}: counted ${result.homeVotes}–${result.awayVotes}, published ${homeVotes}–${awayVotes}`,
      );
    }
  }
  if (days.length > 0)
    faults.push(...findTableFaults(tableOf(order, [...results.values()]), season));
  return faults;
}

/** @param {Draw} draw @param {{ id: number, drawSeed: string | null, filmIds: number[] }} season */
function findDrawFaults(
  { commitment, secret, seed, order, filmIds: listed },
  { id, drawSeed, filmIds },
) {
  const faults = [];
  const bytes = fromHex(secret ?? '');
  if (sha256(bytes).toString('hex') !== commitment)
    faults.push('draw: the secret is not the one committed to');
  if (sha256(bytes, bytesOf(id, ...filmIds)).toString('hex') !== seed)
    faults.push('draw: the seed does not follow from the secret');
  if (drawSeed !== seed) faults.push('draw: the season was drawn with another seed');
  if (ascending(listed).join() !== filmIds.join())
    faults.push('draw: the films are not those of the season');
  if (drawOrder(filmIds, seed ?? '').join() !== order.join())
    faults.push('draw: the order does not follow from the seed');
  return faults;
}

/** @param {Counted} match */
function findBallotFaults({ root, ballots, film1Votes, film2Votes }) {
  // Closed before there were seals: there are no codes to recount.
  if (root === null) return [];
  const faults = [];
  for (const [index, [code, answer]] of ballots.entries()) {
    if (!/^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) || ![0, 1, 2].includes(answer)) {
      faults.push(`ballot ${code} is no ballot`);
    }
    const before = ballots[index - 1]?.[0] ?? '';
    if (code === before) faults.push(`ballot ${code} is there twice`);
    else if (code < before) faults.push(`ballot ${code} is out of order`);
  }
  if (rootOf(ballots) !== root) faults.push('the root does not follow from the ballots');
  const counted = [1, 2].map((film) => ballots.filter(([, answer]) => answer === film).length);
  if (counted[0] !== film1Votes || counted[1] !== film2Votes) {
    faults.push(`the ballots say ${counted.join('–')}, the result ${film1Votes}–${film2Votes}`);
  }
  return faults;
}

/** @param {{ draw: Draw | null, seals: Seal[], order: number[], byDay: Map<number, Day> }} chain */
function findChainFaults({ draw, seals, order, byDay }) {
  const faults = [];
  const sealed = new Set(
    seals.filter(({ kind }) => kind === 'day').map(({ matchDay }) => matchDay),
  );
  for (const { matchDay, matches } of byDay.values()) {
    if (matches.some(({ root }) => root !== null) && !sealed.has(matchDay)) {
      faults.push(`day ${matchDay}: it has ballots and no seal`);
    }
  }
  let before = Buffer.alloc(0);
  let lastDay = 0;
  for (const [position, seal] of seals.entries()) {
    const { kind, matchDay, matchNumber, film1Votes, film2Votes, reason, hash } = seal;
    // Its results are held back: what it seals is published with them.
    if (kind === 'day' && !byDay.has(matchDay)) {
      before = fromHex(hash);
      continue;
    }
    const matches = (byDay.get(matchDay)?.matches ?? []).toSorted(
      (a, b) => a.matchNumber - b.matchNumber,
    );
    const numbers = matches.map((match) => match.matchNumber).join(', ');
    let name = 'draw';
    let computed = Buffer.alloc(0);
    if (position === 0 && kind === 'draw') {
      const commitment = draw?.commitment ?? '0'.repeat(64);
      computed = sha256(
        'girone draw v1',
        fromHex(commitment),
        bytesOf(order.length, ...ascending(order), ...order),
      );
    } else if (kind === 'day') {
      name = `day ${matchDay} (matches ${numbers})`;
      if (matchDay <= lastDay) faults.push(`${name}: it is sealed out of order`);
      lastDay = matchDay;
      const entries = matches.flatMap((match) => [
        bytesOf(match.matchNumber),
        fromHex(rootOf(match.ballots)),
        bytesOf(match.film1Votes, match.film2Votes),
      ]);
      computed = sha256(before, bytesOf(matchDay), ...entries);
    } else if (kind === 'correction') {
      name = `correction of match ${matchNumber} (day ${matchDay})`;
      computed = sha256(
        before,
        'correction',
        bytesOf(matchNumber ?? 0, film1Votes ?? 0, film2Votes ?? 0),
        sha256(reason ?? ''),
      );
    }
    if (computed.toString('hex') !== hash)
      faults.push(`${name}: the seal does not follow from what it seals`);
    // What comes after rests on what was published: one fault is told once.
    before = fromHex(hash);
  }
  return faults;
}

/** @param {Row[]} computed @param {Evidence['season']} season */
function findTableFaults(computed, { table, films }) {
  const titles = new Map(films.map(({ id, title }) => [id, title]));
  return computed.flatMap((row, index) => {
    const published = table[index];
    const figures = Object.entries(row).filter(
      ([name, figure]) =>
        Object.entries(published ?? {}).find(([other]) => other === name)?.[1] !== figure,
    );
    if (figures.length === 0) return [];
    const differing = figures.map(([name, figure]) => `${name} ${figure}`).join(', ');
    return [`table, row ${index + 1}: it should be ${titles.get(row.filmId)} with ${differing}`];
  });
}

/** @param {string} source @returns {Promise<Evidence>} */
export async function loadEvidence(source) {
  if (!/^https?:/.test(source)) return JSON.parse(await readFile(source, 'utf8'));
  const { origin, pathname } = new URL(source);
  const id = /\d+/.exec(pathname)?.[0];
  /** @param {string} path */
  const ask = async (path) => {
    const answer = await fetch(`${origin}/api/tournaments/${id}/${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const season = await ask('results.json');
  /** @type {Filed[]} */
  const matches = season.matches;
  const completed = matches.filter(({ status }) => status === 'completed');
  const days = new Set(completed.map(({ matchDay }) => matchDay));
  return {
    season,
    seals: await ask('seals'),
    days: await Promise.all([...days].map((day) => ask(`ballots?matchDay=${day}`))),
  };
}

async function main() {
  const [source, kept] = process.argv.slice(2);
  if (source === undefined) {
    console.error('Usage: node tools/verify-season.mjs <file or address> [a seal that you kept]');
    process.exitCode = 2;
    return;
  }
  const evidence = await loadEvidence(source);
  const faults = findFaults(evidence);
  const { seals } = evidence.seals;
  const wanted = kept?.toLowerCase().replaceAll(/\s/g, '');
  if (wanted && !seals.some(({ hash }) => hash.startsWith(wanted))) {
    faults.push(`no entry of the chain has the seal ${wanted}`);
  }
  for (const fault of faults) console.log(`WRONG  ${fault}`);
  for (const { matchDay, matches } of evidence.days) {
    if (matches.some(({ root }) => root === null))
      console.log(`note   day ${matchDay} was not sealed`);
  }
  if (evidence.seals.draw === null) console.log('note   the draw was not committed to');
  const ballots = evidence.days.flatMap(({ matches }) => matches.flatMap((match) => match.ballots));
  const count = `${evidence.days.length} days, ${ballots.length} ballots, ${seals.length} seals`;
  console.log(
    faults.length === 0
      ? `Everything adds up: ${count}.`
      : `${faults.length} things do not add up: ${count}.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

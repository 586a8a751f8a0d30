import { tournamentStatuses } from '@girone/contract/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNominationRefusal,
  foldTitle,
  isSameFilm,
  type CandidateFilm,
  type NominationFacts,
} from './nominating.ts';

const anna = 1;
const bruno = 2;

function film(id: number, ownerId: number, more: Partial<CandidateFilm> = {}): CandidateFilm {
  return { id, ownerId, title: `Film ${id}`, releaseYear: 1960, tmdbId: null, ...more };
}

const candidate = { userId: anna, film: film(10, anna) };

function facts(more: Partial<NominationFacts> = {}): NominationFacts {
  return {
    status: 'setup',
    maxNominationsPerUser: 2,
    maxFilms: 4,
    nominations: [],
    isEligible: true,
    candidate,
    ...more,
  };
}

function nominate(...films: CandidateFilm[]) {
  return films.map((each) => ({ userId: each.ownerId, film: each }));
}

it("takes a film of one's own in setup", () => {
  expect(findNominationRefusal(facts())).toBeNull();
  const nominations = nominate(film(11, anna), film(20, bruno), film(21, bruno));
  expect(findNominationRefusal(facts({ nominations }))).toBeNull();
});

it.each(tournamentStatuses.filter((status) => status !== 'setup'))('takes none in %s', (status) => {
  expect(findNominationRefusal(facts({ status }))).toEqual({ reason: 'not_in_setup' });
});

it('takes none from an outsider', () => {
  expect(findNominationRefusal(facts({ isEligible: false }))).toEqual({ reason: 'not_eligible' });
});

it("takes nobody else's film", () => {
  const stolen = { userId: anna, film: film(20, bruno) };
  expect(findNominationRefusal(facts({ candidate: stolen }))).toEqual({ reason: 'not_own_film' });
});

it('says who has nominated the film already', () => {
  const twin = film(20, bruno, { title: 'La Dolce Vita', tmdbId: 439 });
  const own = { userId: anna, film: film(10, anna, { title: 'Sweet Life', tmdbId: 439 }) };
  expect(findNominationRefusal(facts({ nominations: nominate(twin), candidate: own }))).toEqual({
    reason: 'already_nominated',
    nominatedBy: bruno,
  });
  expect(findNominationRefusal(facts({ nominations: nominate(candidate.film) }))).toEqual({
    reason: 'already_nominated',
    nominatedBy: anna,
  });
});

it('holds both limits, the own one first, and names a film that stands before either', () => {
  const mine = nominate(film(11, anna), film(12, anna));
  const theirs = nominate(film(20, bruno), film(21, bruno));
  expect(findNominationRefusal(facts({ nominations: mine }))).toEqual({
    reason: 'user_limit',
    limit: 2,
  });
  expect(findNominationRefusal(facts({ nominations: [...mine, ...theirs] }))).toEqual({
    reason: 'user_limit',
    limit: 2,
  });
  const full = facts({ nominations: theirs, maxFilms: 2 });
  expect(findNominationRefusal(full)).toEqual({ reason: 'total_limit', limit: 2 });
  const again = { userId: anna, film: film(11, anna) };
  expect(findNominationRefusal(facts({ nominations: mine, candidate: again }))).toEqual({
    reason: 'already_nominated',
    nominatedBy: anna,
  });
});

const known = { title: 'Il Gattopardo', releaseYear: 1963, tmdbId: 1040 };
const typed = { title: ' il  gattopardo', releaseYear: 1963, tmdbId: null };
const undated = { ...typed, releaseYear: null };

describe('the same film', () => {
  it.each([
    { when: 'one external id, two titles', a: known, b: { ...known, title: 'The Leopard' } },
    { when: 'title and year, one without external id', a: known, b: typed },
    { when: 'title and year, both without', a: typed, b: { ...typed, title: 'IL GATTOPARDO' } },
    { when: 'title, both without year', a: undated, b: { ...undated, title: 'Il gattopardo' } },
  ])('$when', ({ a, b }) => {
    expect(isSameFilm(film(10, anna, a), film(20, bruno, b))).toBe(true);
    expect(isSameFilm(film(20, bruno, b), film(10, anna, a))).toBe(true);
  });
});

it('stays the same film when its facts are changed', () => {
  expect(isSameFilm(film(10, anna, known), film(10, anna, { title: 'Senso' }))).toBe(true);
});

describe('not the same film', () => {
  it.each([
    { when: 'two external ids, one title and year', a: known, b: { ...known, tmdbId: 7 } },
    { when: 'another year', a: typed, b: { ...typed, releaseYear: 1964 } },
    { when: 'a known and an unknown year', a: typed, b: undated },
    { when: 'another title', a: typed, b: { ...typed, title: 'Gattopardo' } },
  ])('$when', ({ a, b }) => {
    expect(isSameFilm(film(10, anna, a), film(20, bruno, b))).toBe(false);
    expect(isSameFilm(film(20, bruno, b), film(10, anna, a))).toBe(false);
  });
});

describe('a folded title', () => {
  it.each([
    ['Amélie', 'AMELIE'],
    ['  La\tcittà   delle donne ', 'la citta delle donne'],
    ['Straße', 'STRASSE'],
    ['Οδυσσέας', 'ΟΔΥΣΣΕΑΣ'],
    ['Ame\u0301lie', 'Am\u00e9lie'],
  ])('%s is %s', (a, b) => {
    expect(foldTitle(a)).toBe(foldTitle(b));
  });

  it.each([
    ['दिल', 'दल'],
    ['がく', 'かく'],
    ['Alien', 'Aliens'],
    ['Il Posto', 'IlPosto'],
  ])('%s is not %s', (a, b) => {
    expect(foldTitle(a)).not.toBe(foldTitle(b));
  });

  it('does not change when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(foldTitle(foldTitle(title))).toBe(foldTitle(title));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { addressOf, readPlace, type FilmsPlace } from './films-address.ts';

const start: FilmsPlace = { film: null, form: null, text: '', sort: 'newest' };

describe('the address of the films', () => {
  it.each<[FilmsPlace, string]>([
    [start, '/films'],
    [{ ...start, film: 12 }, '/films?film=12'],
    [{ ...start, form: 'add' }, '/films?form=add'],
    [{ ...start, film: 12, form: 'edit' }, '/films?film=12&form=edit'],
    [{ ...start, text: 'così & così', sort: 'year' }, '/films?q=cos%C3%AC+%26+cos%C3%AC&sort=year'],
  ])('%j is %s, and the other way round', (place, address) => {
    expect(addressOf(place)).toBe(address);
    expect(readPlace(address.slice('/films'.length))).toEqual(place);
  });

  it.each(['?film=0', '?film=-1', '?film=1e3', '?film=x', '?form=edit', '?form=x', '?sort=x'])(
    'takes %s for the plain list',
    (search) => {
      expect(readPlace(search)).toEqual(start);
    },
  );
});

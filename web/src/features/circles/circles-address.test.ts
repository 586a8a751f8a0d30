import { describe, expect, it } from 'vitest';
import { addressOf, readPlace } from './circles-address.ts';

describe('the address of the list', () => {
  it.each([
    '/circles',
    '/circles?filter=private',
    '/circles?filter=public&search=slow+cinema&form=create',
  ])('says what is shown, there and back: %s', (address) => {
    expect(addressOf(readPlace(address.split('?')[1] ?? ''))).toBe(address);
  });

  it('takes nothing that it does not know', () => {
    expect(readPlace('filter=secret&form=edit&search=%20%20')).toEqual({
      filter: 'all',
      search: '',
      isCreating: false,
    });
  });
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { capacityTable } from './capacity.ts';

it('the page about capacity shows what follows from the measured costs', () => {
  const page = readFileSync(new URL('../docs/capacity.md', import.meta.url), 'utf8');
  expect(page).toContain(capacityTable());
});

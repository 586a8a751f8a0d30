import { pino } from 'pino';
import { expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createCatalogue } from './create-catalogue.ts';

test.each([
  [{}, 'embedded'],
  [{ TMDB_TOKEN: '' }, 'embedded'],
  [{ TMDB_TOKEN: 'token' }, 'tmdb'],
])('with %o the films come from %s', (environment, source) => {
  const log = pino({ level: 'silent' });
  const catalogue = createCatalogue({ config: readConfig(environment), clock: systemClock, log });
  expect(catalogue.source).toBe(source);
});

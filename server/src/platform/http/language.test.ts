import { expect, test } from 'vitest';
import { pickLanguage } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['it', 'it'],
  ['IT-ch', 'it'],
  ['de, fr;q=0.9', 'en'],
  ['en;q=0.2, es;q=0.9', 'es'],
  ['it;q=0, es', 'es'],
  ['../../etc/passwd', 'en'],
  ['itx', 'en'],
  [';;;q=;,,', 'en'],
])('%j is answered in %s', (header, language) => {
  expect(pickLanguage(header)).toBe(language);
});

import { expect, test } from 'vitest';
import { forgetPerson } from './forget-person.ts';

test('what somebody wrote goes with them, what the device is set to stays', async () => {
  window.localStorage.setItem('girone-draft:giulia:social', 'Non finito');
  window.localStorage.setItem('seen-ends', '[4]');
  window.localStorage.setItem('theme', 'dark');
  window.localStorage.setItem('language', 'it');
  window.sessionStorage.setItem('film-import-list:7', 'Stalker');
  await forgetPerson();
  const kept = Object.fromEntries(Object.entries(window.localStorage));
  expect(kept).toEqual({ theme: 'dark', language: 'it' });
  expect(window.sessionStorage).toHaveLength(0);
});

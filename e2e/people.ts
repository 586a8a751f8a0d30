import type { Page } from '@playwright/test';
import { expect } from './watch-console.ts';
import { fromOurPages } from './public-calls.ts';

let count = 0;

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

export function newPerson(): Person {
  count += 1;
  const username = `viewer-${process.pid}-${Date.now().toString(36)}-${count}`;
  return { username, email: `${username}@example.org`, password: 'giallo-giallo' };
}

/** Makes an account through the public call and leaves the page, or whoever calls, signed in. */
export async function signUp(page: Pick<Page, 'request'>, names?: PersonNames): Promise<Person> {
  const person = newPerson();
  const data = { ...person, ...names, confirmPassword: person.password };
  const answer = await page.request.post('/api/register', { ...fromOurPages, data });
  expect(answer.status()).toBe(201);
  return person;
}

/** Is a stranger from here on. The page that was open asks for something yet, and would be refused: this one asks for nothing. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('/livez');
  await page.context().clearCookies();
}

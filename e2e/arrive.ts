import type { Browser, Page } from '@playwright/test';
import { chooseLook, type Look } from './looks.ts';
import { signUp, type Person } from './people.ts';
import { watchConsole } from './watch-console.ts';

export interface Member {
  readonly page: Page;
  readonly person: Person;
}

/** Somebody new in a browser of their own, whose console counts as well. */
export async function arrive(browser: Browser, look: Look, complaints: string[]): Promise<Member> {
  const page = await (await browser.newContext()).newPage();
  watchConsole(page, complaints);
  await chooseLook(page, look);
  return { page, person: await signUp(page) };
}

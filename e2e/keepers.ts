import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { button, chooseLook, type Look } from './looks.ts';
import { dataFolder } from './outbox.ts';
import { signUp, type Person } from './people.ts';
import { expect, watchConsole } from './watch-console.ts';

type Keys = Exclude<
  NonNullable<Parameters<Browser['newContext']>[0]>['storageState'],
  string | undefined
>;

/** Somebody who looks after the place: who it is, and what opens the doors. */
export interface Keeper {
  readonly person: Person;
  readonly keys: Keys;
}

const command = join(import.meta.dirname, '../server/dist/cli/admin.js');

/** A super-admin, made as every first one is: by the operator's command, beside the running server. */
export async function appointKeeper(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<Keeper> {
  const calls = await request.newContext(baseURL === undefined ? {} : { baseURL });
  const person = await signUp({ request: calls });
  const keys = await calls.storageState();
  await calls.dispose();
  await promisify(execFile)(process.execPath, [command, 'grant', person.username, '--super'], {
    cwd: dataFolder,
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
  });
  return { person, keys };
}

interface Entrance {
  readonly look: Look;
  readonly complaints: string[];
}

/** The keeper in a browser of their own. */
export async function enter(
  browser: Browser,
  { keys }: Keeper,
  { look, complaints }: Entrance,
): Promise<Page> {
  const context = await browser.newContext({ storageState: keys });
  const page = await context.newPage();
  watchConsole(page, complaints);
  await chooseLook(page, look);
  return page;
}

/** A word of this journey alone: what is looked for by it is found without what others left behind. */
export function tagOf({ username }: Person): string {
  return username.slice(-11).replaceAll(/\W/g, '');
}

/** Opens the menu of one row, and takes what is called so. */
export async function chooseFor(row: Locator, act: string): Promise<void> {
  await row.locator('[aria-haspopup="menu"]').click();
  await row.page().getByRole('menuitem', { name: act, exact: true }).click();
}

interface Act {
  /** The question's heading. */
  readonly title: string;
  /** The field, and what is written into it. */
  readonly why: readonly [label: string, reason: string];
  readonly submit: string;
  /** What is said afterwards. */
  readonly done: string;
}

/** Answers the question that is open, with a reason. */
export async function giveReason(page: Page, { title, why, submit, done }: Act): Promise<void> {
  const question = page.getByRole('dialog', { name: title, exact: true });
  await question.getByLabel(why[0], { exact: true }).fill(why[1]);
  await button(question, submit).click();
  await expect(page.getByText(done, { exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
}

import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { isSettled, markSettled } from './demo-mark.repo.ts';

type Choice = Pick<Config, 'demo' | 'databaseUrl' | 'host' | 'publicUrl'>;

/**
 * Whether this start makes the demo community. Unless DEMO says so, only a new embedded database gets it
 * whose Girone is for this computer alone, since everybody knows the passwords. New is a database whose
 * first start has not been finished: `settleDemo` says when it was.
 */
export async function isDemoWanted(choice: Choice, db: Database): Promise<boolean> {
  const { demo, databaseUrl, host, publicUrl } = choice;
  if (demo !== undefined) return demo === 'on';
  const isForOthers = !isLoopback(host) || !isLoopback(publicUrl.hostname);
  return databaseUrl === undefined && !isForOthers && !(await isSettled(db));
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/**
 * Marks the embedded database as begun, with demo or without: it stays as it is from now on.
 */
export async function settleDemo(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  db: Database,
): Promise<void> {
  if (databaseUrl !== undefined || (await isSettled(db))) return;
  await markSettled(db);
}

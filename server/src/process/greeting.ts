import type { Girone } from '../app/start-girone.ts';
import { say } from './terminal.ts';

/** What a start has to say. */
export type Opening = Pick<Girone, 'demoAccounts'>;

export function greet(address: string, { demoAccounts }: Opening): void {
  say(`\nGirone is open at ${address}`);
  if (demoAccounts) sayHowToSignIn(demoAccounts);
  say('Ctrl-C stops it.\n');
}

/** Told once, by the start that has made them: whoever lets others in changes or deletes these accounts. */
function sayHowToSignIn(accounts: NonNullable<Opening['demoAccounts']>): void {
  say('A demo community is in it. Sign in as');
  for (const { username, password, isAdmin } of accounts) {
    say(`  ${username} / ${password}${isAdmin ? '  (admin)' : ''}`);
  }
  say('Everybody can know these passwords. For a Girone of your own: DEMO=off and a new DATA_DIR.');
}

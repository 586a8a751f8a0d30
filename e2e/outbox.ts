import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from './people.ts';
import { expect } from './watch-console.ts';

/** Of the server that the journeys run against. */
export const dataFolder = process.env['E2E_DATA_DIR'] ?? '';

/** Waits for a mail to somebody that has something in it, and gives back what was looked for. */
export async function findInMail(
  { email }: Pick<Person, 'email'>,
  wanted: RegExp,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(() => {
      const mails = readOutbox().filter((mail) => mail.includes(`To: ${email}`));
      found = mails.map((mail) => wanted.exec(mail)?.[1]).find((part) => part !== undefined);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

/** Without a mail server every mail is a file in the data folder. */
function readOutbox(): string[] {
  const folder = join(dataFolder, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .map((name) => decodeQuotedPrintable(readFileSync(join(folder, name), 'latin1')));
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

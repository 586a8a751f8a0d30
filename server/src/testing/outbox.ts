import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually.ts';

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** As it was sent. */
  readonly source: string;
}

/** Waits until the outbox holds so many mails to that address, and reads them, oldest first. */
export async function waitForMails(
  dataDir: string,
  to: string,
  count: number,
): Promise<ReceivedMail[]> {
  return eventually(async () => {
    const mails = await readMails(dataDir, to);
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails have come`);
    return mails;
  });
}

/** Waits for the mail with that subject, whatever else has come before or meanwhile. */
export async function waitForMail(
  dataDir: string,
  to: string,
  subject: string,
): Promise<ReceivedMail> {
  return eventually(async () => {
    const mails = await readMails(dataDir, to);
    const mail = mails.find((each) => each.subject === subject);
    if (!mail) throw new Error(`nothing among ${mails.length} mails is called ${subject}`);
    return mail;
  });
}

export async function readMails(dataDir: string, to: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      // A draft has a dot before its name until it is whole.
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .toSorted((a, b) => a.localeCompare(b))
      .map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))),
  );
  return mails.filter((mail) => mail.to === to);
}

export function parseMail(source: string): ReceivedMail {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1] ?? '';
  const plain = /Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)\r?\n--/i.exec(source)?.[1] ?? '';
  const text = decodeQuotedPrintable(plain);
  return { to: header('To'), subject: header('Subject'), text, source };
}

/** The other form of a mail. */
export function readHtml(source: string): string {
  const html = /Content-Type: text\/html[^]*?\r?\n\r?\n([^]*?)\r?\n--/i.exec(source)?.[1] ?? '';
  return decodeQuotedPrintable(html);
}

function decodeQuotedPrintable(text: string): string {
  const joined = text.replaceAll(/=\r?\n/g, '');
  const bytes = joined.replaceAll(/((?:=[0-9A-F]{2})+)/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString(),
  );
  return bytes;
}

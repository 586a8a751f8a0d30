import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { startSmtp } from '../../testing/smtp-server.ts';
import { readConfig } from '../config/config.ts';
import { systemRandom } from '../random.ts';
import { createMailer, type Mail } from './mailer.ts';

const mail: Mail = {
  to: 'giulia@example.org',
  ...renderMail({
    language: 'it',
    subject: 'Perché così?',
    lead: 'Città <b>aperta</b>',
    code: '123456',
    after: 'Fine',
  }),
};

let dataDir: string;
let logged: string[];
beforeEach(async () => {
  logged = [];
  dataDir = await mkdtemp(join(tmpdir(), 'girone-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

function mailerFor(environment: Record<string, string>) {
  const config = readConfig({
    DATA_DIR: dataDir,
    MAIL_FROM: 'Girone <g@example.org>',
    ...environment,
  });
  return createMailer({ config, random: systemRandom, log: (line) => void logged.push(line) });
}

describe('mail', () => {
  test('goes out by SMTP with text and HTML', async () => {
    const smtp = await startSmtp();
    const mailer = mailerFor({ SMTP_URL: smtp.url });
    await mailer.send(mail);
    mailer.close();
    await smtp.stop();
    expect(smtp.received).toHaveLength(1);
    const [first] = smtp.received;
    expect(first).toMatchObject({ from: 'g@example.org', to: ['giulia@example.org'] });
    expect(first?.source).toContain('multipart/alternative');
    expect(first?.source).toContain('123456');
  });

  test('that the server refuses is an error for the job to try again', async () => {
    const smtp = await startSmtp(() => 'mailbox is full');
    const mailer = mailerFor({ SMTP_URL: smtp.url });
    await expect(mailer.send(mail)).rejects.toThrow('mailbox is full');
    mailer.close();
    await smtp.stop();
  });

  test('is a file in the outbox when there is no SMTP server', async () => {
    await mailerFor({}).send(mail);
    const names = await readdir(join(dataDir, 'outbox'));
    expect(names).toHaveLength(1);
    const source = await readFile(join(dataDir, 'outbox', names[0] ?? ''), 'utf8');
    expect(source).toContain('To: giulia@example.org');
    // The log says where it is, and not for whom.
    expect(logged).toEqual([expect.stringContaining(String(names[0]))]);
    expect(logged[0]).not.toContain('giulia');
  });

  test('cannot be given a header through its subject or address', async () => {
    await mailerFor({}).send({ ...mail, subject: 'x\r\nBcc: evil@example.org' });
    const [name = ''] = await readdir(join(dataDir, 'outbox'));
    const source = await readFile(join(dataDir, 'outbox', name), 'utf8');
    expect(source).not.toMatch(/^Bcc:/m);
  });

  test('shows text as text', () => {
    expect(mail.html).toContain('Città &lt;b&gt;aperta&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>aperta');
  });
});

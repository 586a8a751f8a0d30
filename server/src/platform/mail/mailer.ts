import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Random } from '../random.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one mail, or throws: whoever calls is a job that will be tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

interface MailerParts {
  readonly config: Config;
  readonly random: Random;
  readonly log: (message: string) => void;
}

/** SMTP when SMTP_URL is set, else a folder that a developer can look into. */
export function createMailer(parts: MailerParts): Mailer {
  return parts.config.smtpUrl
    ? smtpMailer(parts.config, parts.config.smtpUrl)
    : outboxMailer(parts);
}

function smtpMailer(config: Config, smtpUrl: string): Mailer {
  const transport = createTransport(
    { url: smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from: config.mailFrom },
  );
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, headers: { ...mail.headers } });
    },
    close: () => transport.close(),
  };
}

function outboxMailer({ config, random, log }: MailerParts): Mailer {
  const folder = join(config.dataDir, 'outbox');
  const transport = createTransport(
    { streamTransport: true, buffer: true },
    { from: config.mailFrom },
  );
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...mail, headers: { ...mail.headers } });
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${random.token().slice(0, 8)}.eml`;
      // Written aside and renamed, so that a reader of the folder never sees half a mail.
      const draft = join(folder, `.${name}`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, name));
      // Whom it is for stands in the file: an address is nothing for a log.
      log(`a mail is in ${join(folder, name)}`);
    },
    close: () => {},
  };
}

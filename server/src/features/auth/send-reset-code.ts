import { languages } from '@girone/contract/languages';
import { resetCode } from '@girone/contract/rules';
import { z } from 'zod';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { countCodes, deleteCode, lockUser, replaceCode } from './reset-codes.repo.ts';
import { authTexts } from './texts/auth-texts.ts';
import { findUserByEmail, type UserRow } from './users.repo.ts';

/** The code is made here and kept as a hash only: it stands in no job, no log and no table. */
export function sendResetCode(platform: Platform) {
  const { db, mailer, random, secrets } = platform;

  async function issueCode(user: UserRow) {
    const digits = random.digits(resetCode.length);
    const id = await db.transaction(async (tx) => {
      await lockUser(tx, { userId: user.id });
      const { lastHour, lastDay } = await countCodes(tx, user.id);
      if (lastHour >= resetCode.perHour || lastDay >= resetCode.perDay) return undefined;
      const otp = secrets.keyedHash('reset-code', `${user.id}:${digits}`);
      return replaceCode(tx, { userId: user.id, email: user.email, otp });
    });
    return id === undefined ? undefined : { id, digits };
  }

  return defineJob({
    name: 'send-reset-code',
    payload: z.object({ email: z.string(), language: z.enum(languages) }),
    async run({ email, language }) {
      const user = await findUserByEmail(db, email);
      const code = user && (await issueCode(user));
      if (!user || !code) return;
      const { subject, lead, after } = authTexts[language].resetMail;
      const mail = renderMail({ language, subject, lead, code: code.digits, after });
      try {
        await mailer.send({ to: user.email, ...mail });
      } catch (error) {
        // Nobody got this code: the next try makes a new one, and this one must not be counted.
        await deleteCode(db, { id: code.id });
        throw error;
      }
    },
  });
}

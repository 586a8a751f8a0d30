import { userId, type UserId } from '@girone/contract/ids';
import { z } from 'zod';
import { renderMail } from '../../../domain/mail/render-mail.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { authTexts } from '../texts/auth-texts.ts';
import { findUserById } from '../users.repo.ts';

const name = 'send-passkey-notice';
const changes = ['added', 'removed', 'copied', 'passwordRemoved'] as const;

/** Tells the owner what changed about their ways in, in case it was not they who did it. */
export function sendPasskeyNotice({ db, mailer }: Platform) {
  return defineJob({
    name,
    payload: z.object({ userId, change: z.enum(changes), passkey: z.string() }),
    async run(payload) {
      const user = await findUserById(db, payload.userId);
      if (!user) return;
      const { subject, lead, after } = authTexts[user.language].passkeyNotice[payload.change];
      await mailer.send({
        to: user.email,
        ...renderMail({ language: user.language, subject, lead: lead(payload.passkey), after }),
      });
    },
  });
}

/** `passkey` is what its owner calls the one that is spoken of. */
export function passkeyNotice(owner: UserId, change: (typeof changes)[number], passkey = '') {
  return { name, payload: { userId: owner, change, passkey } };
}

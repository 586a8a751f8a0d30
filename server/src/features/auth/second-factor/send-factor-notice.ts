import { userId, type UserId } from '@girone/contract/ids';
import { z } from 'zod';
import { renderMail } from '../../../domain/mail/render-mail.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { authTexts } from '../texts/auth-texts.ts';
import { findUserById } from '../users.repo.ts';

const name = 'send-factor-notice';
const changes = ['on', 'off', 'codes'] as const;

/** Tells the owner what changed about their second factor, in case it was not they who did it. */
export function sendFactorNotice({ db, mailer }: Platform) {
  return defineJob({
    name,
    payload: z.object({ userId, change: z.enum(changes) }),
    async run(payload) {
      const user = await findUserById(db, payload.userId);
      if (!user) return;
      const { after, ...texts } = authTexts[user.language].factorNotice;
      const { subject, lead } = texts[payload.change];
      await mailer.send({
        to: user.email,
        ...renderMail({ language: user.language, subject, lead, after }),
      });
    },
  });
}

export function factorNotice(owner: UserId, change: (typeof changes)[number]) {
  return { name, payload: { userId: owner, change } };
}

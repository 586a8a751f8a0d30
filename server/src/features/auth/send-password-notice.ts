import { userId } from '@girone/contract/ids';
import { z } from 'zod';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { authTexts } from './texts/auth-texts.ts';
import { findUserById } from './users.repo.ts';

/** Tells the owner that the password is a new one, in case it was not they who set it. */
export function sendPasswordNotice({ db, mailer }: Platform) {
  return defineJob({
    name: 'send-password-notice',
    payload: z.object({ userId }),
    async run(payload) {
      const user = await findUserById(db, payload.userId);
      if (!user) return;
      const { subject, lead, after } = authTexts[user.language].passwordNotice;
      await mailer.send({
        to: user.email,
        ...renderMail({ language: user.language, subject, lead, after }),
      });
    },
  });
}

import { userId } from '@girone/contract/ids';
import { pages } from '@girone/contract/pages';
import { z } from 'zod';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { authTexts } from './texts/auth-texts.ts';
import { findUserById, setVerificationToken } from './users.repo.ts';

/** Mails the confirmation link; the newest one counts. */
export function sendVerification({ config, db, mailer, random }: Platform) {
  return defineJob({
    name: 'send-verification',
    payload: z.object({ userId }),
    async run(payload) {
      const user = await findUserById(db, payload.userId);
      if (!user || user.isEmailVerified) return;
      const token = random.token();
      await setVerificationToken(db, { id: user.id, tokenHash: sha256(token) });
      const link = new URL(pages.verifyEmail, config.publicUrl);
      link.searchParams.set('token', token);
      const { subject, lead, action, after } = authTexts[user.language].verificationMail;
      await mailer.send({
        to: user.email,
        ...renderMail({
          language: user.language,
          subject,
          lead: lead(user.username),
          link: { label: action, href: link.href },
          after,
        }),
      });
    },
  });
}

import { userId } from '@girone/contract/ids';
import { pages } from '@girone/contract/pages';
import { z } from 'zod';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { writeInstant } from '../../platform/mail/write-date.ts';
import type { Platform } from '../../platform/platform.ts';
import { authTexts } from './texts/auth-texts.ts';
import { findUserById } from './users.repo.ts';

/** Tells somebody by mail that they cannot sign in, until when and why; or that they can again. */
export function sendSuspensionNotice({ config, db, mailer }: Platform) {
  return defineJob({
    name: 'send-suspension-notice',
    payload: z.object({
      userId,
      moment: z.enum(['suspended', 'lifted']),
      reason: z.string().nullable(),
    }),
    async run({ userId: id, moment, reason }) {
      const user = await findUserById(db, id);
      // Lifted, or suspended again, before this mail went out: the other one says what holds.
      if (!user || user.isSuspended !== (moment === 'suspended')) return;
      const { language, email: to, suspendedUntil } = user;
      const { suspended, suspensionLifted, why } = authTexts[language];
      const after = reason === null ? '' : why(reason);
      if (moment === 'suspended') {
        const lead = suspended.lead(suspendedUntil && writeInstant(language, suspendedUntil));
        const mail = { language, subject: suspended.subject, lead, after };
        await mailer.send({ to, ...renderMail(mail) });
        return;
      }
      const { subject, lead, action } = suspensionLifted;
      const link = { label: action, href: new URL(pages.auth, config.publicUrl).href };
      await mailer.send({ to, ...renderMail({ language, subject, lead, link, after }) });
    },
  });
}

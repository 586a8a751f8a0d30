import { userId } from '@girone/contract/ids';
import { pages } from '@girone/contract/pages';
import { z } from 'zod';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { writeDate } from '../../platform/mail/write-date.ts';
import type { Platform } from '../../platform/platform.ts';
import { deletesAt } from './deletion-date.ts';
import { authTexts } from './texts/auth-texts.ts';
import { findUserById } from './users.repo.ts';

/** Tells the owner that the account will go, and how to keep it; or that it stays after all. */
export function sendDeletionNotice({ config, db, mailer }: Platform) {
  return defineJob({
    name: 'send-deletion-notice',
    payload: z.object({ userId, moment: z.enum(['requested', 'undone']) }),
    async run(payload) {
      const user = await findUserById(db, payload.userId);
      const isRequested = payload.moment === 'requested';
      // Taken back, or asked for again, before this mail went out: the other one says what holds.
      if (!user || isRequested !== (user.deletionRequestedAt !== null)) return;
      const { language, deletionRequestedAt } = user;
      if (deletionRequestedAt) {
        const { subject, lead, action, after } = authTexts[language].deletionRequested;
        const href = new URL(pages.auth, config.publicUrl).href;
        const day = writeDate(language, deletesAt(deletionRequestedAt));
        const mail = { language, subject, lead: lead(day), link: { label: action, href }, after };
        await mailer.send({ to: user.email, ...renderMail(mail) });
        return;
      }
      const { subject, lead, after } = authTexts[language].deletionUndone;
      await mailer.send({ to: user.email, ...renderMail({ language, subject, lead, after }) });
    },
  });
}

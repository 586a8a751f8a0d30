import { userId } from '@girone/contract/ids';
import { pages } from '@girone/contract/pages';
import { z } from 'zod';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { setEmailToken } from './email-changes.repo.ts';
import { authTexts } from './texts/auth-texts.ts';
import { findUserById } from './users.repo.ts';

/** Mails the link to the new address. The token is made here: it stands in no job and no table. */
export function sendEmailLink({ config, db, mailer, random, secrets }: Platform) {
  return defineJob({
    name: 'send-email-link',
    payload: z.object({ userId, email: z.string() }),
    async run({ userId: id, email }) {
      const user = await findUserById(db, id);
      if (!user) return;
      const token = random.token();
      const tokenHash = secrets.keyedHash('email-change', token);
      // A new password, or another address, has ended it meanwhile.
      if (!(await setEmailToken(db, { userId: id, email, tokenHash }))) return;
      const link = new URL(pages.verifyEmail, config.publicUrl);
      link.searchParams.set('change', token);
      const { language } = user;
      const { subject, lead, action, after } = authTexts[language].emailLinkMail;
      const href = link.href;
      const mail = { language, subject, lead: lead(user.username), after };
      await mailer.send({ to: email, ...renderMail({ ...mail, link: { label: action, href } }) });
    },
  });
}

/** Tells the old address, while the change can still be stopped. */
export function sendEmailNotice({ db, mailer }: Platform) {
  return defineJob({
    name: 'send-email-notice',
    payload: z.object({ userId, email: z.string(), oldEmail: z.string() }),
    async run({ userId: id, email, oldEmail }) {
      const user = await findUserById(db, id);
      if (!user) return;
      const { language } = user;
      const { subject, lead, after } = authTexts[language].emailNotice;
      const mail = renderMail({ language, subject, lead: lead(email), after });
      await mailer.send({ to: oldEmail, ...mail });
    },
  });
}

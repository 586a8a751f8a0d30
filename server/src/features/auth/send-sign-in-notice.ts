import { userId } from '@girone/contract/ids';
import { pages } from '@girone/contract/pages';
import { z } from 'zod';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { writeInstant } from '../../platform/mail/write-date.ts';
import type { Platform } from '../../platform/platform.ts';
import { authTexts } from './texts/auth-texts.ts';
import { findUserById } from './users.repo.ts';
import { writeDevice } from './write-device.ts';

const name = 'send-sign-in-notice';
const signIn = z.object({ userId, userAgent: z.string().nullable(), at: z.iso.datetime() });

/** Tells the owner that somebody signed in from a device that the account does not know. */
export function sendSignInNotice({ db, mailer, config }: Platform) {
  return defineJob({
    name,
    payload: signIn,
    async run(payload) {
      const user = await findUserById(db, payload.userId);
      if (!user) return;
      const { language } = user;
      const { subject, lead, action, after } = authTexts[language].signInNotice;
      const device = writeDevice(language, payload.userAgent);
      const href = new URL(`${pages.settings}?tab=security`, config.publicUrl).href;
      await mailer.send({
        to: user.email,
        ...renderMail({
          language,
          subject,
          lead: lead(device, writeInstant(language, new Date(payload.at))),
          link: { label: action, href },
          after,
        }),
      });
    },
  });
}

export function signInNotice(payload: z.input<typeof signIn>) {
  return { name, payload };
}

import { languages } from '@girone/contract/languages';
import { z } from 'zod';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { authTexts } from './texts/auth-texts.ts';

/**
 * Tells somebody whose account an admin has deleted. Their address is stored nowhere any more but in this
 * job, which goes with the mail.
 */
export function sendRemovalNotice({ mailer }: Platform) {
  return defineJob({
    name: 'send-removal-notice',
    payload: z.object({ email: z.string(), language: z.enum(languages), reason: z.string() }),
    async run({ email: to, language, reason }) {
      const { removed, why } = authTexts[language];
      const { subject, lead } = removed;
      await mailer.send({ to, ...renderMail({ language, subject, lead, after: why(reason) }) });
    },
  });
}

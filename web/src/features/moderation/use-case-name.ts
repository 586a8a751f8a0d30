import type { ReportCase } from '@girone/contract/moderation';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a case is called: by the post's author, by the person, or that both are gone. */
export function useCaseName(): (reportCase: ReportCase) => string {
  const { t } = useTranslation();
  return ({ post, person }) => {
    if (post !== null) return t('moderation.case.post', { username: post.author.username });
    return person === null ? t('moderation.case.gone') : `@${person.username}`;
  };
}

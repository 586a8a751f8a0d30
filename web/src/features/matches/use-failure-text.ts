import { useTranslation } from 'react-i18next';
import { failureText } from '../../lib/contract-form/failure-text.ts';

/** What to say about a call that failed: the server's word, else that it did not go through. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) =>
    failureText(error, {
      fallback: t('matches.failure.fallback'),
      network: t('matches.failure.network'),
    });
}

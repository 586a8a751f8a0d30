import { useTranslation } from 'react-i18next';
import { failureText } from '../../lib/contract-form/failure-text.ts';

/** What to say about a call that failed: the server's word, else `fallback`. */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return (error, fallback = t('circles.failure.fallback')) =>
    failureText(error, { fallback, network: t('circles.failure.network') });
}

import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from './api-error.ts';

/** What to say about a call that failed: the server's word, else `fallback`. */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return (error, fallback = t('shared.failure.fallback')) => {
    if (!(error instanceof ApiError)) return fallback;
    if (error.code === 'network') return t('shared.failure.network');
    return error.serverMessage ?? fallback;
  };
}

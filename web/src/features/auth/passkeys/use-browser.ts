import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { isTurnedDown } from './browser-passkeys.ts';

/** Lets the browser do something with a passkey. Null where nothing came of it: who turned it down hears nothing more. */
export function useBrowser(): <T>(act: () => Promise<T>) => Promise<T | null> {
  const { t } = useTranslation();
  return async (act) => {
    try {
      return await act();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (!isTurnedDown(error)) {
        const isKnown = error instanceof Error && error.name === 'InvalidStateError';
        showToast({
          title: t(isKnown ? 'auth.passkey.known' : 'auth.passkey.impossible'),
          variant: 'destructive',
        });
      }
      return null;
    }
  };
}

import type { RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

/** Copies a text that stands in a field, for whoever has to do it by hand. */
export function useCopy(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
): (text: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: t('shared.copy.done') });
    } catch {
      // Not over https, or forbidden: the text is selected, to be copied by hand.
      field.current?.focus();
      field.current?.select();
      showToast({ title: t('shared.copy.failed'), variant: 'destructive' });
    }
  };
}

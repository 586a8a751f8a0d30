import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toast-store.ts';
import { postAddress } from './post-address.ts';

/** Copies the address of a post; where the browser does not allow it, shows it. */
export function useSharePost(): (postId: number) => void {
  const { t } = useTranslation();

  async function share(postId: number): Promise<void> {
    const link = `${window.location.origin}${postAddress(postId)}`;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: t('posts.actions.copied') });
    } catch {
      // Refused, or no clipboard at all on a page without https: the link can be copied by hand.
      showToast({ title: t('posts.actions.copy'), description: link });
    }
  }

  return (postId) => void share(postId);
}

import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { postAddress } from './post-address.ts';

/** Hands the address of a post to the phone; elsewhere copies it, and shows it where that is not allowed. */
export function useSharePost(): (postId: number) => void {
  const { t } = useTranslation();

  async function share(postId: number): Promise<void> {
    const link = `${window.location.origin}${postAddress(postId)}`;
    if (!(hasShareSheet() && (await handToDevice(link)))) await copy(link);
  }

  async function copy(link: string): Promise<void> {
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

/** A desktop may have one too, but a link in the clipboard is what people want there. */
function hasShareSheet(): boolean {
  return 'share' in navigator && window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/** False where the device would not take it. Who sends the sheet away has had what they wanted. */
async function handToDevice(url: string): Promise<boolean> {
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

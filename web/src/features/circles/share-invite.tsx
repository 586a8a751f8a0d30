import { Copy, Share2 } from '../../ui/images/icons.ts';
import type { RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './invite-dialog.module.css';

interface ShareInviteProps {
  title: string;
  message: string;
  link: string;
  maySend: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Where the organiser of a new circle goes on. */
  next?: string | undefined;
  onClose: () => void;
}

/** What becomes of the message. */
export function ShareInvite(props: ShareInviteProps) {
  const { title, message, link, maySend, field, next, onClose } = props;
  const { t } = useTranslation();
  const copy = useCopy(field);

  async function send(): Promise<void> {
    // Most programs write the address below a text that has it already.
    const url = message.includes(link) ? {} : { url: link };
    try {
      await navigator.share({ title, text: message, ...url });
    } catch (error) {
      // Whoever closes the device's own dialog has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ title: t('invites.dialog.shareFailed'), variant: 'destructive' });
    }
  }

  return (
    <>
      {next === undefined ? (
        <Button variant="ghost" className={styles.done} onClick={onClose}>
          {t('invites.dialog.done')}
        </Button>
      ) : (
        <ButtonLink variant="ghost" href={next}>
          {t('invites.dialog.next')}
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        icon={<Copy {...buttonIcon} />}
        onClick={() => void copy(message)}
      >
        {t('invites.dialog.copyMessage')}
      </Button>
      {maySend && (
        <Button
          className={styles.send}
          icon={<Share2 {...buttonIcon} />}
          onClick={() => void send()}
        >
          {t('invites.dialog.share')}
        </Button>
      )}
    </>
  );
}

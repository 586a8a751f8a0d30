import { pages } from '@girone/contract/pages';
import { Settings } from '../../ui/images/icons.ts';
import * as Popover from '@radix-ui/react-popover';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import styles from './bell-popover.module.css';
import { MarkAll } from './mark-all.tsx';
import { NotificationList } from './notification-list.tsx';

interface BellPopoverProps {
  /** What opened it: the focus goes back there. */
  button: { readonly current: HTMLElement | null };
  onClose: () => void;
}

/** The latest notifications below the bell, open as long as it is drawn. */
export function BellPopover({ button, onClose }: BellPopoverProps) {
  const { t } = useTranslation();
  const title = t('pages.title.notifications');
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor className={styles.anchor} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={title}
          className={styles.popover}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          onPointerDownOutside={(event) => {
            // The bell closes it by itself.
            const { target } = event.detail.originalEvent;
            if (target instanceof Node && button.current?.contains(target) === true) {
              event.preventDefault();
            }
          }}
        >
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <MarkAll />
          </div>
          <div className={styles.body}>
            <NotificationList filter="all" onFollow={onClose} />
          </div>
          <div className={styles.foot}>
            <TextLink standalone href={pages.notifications} onClick={onClose}>
              {t('notifications.seeAll')}
            </TextLink>
            <Link
              href={`${pages.settings}?tab=notifications`}
              aria-label={t('notifications.choose')}
              title={t('notifications.choose')}
              className={styles.settings}
              onClick={onClose}
            >
              <Settings {...buttonIcon} />
            </Link>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

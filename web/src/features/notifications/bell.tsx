import { pages } from '@girone/contract/pages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from '../../ui/images/icons.ts';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { useMediaQuery, widerThanPhone } from '../../ui/styling/use-media-query.ts';
import styles from './bell.module.css';
import { unreadQuery } from './notifications.queries.ts';
import { useLiveNotifications } from './use-live-notifications.ts';

const mostShown = 99;

const loadPopover = () =>
  Promise.all([
    import('./bell-popover.tsx').then(({ BellPopover }) => BellPopover),
    loadDictionary('notifications'),
  ]);

/** How much there is to read. Wide screens show it in place, phones on its page. */
export function Bell() {
  const { t } = useTranslation();
  const { data } = useQuery(unreadQuery);
  const isWide = useMediaQuery(widerThanPhone);
  const unread = data?.unread ?? 0;
  useLiveNotifications();
  const label =
    unread === 0 ? t('pages.title.notifications') : t('navigation.bell', { count: unread });
  const drawing = (
    <>
      <BellIcon {...buttonIcon} />
      {unread > 0 && (
        <span aria-hidden className={styles.count}>
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
    </>
  );
  if (isWide) return <BellButton label={label}>{drawing}</BellButton>;
  return <BellLink label={label}>{drawing}</BellLink>;
}

interface LookProps {
  label: string;
  children: ReactNode;
}

function BellLink({ label, children }: LookProps) {
  const [path] = useLocation();
  return (
    <Link
      href={pages.notifications}
      aria-label={label}
      aria-current={path === pages.notifications ? 'page' : undefined}
      className={styles.bell}
    >
      {children}
    </Link>
  );
}

function BellButton({ label, children }: LookProps) {
  const [, navigate] = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Popovers are large: theirs comes when the bell is pressed.
  const opening = useMutation({
    mutationFn: loadPopover,
    onSuccess: () => setIsOpen(true),
    // The page shows the same, and says itself when it does not arrive either.
    onError: () => navigate(pages.notifications),
  });
  const [BellPopover] = opening.data ?? [];
  return (
    <div className={styles.place}>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.bell}
        onClick={() => {
          if (isOpen) setIsOpen(false);
          else opening.mutate();
        }}
      >
        {children}
      </IconButton>
      {isOpen && BellPopover !== undefined && (
        <BellPopover button={button} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

import { sealCode } from '@girone/championship/ballots/seal-face';
import type { Notification } from '@girone/contract/notifications';
import { Check } from '../../ui/images/icons.ts';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './notification-item.module.css';
import { NotificationPicture } from './notification-picture.tsx';
import { NotificationStory } from './notification-story.tsx';
import { targetOf } from './notification-target.ts';
import { useNotificationText } from './use-notification-text.ts';

interface NotificationItemProps {
  notification: Notification;
  now: number;
  onRead: (id: number) => void;
  /** Its page is about to be shown. */
  onFollow?: (() => void) | undefined;
}

/** What happened, when, and the way there; going there is reading it. */
export function NotificationItem({ notification, now, onRead, onFollow }: NotificationItemProps) {
  const { t } = useTranslation();
  const textOf = useNotificationText();
  const { id, type, actor, tournament, post, moderation, seal, story } = notification;
  const { createdAt, isRead } = notification;
  const parts = textOf(notification);
  const target = targetOf(notification);
  const format = currentFormat();
  const words = parts.map(({ text, isName }, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, in its order
    return isName ? <b key={index}>{text}</b> : <Fragment key={index}>{text}</Fragment>;
  });

  function follow(): void {
    if (!isRead) onRead(id);
    onFollow?.();
  }

  return (
    // Without a link the focus finds a place here when the button goes.
    <li tabIndex={-1} className={joinClasses(styles.item, !isRead && styles.unread)}>
      <NotificationPicture type={type} actor={actor} />
      <div className={styles.words}>
        <p className={styles.sentence}>
          {!isRead && <VisuallyHidden>{t('notifications.unreadMark')} </VisuallyHidden>}
          {target === null ? (
            words
          ) : (
            <Link href={target} className={styles.link} onClick={follow}>
              {words}
            </Link>
          )}
        </p>
        {typeof moderation?.reason === 'string' && (
          <p className={styles.reason}>
            {t('notifications.moderated.reason', { reason: moderation.reason })}
          </p>
        )}
        {story !== null && tournament !== null && (
          <NotificationStory tournamentId={tournament.id} story={story} />
        )}
        {seal !== null && (
          <p className={styles.reason}>
            {t('notifications.seal', {
              day: seal.matchDay,
              // On one line: somebody may want to copy it.
              code: sealCode(seal.code).replaceAll(' ', '\u00A0'),
            })}
          </p>
        )}
        {post !== null && post.excerpt !== '' && <p className={styles.excerpt}>{post.excerpt}</p>}
        <time
          dateTime={createdAt}
          title={`${format.longDate(createdAt)}, ${format.time(createdAt)}`}
          className={styles.time}
        >
          {format.relativeTime(createdAt, now)}
        </time>
      </div>
      {!isRead && (
        <IconButton
          label={t('notifications.markNamed', { text: parts.map(({ text }) => text).join('') })}
          className={styles.mark}
          onClick={(event) => {
            // The button goes with what it says: the focus stays with the notification.
            const item = event.currentTarget.closest('li');
            (item?.querySelector('a') ?? item)?.focus();
            onRead(id);
          }}
        >
          <Check {...buttonIcon} />
        </IconButton>
      )}
    </li>
  );
}

import type { Post } from '@girone/contract/posts';
import { ChevronLeft, ChevronRight } from '../../ui/images/icons.ts';
import { useEffect, useEffectEvent, useRef, type ReactNode, type TouchEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { personAddress } from '../../domain/person/person-address.ts';
import { TimeAgo } from '../../lib/text/time-ago.tsx';
import { Avatar } from '../../ui/images/avatar.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './lightbox-view.module.css';
import { nameOf } from '../../domain/person/person-name.ts';
import { postAddress } from './post-address.ts';
import { usePhotoName } from './use-photo-name.ts';

/** A finger that has moved less far was no swipe. */
const swipePixels = 50;

export interface LightboxViewProps {
  post: Post;
  /** The picture before and after this one, where it is shown among others. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

export function LightboxView({ post, onPrevious, onNext, onClose }: LightboxViewProps) {
  const { t } = useTranslation();
  const photoName = usePhotoName();
  const swipe = useSwipe({ onPrevious, onNext });
  useArrowKeys({ onPrevious, onNext });
  const { author, imageUrl, imageCaption, createdAt } = post;
  const name = nameOf(author);
  const hasOthers = onPrevious !== undefined || onNext !== undefined;

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={t('critics.photo.by', { name })}
      closeLabel={t('shared.close')}
      footer={
        <div className={styles.foot}>
          {hasOthers && (
            <>
              <Step label={t('critics.photo.previous')} onStep={onPrevious}>
                <ChevronLeft {...buttonIcon} />
              </Step>
              <Step label={t('critics.photo.next')} onStep={onNext}>
                <ChevronRight {...buttonIcon} />
              </Step>
            </>
          )}
          <ButtonLink href={postAddress(post.id)} variant="secondary" className={styles.way}>
            {t('critics.photo.openPost')}
          </ButtonLink>
        </div>
      }
    >
      <VisuallyHidden>
        <output>{hasOthers && photoName(post)}</output>
      </VisuallyHidden>
      <figure className={styles.figure} {...swipe}>
        {imageUrl !== null && (
          <img
            key={imageUrl}
            src={`${imageUrl}?w=960`}
            srcSet={`${imageUrl}?w=960 960w, ${imageUrl}?w=1600 1600w`}
            sizes="(max-width: 880px) 100vw, 880px"
            alt={photoName(post)}
            className={styles.image}
          />
        )}
        {imageCaption !== null && imageCaption !== '' && (
          <figcaption className={styles.caption}>{imageCaption}</figcaption>
        )}
      </figure>
      <p className={styles.author}>
        <Avatar username={author.username} src={author.profileImageUrl} size={36} />
        <TextLink href={personAddress(author.username)} standalone>
          {name}
        </TextLink>
        <TimeAgo at={createdAt} />
      </p>
    </Dialog>
  );
}

interface StepProps {
  label: string;
  onStep: (() => void) | undefined;
  children: ReactNode;
}

/** At the end of the row it stays where it is: a disabled button would drop the focus. */
function Step({ label, onStep, children }: StepProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={onStep === undefined}
      tabIndex={onStep === undefined ? -1 : 0}
      className={styles.step}
      onClick={onStep}
    >
      {children}
    </IconButton>
  );
}

type Steps = Pick<LightboxViewProps, 'onPrevious' | 'onNext'>;

function useArrowKeys({ onPrevious, onNext }: Steps): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') onPrevious?.();
    if (event.key === 'ArrowRight') onNext?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function useSwipe({ onPrevious, onNext }: Steps) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      // Two fingers make the picture larger.
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0]?.clientX;
      if (start.current === null || end === undefined) return;
      const moved = end - start.current;
      start.current = null;
      if (moved > swipePixels) onPrevious?.();
      if (moved < -swipePixels) onNext?.();
    },
  };
}

import type { RecapCard as CardName } from '@girone/championship/story/tell-recap';
import type { SeasonRecap } from '@girone/contract/story';
import { Lock, Share2, X } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { BrandMark } from '../../ui/images/brand-mark.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import styles from './recap.module.css';
import { shareCard } from './share-card.ts';

export interface CardPlace {
  season: SeasonRecap;
  name: string;
  number: number;
  total: number;
  closeHref: string;
}

interface RecapCardProps extends CardPlace {
  card: CardName;
  /** What it should say did not arrive: there is nothing to share, and nothing to print. */
  isMissing?: boolean;
  /** Draws the picture here: what is the viewer's own leaves the device only by their hand. */
  drawPicture?: () => Promise<Blob>;
  children: ReactNode;
}

/** One sheet: what it is, what it says, and the ways to close it or to pass it on. */
export function RecapCard(props: RecapCardProps) {
  const { t } = useTranslation();
  const { season, card, name, number, total, closeHref } = props;
  const { isMissing = false, drawPicture, children } = props;

  async function share(): Promise<void> {
    try {
      await shareCard({ season, card, drawPicture });
    } catch {
      showToast({ title: t('recap.shareFailed'), variant: 'destructive' });
    }
  }

  return (
    <article
      aria-label={t('recap.cardOf', { number, total, name })}
      className={styles.card}
      data-card={card}
      data-missing={isMissing || undefined}
    >
      <div aria-hidden className={styles.progress}>
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-on={index < number || undefined} />
        ))}
      </div>
      <header className={styles.cardHead}>
        <span className={styles.kicker}>
          {card === 'mine' && <Lock {...textIcon} aria-hidden />}
          {name}
        </span>
        <span aria-hidden className={styles.number}>
          {t('recap.number', { number, total })}
        </span>
        <Link href={closeHref} aria-label={t('recap.close')} className={styles.close}>
          <X {...buttonIcon} />
        </Link>
      </header>
      {children}
      <footer className={styles.cardFoot}>
        <span className={styles.season}>
          <BrandMark size={20} />
          {season.name}
        </span>
        {!isMissing && (
          <IconButton label={t('recap.share')} onClick={() => void share()}>
            <Share2 {...buttonIcon} />
          </IconButton>
        )}
      </footer>
    </article>
  );
}

import type { Ended } from '@girone/contract/dashboard';
import { pages } from '@girone/contract/pages';
import { Trophy, X } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import styles from './dashboard-ended.module.css';

/** More would not fit beside the words; their names are all there. */
const mostPosters = 3;

interface EndedCardProps {
  season: Ended;
  /** Looked at, or put away. */
  onSeen: () => void;
}

/** Who has won a championship that was played to its end in the last days. */
export function EndedCard({ season, onSeen }: EndedCardProps) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { id, name, champions } = season;
  const [first] = champions;
  const isJoint = champions.length > 1;
  const owners = [...new Set(champions.flatMap(({ ownerName }) => ownerName ?? []))];
  return (
    <Card as="section" aria-labelledby={`ended-${id}`} className={styles.card}>
      <div className={styles.posters} data-joint={isJoint || undefined}>
        {champions.slice(0, mostPosters).map(({ film }) => (
          <Poster
            key={film.id}
            film={film}
            cover={sizedPicture(film.posterUrl, 160)}
            className={styles.poster}
          />
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.over}>
          <Trophy {...textIcon} />
          {t('dashboard.ended.over', { name })}
        </p>
        <h2 id={`ended-${id}`} className={styles.title}>
          {isJoint
            ? t('dashboard.ended.champions', {
                films: format.list(champions.map(({ film }) => film.title)),
              })
            : t('dashboard.ended.champion', { film: first?.film.title ?? '' })}
        </h2>
        {owners.length > 0 && (
          <p className={styles.owner}>
            {isJoint
              ? t('dashboard.ended.owners', { owners: format.list(owners) })
              : t('dashboard.ended.owner', { owner: owners[0] ?? '' })}
          </p>
        )}
        <div className={styles.open}>
          <ButtonLink
            variant="secondary"
            href={pages.recap.replace(':id', String(id))}
            onClick={onSeen}
          >
            {t('dashboard.ended.recap')}
          </ButtonLink>
          <TextLink standalone href={tournamentAddress(id)} onClick={onSeen}>
            {t('dashboard.ended.open')}
          </TextLink>
        </div>
      </div>
      <IconButton
        ref={keepFocus}
        label={t('dashboard.ended.dismiss', { name })}
        className={styles.dismiss}
        onClick={onSeen}
      >
        <X {...buttonIcon} />
      </IconButton>
    </Card>
  );
}

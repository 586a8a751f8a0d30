import type { Film } from '@girone/contract/films';
import { Plus, X } from '../../ui/images/icons.ts';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { coverOf, sheetOf } from '../../domain/film/poster-of-film.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './film-picks.module.css';
import { useNominating } from './use-nominating.ts';

interface FilmPickProps {
  film: Film;
  tournamentId: number;
  /** Its number in the line-up; null where it is not in it. */
  order: number | null;
  hasRoom: boolean;
  onDone: (sentence: string) => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One film of the viewer's: in the line-up, or to be put there. */
export function FilmPick({ film, tournamentId, order, hasRoom, onDone }: FilmPickProps) {
  const { t } = useTranslation();
  const nominating = useNominating({ tournamentId, film, onDone });
  const { title, releaseYear } = film;
  // The same object as long as it is the same film: a poster is not printed twice.
  const sheet = useMemo(() => sheetOf(film), [film]);
  return (
    <li className={styles.pick}>
      {order !== null && (
        <span className={styles.order}>
          <span aria-hidden>{order}</span>
          <VisuallyHidden>{t('nominations.mine.number', { order })}</VisuallyHidden>
        </span>
      )}
      <Poster
        film={sheet}
        cover={coverOf(film)}
        className={order === null ? undefined : styles.chosen}
      />
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        {releaseYear !== null && <span className={styles.year}>{releaseYear}</span>}
      </div>
      {order === null ? (
        <Button
          block
          variant="secondary"
          size="small"
          icon={<Plus {...icon} />}
          disabled={!hasRoom && !nominating.isNominating}
          pending={nominating.isNominating}
          pendingLabel={t('nominations.mine.nominating')}
          aria-label={
            nominating.isNominating ? undefined : t('nominations.mine.nominateNamed', { title })
          }
          onClick={nominating.nominate}
        >
          {t('nominations.mine.nominate')}
        </Button>
      ) : (
        <Button
          block
          variant="secondary"
          size="small"
          icon={<X {...icon} />}
          pending={nominating.isWithdrawing}
          pendingLabel={t('nominations.mine.withdrawing')}
          aria-label={
            nominating.isWithdrawing ? undefined : t('nominations.mine.withdrawNamed', { title })
          }
          onClick={nominating.withdraw}
        >
          {t('nominations.mine.withdraw')}
        </Button>
      )}
    </li>
  );
}

import type { AdminFilm } from '@girone/contract/admin-films';
import { Check, Clock, SearchX, TriangleAlert } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminAddress } from '../../lib/admin-list/list-address.ts';
import { filmAddress } from '../../domain/film/film-address.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { sheetOf } from '../../domain/film/poster-of-film.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import styles from './league.module.css';

interface FilmProps {
  film: AdminFilm;
}

/** Poster, title and director; leads to the film's page. */
export function FilmName({ film }: FilmProps) {
  const { id, title, director, posterUrl } = film;
  return (
    <span className={styles.film}>
      <Poster film={sheetOf(film)} cover={sizedPicture(posterUrl, 160)} size="thumb" />
      <span className={styles.words}>
        <Link href={filmAddress(id)} className={styles.name}>
          {title}
        </Link>
        {director !== null && <span className={styles.detail}>{director}</span>}
      </span>
    </span>
  );
}

export function FilmOwner({ film: { owner } }: FilmProps) {
  const { t } = useTranslation();
  if (owner === null) return <span className={styles.quiet}>{t('admin.films.noOwner')}</span>;
  const { username } = owner;
  return (
    <TextLink href={adminAddress('users', { search: username })} className={styles.elsewhere}>
      {username}
    </TextLink>
  );
}

const looks: Readonly<
  Record<AdminFilm['enrichmentStatus'], { look: string | undefined; icon: ReactNode }>
> = {
  pending: { look: styles.waiting, icon: <Clock {...textIcon} /> },
  done: { look: styles.done, icon: <Check {...textIcon} /> },
  not_found: { look: styles.trouble, icon: <SearchX {...textIcon} /> },
  failed: { look: styles.trouble, icon: <TriangleAlert {...textIcon} /> },
};

/** What came of asking the film database. */
export function EnrichmentState({ film: { enrichmentStatus } }: FilmProps) {
  const { t } = useTranslation();
  const { look, icon } = looks[enrichmentStatus];
  return (
    <span className={look}>
      {icon}
      {t(`admin.films.states.${enrichmentStatus}`)}
    </span>
  );
}

export function FilmSeasons({ film: { championships, isPlaying } }: FilmProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.figure}>
      {currentFormat().number(championships)}
      {isPlaying && <Badge tone="active">{t('admin.films.playing')}</Badge>}
    </span>
  );
}

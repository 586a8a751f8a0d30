import type { FilmCareer } from '@girone/contract/film-career';
import { pages } from '@girone/contract/pages';
import { CalendarDays, Clapperboard, Clock, Trophy, UserRound } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { badgeIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import styles from './film-page.module.css';

interface FilmHeadProps {
  film: FilmCareer['film'];
  titles: number;
}

/** The poster, and what is known of the film itself. */
export function FilmHead({ film, titles }: FilmHeadProps) {
  const { t } = useTranslation();
  const hasBadges = film.genre !== null || titles > 0;
  return (
    <div className={styles.head}>
      <div className={styles.poster}>
        <Poster priority film={film} cover={sizedPicture(film.posterUrl, 480)} label={film.title} />
      </div>
      <div className={styles.words}>
        <PageHead
          back={{ href: pages.leaderboard, label: t('filmPage.back') }}
          badges={
            hasBadges ? (
              <>
                {titles > 0 && (
                  <Badge tone="you" icon={<Trophy {...badgeIcon} />}>
                    {t('filmPage.seasons.champion')}
                  </Badge>
                )}
                {film.genre !== null && <Badge className={styles.genre}>{film.genre}</Badge>}
              </>
            ) : undefined
          }
          title={film.title}
          lead={film.plot ?? undefined}
          meta={<Facts film={film} />}
        />
      </div>
    </div>
  );
}

function Facts({ film }: Pick<FilmHeadProps, 'film'>) {
  const { t } = useTranslation();
  const { year, director, runtime, ownerName } = film;
  const facts = [
    year !== null && { key: 'year', icon: <CalendarDays {...textIcon} />, text: year },
    director !== null && {
      key: 'director',
      icon: <Clapperboard {...textIcon} />,
      text: t('filmPage.directedBy', { name: director }),
    },
    runtime !== null && {
      key: 'runtime',
      icon: <Clock {...textIcon} />,
      text: t('filmPage.minutes', { count: runtime }),
    },
    {
      key: 'owner',
      icon: <UserRound {...textIcon} />,
      text: t('filmPage.addedBy', { name: ownerName ?? t('shared.deletedUser') }),
    },
  ];
  return <MetaList items={facts.filter((fact) => fact !== false)} />;
}

import { pages } from '@girone/contract/pages';
import type { Profile } from '@girone/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { filmAddress } from '../../domain/film/film-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { PosterGrid } from '../../domain/film/poster/poster-grid.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import styles from './profile-tabs.module.css';
import { filmsOfQuery } from './profile.queries.ts';
import { TabFrame } from './tab-frame.tsx';

export function FilmsTab({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const films = useQuery(filmsOfQuery(profile.username));
  return (
    <TabFrame
      query={films}
      height={320}
      empty={{
        title: t('profile.films.empty'),
        text: t('profile.films.emptyText'),
        action: profile.viewerIsOwner && (
          <ButtonLink href={pages.films} variant="secondary">
            {t('profile.films.emptyAction')}
          </ButtonLink>
        ),
      }}
    >
      {(shown) => (
        <PosterGrid aria-label={t('profile.tabs.films')}>
          {shown.map((film) => (
            <li key={film.id} className={styles.film}>
              <Link href={filmAddress(film.id)} aria-label={film.title} className={styles.poster}>
                <Poster film={film} cover={sizedPicture(film.posterUrl, 480)} lift />
              </Link>
              <div>
                <span className={styles.title}>{film.title}</span>
                {film.director !== null && <p className={styles.fact}>{film.director}</p>}
              </div>
            </li>
          ))}
        </PosterGrid>
      )}
    </TabFrame>
  );
}

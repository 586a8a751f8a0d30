import type { Film } from '@girone/contract/films';
import { ArrowRight, Clock, ExternalLink, Pencil, Trash2 } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { filmAddress } from '../../domain/film/film-address.ts';
import { coverOf, sheetOf } from '../../domain/film/poster-of-film.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { DeleteFilm } from './delete-film.tsx';
import styles from './film-details.module.css';
import { FilmOffers } from './film-offers.tsx';
import { FilmRating } from './film-rating.tsx';
import { EnrichmentState } from './enrichment-state.tsx';
import { NotEnriched } from './not-enriched.tsx';
import { useDeletion } from './use-deletion.ts';

interface FilmDetailsProps {
  film: Film;
  onEdit: () => void;
  onLookedUp: () => void;
  onDeleted: () => void;
  onClose: () => void;
}

export function FilmDetails({ film, onEdit, onLookedUp, onDeleted, onClose }: FilmDetailsProps) {
  const { t } = useTranslation();
  const deletion = useDeletion(film, onDeleted);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={film.title}
      closeLabel={t('shared.close')}
      footer={
        <>
          <Button
            variant="danger"
            icon={<Trash2 {...buttonIcon} />}
            pending={deletion.isAsking}
            onClick={deletion.ask}
          >
            {t('films.details.delete')}
          </Button>
          <Button variant="secondary" icon={<Pencil {...buttonIcon} />} onClick={onEdit}>
            {t('films.details.edit')}
          </Button>
          <Button variant="secondary" className={styles.close} onClick={onClose}>
            {t('shared.close')}
          </Button>
        </>
      }
    >
      <div className={styles.details}>
        <div className={styles.poster}>
          <Poster film={sheetOf(film)} cover={coverOf(film)} label={film.title} priority />
        </div>
        <Figures film={film} />
        <div className={styles.rest}>
          {film.plot !== null && <p>{film.plot}</p>}
          <Facts film={film} />
          <TextLink
            standalone
            href={filmAddress(film.id)}
            icon={<ArrowRight {...textIcon} />}
            className={styles.career}
          >
            {t('films.details.career')}
          </TextLink>
          <EnrichmentState film={film} onAsked={onLookedUp} />
          {film.tmdbId !== null && <Origin tmdbId={film.tmdbId} />}
        </div>
      </div>
      <DeleteFilm film={film} deletion={deletion} />
    </Dialog>
  );
}

function Figures({ film }: { film: Film }) {
  const { t } = useTranslation();
  const { releaseYear, runtime, tmdbRating, genre } = film;
  const figures = [
    releaseYear !== null && { key: 'year', text: releaseYear },
    runtime !== null && {
      key: 'runtime',
      icon: <Clock {...textIcon} />,
      text: t('films.minutes', { count: runtime }),
    },
    tmdbRating !== null && { key: 'rating', text: <FilmRating rating={tmdbRating} /> },
  ].filter((figure) => figure !== false);
  return (
    <div className={styles.figures}>
      {figures.length > 0 && <MetaList items={figures} />}
      <div className={styles.badges}>
        {genre !== null && <Badge className={styles.badge}>{genre}</Badge>}
        {film.tmdbEnriched ? (
          <Badge tone="done">{t('films.enriched')}</Badge>
        ) : (
          <NotEnriched className={styles.badge} />
        )}
      </div>
    </div>
  );
}

function Facts({ film }: { film: Film }) {
  const { t } = useTranslation();
  const { director, cast, description, plot, streamingSummary, streamingOffers } = film;
  // A form that was filled by the film database has the plot for its description.
  const note = description === plot ? null : description;
  const facts: [string, ReactNode][] = [
    [t('films.details.director'), director],
    [t('films.details.cast'), cast.length > 0 && cast.join(', ')],
    [t('films.details.streaming'), streamingSummary],
    [t('films.details.note'), note],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(([name, fact]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      {streamingOffers.length > 0 && <FilmOffers offers={streamingOffers} />}
    </>
  );
}

/** Where the facts come from: the entry itself, and the notice that its owners ask for. */
function Origin({ tmdbId }: { tmdbId: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.origin}>
      <TextLink
        external
        standalone
        href={`https://www.themoviedb.org/movie/${tmdbId}`}
        icon={<ExternalLink {...textIcon} />}
      >
        {t('films.details.entry')}
        <VisuallyHidden> {t('films.details.newTab')}</VisuallyHidden>
      </TextLink>
      <p lang="en" className={styles.credit}>
        {t('films.details.tmdb')}
      </p>
    </div>
  );
}

import type { FilmCareer } from '@girone/contract/film-career';
import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { parseId } from '../../lib/address/parse-id.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { CareerAhead, CareerResults } from './career-matches.tsx';
import { CareerRows } from './career-rows.tsx';
import { CareerSeasons } from './career-seasons.tsx';
import { CareerTotals } from './career-totals.tsx';
import { FilmHead } from './film-head.tsx';
import styles from './film-page.module.css';
import { careerQuery } from './film-page.queries.ts';
import { HeadToHead } from './head-to-head.tsx';
import { useLiveCareer } from './use-live-career.ts';

/** One film and all that it has done; `id` as it stands in the address. */
export function FilmPage({ id }: { id: string | undefined }) {
  const filmId = parseId(id);
  if (filmId === null) return <MissingFilm />;
  return <KnownFilm key={filmId} filmId={filmId} />;
}

function KnownFilm({ filmId }: { filmId: number }) {
  const { t } = useTranslation();
  const query = useQuery(careerQuery(filmId));
  const { data, error } = query;
  useLiveCareer(filmId);

  if (error instanceof ApiError && error.status === 404) return <MissingFilm />;
  if (data !== undefined) return <Career career={data} />;
  if (error === null) return <FilmSkeleton />;
  return (
    <Page>
      <LoadFailure level={1} title={t('filmPage.failed')} variant="primary" query={query} />
    </Page>
  );
}

function Career({ career }: { career: FilmCareer }) {
  const { t } = useTranslation();
  const { film, seasons, totals, bestWin, opponents } = career;
  useDocumentTitle(film.title);
  return (
    <Page>
      <FilmHead film={film} titles={totals.titles} />
      {seasons.length === 0 ? (
        <Card dashed>
          <EmptyState compact level={2} title={t('filmPage.emptyTitle')}>
            {t('filmPage.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Stack gap={12}>
          <CareerTotals totals={totals} />
          <CareerSeasons seasons={seasons} />
          {bestWin !== null && (
            <section aria-labelledby="best-win">
              <SectionHead id="best-win" title={t('filmPage.bestWin')} />
              <CareerRows label={t('filmPage.bestWin')} matches={[bestWin]} filmId={film.id} />
            </section>
          )}
          {opponents.length > 0 && <HeadToHead filmId={film.id} opponents={opponents} />}
          <CareerAhead filmId={film.id} />
          <CareerResults filmId={film.id} />
        </Stack>
      )}
    </Page>
  );
}

function MissingFilm() {
  const { t } = useTranslation();
  useDocumentTitle(t('filmPage.missing'));
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('filmPage.missing')}
        actions={<ButtonLink href={pages.leaderboard}>{t('filmPage.missingAction')}</ButtonLink>}
      >
        {t('filmPage.missingText')}
      </EmptyState>
    </Page>
  );
}

function FilmSkeleton() {
  const { t } = useTranslation();
  return (
    <Page aria-busy>
      <VisuallyHidden>
        <output>{t('filmPage.loading')}</output>
      </VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="block" className={styles.posterToCome} />
        <Stack gap={4}>
          <Skeleton width="min(420px, 90%)" height={48} />
          <Skeleton width="min(300px, 70%)" height={18} />
          <Skeleton width="min(480px, 95%)" height={18} />
        </Stack>
      </div>
      <Stack gap={6}>
        <Skeleton shape="block" height={96} />
        <Skeleton shape="block" height={240} />
      </Stack>
    </Page>
  );
}

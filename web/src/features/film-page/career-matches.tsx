import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { CareerRows } from './career-rows.tsx';
import styles from './film-page.module.css';
import { careerMatchesQuery } from './film-page.queries.ts';

/** A whole season lies ahead of a film that has just been drawn: the next ones are enough at first. */
const aheadAtFirst = 3;

/** The matches that are open, then those to come. */
export function CareerAhead({ filmId }: { filmId: number }) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const open = useInfiniteQuery(careerMatchesQuery(filmId, { status: 'active' }));
  const pending = useInfiniteQuery(careerMatchesQuery(filmId, { status: 'pending' }));
  const failed = [open, pending].find(({ data, error }) => data === undefined && error !== null);
  const isHere = open.data !== undefined && pending.data !== undefined;
  if (isHere && open.data.length + pending.data.length === 0) return null;
  const title = t('filmPage.ahead.title');
  return (
    <section aria-labelledby="ahead">
      <SectionHead id="ahead" title={title} />
      {failed !== undefined && (
        <LoadFailure compact title={t('filmPage.matchesFailed')} query={failed} />
      )}
      {failed === undefined && !isHere && <RowsToCome />}
      {isHere && (
        <>
          <CareerRows
            label={title}
            filmId={filmId}
            matches={[
              ...open.data,
              ...(isWhole ? pending.data : pending.data.slice(0, aheadAtFirst)),
            ]}
          />
          {!isWhole && pending.data.length > aheadAtFirst && (
            <div className={styles.more}>
              <Button ref={keepFocus} variant="secondary" onClick={() => setIsWhole(true)}>
                {t('filmPage.ahead.all')}
              </Button>
            </div>
          )}
          {isWhole && (
            <NextPage
              list={pending}
              label={t('filmPage.ahead.more')}
              failed={t('filmPage.matchesFailed')}
            />
          )}
        </>
      )}
    </section>
  );
}

/** All that the film has played, newest first. */
export function CareerResults({ filmId }: { filmId: number }) {
  const { t } = useTranslation();
  const results = useInfiniteQuery(careerMatchesQuery(filmId, { status: 'completed' }));
  const { data, error } = results;
  const title = t('filmPage.results.title');
  return (
    <section aria-labelledby="results">
      <SectionHead id="results" title={title} />
      {data === undefined && error !== null && (
        <LoadFailure compact title={t('filmPage.matchesFailed')} query={results} />
      )}
      {data === undefined && error === null && <RowsToCome />}
      {data?.length === 0 && (
        <Card dashed>
          <p className={styles.quiet}>{t('filmPage.results.none')}</p>
        </Card>
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <CareerRows label={title} matches={data} filmId={filmId} />
          <NextPage
            list={results}
            label={t('filmPage.results.more')}
            failed={t('filmPage.matchesFailed')}
          />
        </>
      )}
    </section>
  );
}

export function RowsToCome() {
  const { t } = useTranslation();
  return (
    <SkeletonList label={t('matches.loading')} count={1}>
      <Skeleton shape="block" height={222} />
    </SkeletonList>
  );
}

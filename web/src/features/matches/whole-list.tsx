import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { wholeListQuery, type ShortList } from './all-matches.queries.ts';
import { MatchRows } from './match-rows.tsx';
import { MatchesSkeleton } from './matches-skeleton.tsx';

interface WholeListProps {
  status: ShortList;
  tournamentId: number | null;
  total: number | undefined;
  isVisitor: boolean;
  isMixed: boolean;
}

/** All matches of one section, page by page. */
export function WholeList({ status, tournamentId, total, isVisitor, isMixed }: WholeListProps) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(wholeListQuery(status, tournamentId));
  const { data, error } = list;
  const title = t(`matches.all.${status}`);
  if (data === undefined && error !== null) {
    return <LoadFailure title={t('matches.failure.title')} variant="primary" query={list} />;
  }
  if (data === undefined) return <MatchesSkeleton places={3} />;
  return (
    <section aria-labelledby="whole-list">
      <SectionHead id="whole-list" title={title} count={total} />
      <MatchRows label={title} matches={data} isMixed={isMixed} isVisitor={isVisitor} />
      <NextPage list={list} label={t('matches.all.more')} failed={t('matches.all.moreFailed')} />
    </section>
  );
}

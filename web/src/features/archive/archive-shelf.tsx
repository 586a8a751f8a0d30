import type { ArchivedSeason } from '@girone/contract/archive';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trophy } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { CardName } from '../../ui/layout/named-card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { archivedAddress } from './archive-address.ts';
import { archiveQuery } from './archive.queries.ts';
import styles from './archive.module.css';
import { ArchivedBadge } from './archived-badge.tsx';

/** The championships that came in a box; nothing at all where there is none. */
export function ArchiveShelf() {
  const { t } = useTranslation();
  const list = useInfiniteQuery(archiveQuery);
  const seasons = list.data ?? [];
  if (seasons.length === 0) return null;
  return (
    <Page className={styles.shelf}>
      <section aria-labelledby="archive">
        <SectionHead
          id="archive"
          title={t('box.archive.title')}
          count={`${seasons.length}${list.hasNextPage ? '+' : ''}`}
        />
        <Grid as="ul" columns={3} className={styles.cards} aria-labelledby="archive">
          {seasons.map((season) => (
            <ArchivedCard key={season.id} season={season} />
          ))}
        </Grid>
        <NextPage list={list} label={t('box.archive.more')} failed={t('box.archive.moreFailed')} />
      </section>
    </Page>
  );
}

function ArchivedCard({ season }: { season: ArchivedSeason }) {
  const { t } = useTranslation();
  const format = currentFormat();
  return (
    <Card as="li" className={styles.card}>
      <ArchivedBadge />
      <CardName href={archivedAddress(season.id)}>{season.name}</CardName>
      <p className={styles.champion}>
        <Trophy {...textIcon} />
        {format.list(season.champions)}
      </p>
      <p className={styles.quiet}>
        {[
          ...(season.circleName === null ? [] : [season.circleName]),
          t('box.facts.films', { count: season.films }),
          format.longDate(season.completedAt),
        ].join(' · ')}
      </p>
    </Card>
  );
}

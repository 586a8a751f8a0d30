import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { parseId } from '../../lib/address/parse-id.ts';
import { leaderboardQuery } from '../../domain/shared-queries.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { DrawProgram } from './draw-program.tsx';
import styles from './draw-page.module.css';

/** How a calendar follows from films and seed, so exactly that anyone can draw it again. */
export function DrawPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const tournamentId = parseId(search.get('tournament'));
  const { data: table } = useQuery({
    ...leaderboardQuery(tournamentId ?? 0),
    enabled: tournamentId !== null,
  });
  const seed = search.get('seed') ?? '';
  const films = table?.map(({ filmId }) => filmId) ?? [];
  const drawn = seed !== '' && films.length > 0 ? { seed, films } : undefined;
  return (
    <Page className={styles.page}>
      <PageHead
        title={t('draw.title')}
        lead={t('draw.lead')}
        back={
          tournamentId === null
            ? undefined
            : { href: tournamentAddress(tournamentId), label: t('draw.back') }
        }
      />
      <Section title={t('draw.need.title')}>
        <ul className={styles.list}>
          <li>{t('draw.need.seed')}</li>
          <li>{t('draw.need.films')}</li>
        </ul>
      </Section>
      <Section title={t('draw.order.title')}>
        <ol className={styles.steps}>
          <li>{t('draw.order.hat')}</li>
          <li>{t('draw.order.hash')}</li>
          <li>{t('draw.order.stir')}</li>
          <li>{t('draw.order.next')}</li>
          <li>{t('draw.order.take')}</li>
        </ol>
      </Section>
      <Section title={t('draw.calendar.title')}>
        <ol start={6} className={styles.steps}>
          <li>{t('draw.calendar.seats')}</li>
          <li>{t('draw.calendar.axis')}</li>
          <li>{t('draw.calendar.pairs')}</li>
          <li>{t('draw.calendar.numbers')}</li>
        </ol>
      </Section>
      <Section title={t('draw.program.title')}>
        <DrawProgram drawn={drawn} />
      </Section>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <SectionHead title={title} />
      {children}
    </section>
  );
}

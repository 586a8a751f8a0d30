import type { FilmCareer } from '@girone/contract/film-career';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { useRecordText } from '../../domain/season/record-text.ts';
import { Stats } from '../../ui/layout/stats.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './film-page.module.css';

/** The sum of all championships. */
export function CareerTotals({ totals }: Pick<FilmCareer, 'totals'>) {
  const { t } = useTranslation();
  const format = currentFormat();
  const recordText = useRecordText();
  const { wins, draws, losses, votesFor, votesAgainst } = totals;
  return (
    <section aria-label={t('filmPage.totals.label')}>
      <Stats
        boxed
        className={styles.totals}
        items={[
          {
            key: 'titles',
            label: t('filmPage.totals.titles'),
            value: format.number(totals.titles),
          },
          {
            key: 'championships',
            label: t('filmPage.totals.championships'),
            value: format.number(totals.championships),
          },
          {
            key: 'played',
            label: t('filmPage.totals.played'),
            value: format.number(totals.played),
          },
          {
            key: 'record',
            label: t('filmPage.totals.record'),
            value: (
              <LiveAnnouncer name={recordText({ wins, draws, losses })}>
                {wins}–{draws}–{losses}
              </LiveAnnouncer>
            ),
          },
          {
            key: 'points',
            label: t('filmPage.totals.points'),
            value: format.number(totals.points),
          },
          {
            key: 'votes',
            label: t('filmPage.totals.votes'),
            value: (
              <LiveAnnouncer name={t('filmPage.totals.votesName', { votesFor, votesAgainst })}>
                {votesFor}–{votesAgainst}
              </LiveAnnouncer>
            ),
          },
        ]}
      />
    </section>
  );
}

interface SpokenProps {
  name: string;
  children: ReactNode;
}

/** Figures between dashes, which are read out as what they stand for. */
export function LiveAnnouncer({ name, children }: SpokenProps) {
  return (
    <span className={styles.figures}>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

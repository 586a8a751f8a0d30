import { useTranslation } from '../../i18n/use-translation.ts';

interface FilmRecord {
  points?: number | undefined;
  wins: number;
  draws: number;
  losses: number;
}

/** What a film has won, in words: "7 points, 2 won, 1 drawn, 0 lost". */
export function useRecordText(): (record: FilmRecord) => string {
  const { t } = useTranslation();
  return ({ points, wins, draws, losses }) =>
    [
      ...(points === undefined ? [] : [t('shared.record.points', { count: points })]),
      t('shared.record.won', { count: wins }),
      t('shared.record.drawn', { count: draws }),
      t('shared.record.lost', { count: losses }),
    ].join(', ');
}

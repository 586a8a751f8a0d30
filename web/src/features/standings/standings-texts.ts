import type { StandingsRow } from '@girone/contract/standings';
import { useTranslation } from '../../i18n/use-translation.ts';

const outcomes = { W: 'win', D: 'draw', L: 'loss' } as const;
const letters = {
  W: 'standings.head.won',
  D: 'standings.head.drawn',
  L: 'standings.head.lost',
} as const;

/** The last results as discs; their letters are those of the columns. */
export function useForm() {
  const { t } = useTranslation();
  return (form: StandingsRow['form']) => ({
    label: t('standings.form'),
    results: form.map((result) => ({
      outcome: outcomes[result],
      letter: t(letters[result]),
      name: t(`standings.outcome.${result}`),
    })),
  });
}

import { pages } from '@girone/contract/pages';
import { RotateCcw } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { TryHeading } from './try-heading.tsx';
import styles from './try-match.module.css';
import { tableOf, verdictOf, type Answer } from './try-season.ts';
import { TryResults, TryTable } from './try-table.tsx';

interface VerdictProps {
  answers: readonly Answer[];
  onAgain: () => void;
}

/** What three votes have made of it, and the way to more. */
export function Verdict({ answers, onAgain }: VerdictProps) {
  const { t } = useTranslation();
  const { title, lead } = useVerdict(answers);
  return (
    <>
      <div className={styles.words}>
        <TryHeading>{title}</TryHeading>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <ButtonLink size="large" href={`${pages.auth}?tab=register`}>
            {t('tryMatch.action')}
          </ButtonLink>
          <Button
            size="large"
            variant="ghost"
            icon={<RotateCcw {...buttonIcon} />}
            onClick={onAgain}
          >
            {t('tryMatch.again')}
          </Button>
        </div>
        <p className={styles.hint}>{t('tryMatch.nothingKept')}</p>
      </div>
      <div className={styles.outcome}>
        <TryTable answers={answers} />
        <TryResults answers={answers} />
      </div>
    </>
  );
}

function useVerdict(answers: readonly Answer[]): { title: string; lead: string } {
  const { t } = useTranslation();
  const verdict = verdictOf(tableOf(answers));
  const imagine = t('tryMatch.verdict.imagine');
  if (verdict.kind === 'champion') {
    const { film, results } = verdict.champion;
    const wonAll = results.every((outcome) => outcome === 'win');
    return {
      title: t('tryMatch.verdict.champion', { film: film.title }),
      lead: `${t(wonAll ? 'tryMatch.verdict.wonAll' : 'tryMatch.verdict.wonOne')} ${imagine}`,
    };
  }
  if (verdict.kind === 'joint') {
    const films = currentFormat().list(verdict.champions.map(({ film }) => film.title));
    return {
      title: t('tryMatch.verdict.champion', { film: films }),
      lead: t('tryMatch.verdict.joint'),
    };
  }
  return {
    title: t(`tryMatch.verdict.${verdict.kind}`),
    lead: `${t(`tryMatch.verdict.${verdict.kind}Lead`)} ${imagine}`,
  };
}

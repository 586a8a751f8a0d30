import { codeOf, groupCode } from '@girone/championship/ballots/ballot-code';
import type { Match } from '@girone/contract/matches';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ballotKeyQuery } from '../../domain/match/ballot-key.ts';
import { verifyAddress } from '../../domain/season/verify-address.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import styles from './ballot-receipt.module.css';
import { hasAnswered } from '../../domain/match/answered.ts';

/** The stub of one's ballot: its code, worked out here. Its place is kept from the beginning, so that nothing moves. */
export function BallotReceipt({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { data: key = null } = useQuery(ballotKeyQuery);
  const [isExplained, setIsExplained] = useState(false);
  const whyId = useId();
  const isCast = hasAnswered(match);
  const code = isCast && key !== null ? groupCode(codeOf(key, match)) : null;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code ?? '');
      showToast({ title: t('shared.copy.done') });
    } catch {
      // Not over https, or forbidden: it stands there to be copied by hand.
      showToast({ title: t('shared.copy.failed'), variant: 'destructive' });
    }
  }

  return (
    <div className={styles.receipt}>
      <output>
        <span className={styles.label}>
          {t('seals.receipt.label')}
          <span className={styles.dim}>
            {t(isCast ? 'seals.receipt.listed' : 'seals.receipt.before')}
          </span>
        </span>
        <span className={styles.code}>{code ?? '…'}</span>
      </output>
      <div className={styles.actions}>
        {code !== null && (
          <IconButton label={t('seals.receipt.copy')} onClick={() => void copy()}>
            <Copy {...buttonIcon} />
          </IconButton>
        )}
        <IconButton
          label={t('seals.receipt.why')}
          aria-expanded={isExplained}
          aria-controls={whyId}
          onClick={() => setIsExplained(!isExplained)}
        >
          <CircleHelp {...buttonIcon} />
        </IconButton>
      </div>
      {isExplained && (
        <div id={whyId} className={styles.why}>
          <p>{t('seals.receipt.text')}</p>
          <TextLink standalone href={verifyAddress(match.tournamentId)}>
            {t('seals.verify')}
          </TextLink>
        </div>
      )}
    </div>
  );
}

import { codeOf, groupCode } from '@girone/championship/ballots/ballot-code';
import type { Match } from '@girone/contract/matches';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Copy } from '../../ui/images/icons.ts';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ballotKeyQuery } from '../../domain/match/ballot-key.ts';
import { useChangedSinceMount } from '../../domain/match/use-changed-since-mount.ts';
import { verifyAddress } from '../../domain/season/verify-address.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import styles from './ballot-receipt.module.css';
import { hasAnswered } from '../../domain/match/answered.ts';

interface BallotReceiptProps {
  match: Match;
  /** A vote is on its way. */
  isCasting: boolean;
  /** Which film the vote that was cast here counts for; empty where none was. */
  said: string;
}

/** The stub of one's ballot: its code, worked out here. Its place is kept from the beginning, so that nothing moves. */
export function BallotReceipt({ match, isCasting, said }: BallotReceiptProps) {
  const { t } = useTranslation();
  const { data: key = null, isPending } = useQuery(ballotKeyQuery);
  const [isExplained, setIsExplained] = useState(false);
  const whyId = useId();
  const isCast = hasAnswered(match);
  const code = isCast && key !== null ? groupCode(codeOf(key, match)) : null;
  const when = t(isCast ? 'seals.receipt.listed' : 'seals.receipt.before');
  // What was said before the receipt came, the card has told.
  const isNews = useChangedSinceMount(said);
  // Film and code are told in one go, whichever of them comes last.
  const isToCome = isCasting || (said !== '' && (!isCast || isPending));
  const stub = `${t('seals.receipt.label')}${when}`;
  const words = [isNews && said, code === null ? stub : `${stub}: ${spell(code)}`];

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
      {/* Silent while a page opens: the codes of all the votes of before come at that moment. */}
      <output aria-live={isCasting || said !== '' ? 'polite' : 'off'}>
        <VisuallyHidden>{!isToCome && words.filter(Boolean).join(' ')}</VisuallyHidden>
        <span className={styles.label} aria-hidden>
          {t('seals.receipt.label')}
          <span className={styles.dim}>{when}</span>
        </span>
        <span className={styles.code} aria-hidden>
          {code ?? '…'}
        </span>
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

/** With each letter by itself and a rest after four of them: a voice would make words of the groups. */
function spell(code: string): string {
  const groups = code.split(' ');
  return groups.map((group) => Array.from(group).join(' ')).join(', ');
}

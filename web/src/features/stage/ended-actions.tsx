import { useMutation } from '@tanstack/react-query';
import { Share2, Trophy } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { recapAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './ended-actions.module.css';
import { shareEvening } from './share-evening.ts';
import { useStageSetting } from './stage-context.ts';

/** Another day that is held back, and the way into its hall. */
export interface NextEvening {
  matchDay: number;
  goOn: () => void;
}

interface EndedActionsProps {
  next: NextEvening | null;
}

/** Where to go from an evening that is over. */
export function EndedActions({ next }: EndedActionsProps) {
  const { t } = useTranslation();
  const { evening, backHref } = useStageSetting();
  const sharing = useMutation({
    mutationFn: () => shareEvening(evening.tournament, evening.day.matchDay),
    onError: () => showToast({ title: t('stage.ended.shareFailed'), variant: 'destructive' }),
  });
  return (
    <div className={styles.actions}>
      <ButtonLink
        href={evening.isLastDay ? recapAddress(evening.tournament.id) : backHref}
        icon={<Trophy {...buttonIcon} />}
      >
        {t(evening.isLastDay ? 'stage.ended.recap' : 'stage.toChampionship')}
      </ButtonLink>
      <Button
        variant="secondary"
        icon={<Share2 {...buttonIcon} />}
        pending={sharing.isPending}
        onClick={() => sharing.mutate()}
      >
        {t('shared.share')}
      </Button>
      {next !== null && (
        <Button variant="secondary" onClick={next.goOn}>
          {t('stage.ended.next', { day: next.matchDay })}
        </Button>
      )}
    </div>
  );
}

import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { recapAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import styles from './ended-actions.module.css';
import { useStageSetting } from './stage-context.ts';

/** Another day that is held back, and the way into its hall. */
export interface NextEvening {
  matchDay: number;
  goOn: () => void;
}

/** What is passed on. */
export interface ToShare {
  name: string;
  isPublic: boolean;
  isOver: boolean;
}

interface EndedActionsProps {
  renderShare: (season: ToShare) => ReactNode;
  next: NextEvening | null;
}

/** Where to go from an evening that is over. */
export function EndedActions({ renderShare, next }: EndedActionsProps) {
  const { t } = useTranslation();
  const { evening, backHref } = useStageSetting();
  return (
    <div className={styles.actions}>
      <ButtonLink
        href={evening.isLastDay ? recapAddress(evening.tournament.id) : backHref}
        icon={<Trophy {...buttonIcon} />}
      >
        {t(evening.isLastDay ? 'stage.ended.recap' : 'stage.toChampionship')}
      </ButtonLink>
      {renderShare({
        name: evening.tournament.name,
        isPublic: evening.tournament.circleName === null,
        isOver: evening.isLastDay,
      })}
      {next !== null && (
        <Button variant="secondary" onClick={next.goOn}>
          {t('stage.ended.next', { day: next.matchDay })}
        </Button>
      )}
    </div>
  );
}

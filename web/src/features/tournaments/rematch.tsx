import type { TournamentDetail } from '@girone/contract/tournaments';
import { Repeat2 } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { LazyCreateTournament } from './lazy-dialogs.tsx';

/** Once more with the same people and settings; where it has been called, the way there. */
export function Rematch({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const [isCalling, setIsCalling] = useState(false);
  const { rematch, viewerMay } = tournament;
  if (rematch !== null) {
    return (
      <ButtonLink href={tournamentAddress(rematch.id)} icon={<Repeat2 {...buttonIcon} />}>
        {t('tournaments.rematch.open', { name: rematch.name })}
      </ButtonLink>
    );
  }
  if (!viewerMay.rematch) return null;
  return (
    <>
      <Button icon={<Repeat2 {...buttonIcon} />} onClick={() => setIsCalling(true)}>
        {t('tournaments.rematch.action')}
      </Button>
      {isCalling && (
        <LazyCreateTournament rematchOf={tournament} onClose={() => setIsCalling(false)} />
      )}
    </>
  );
}

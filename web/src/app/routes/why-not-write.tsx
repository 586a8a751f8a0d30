import type { TournamentDetail } from '@girone/contract/tournaments';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { TextLink } from '../../ui/actions/link.tsx';

/** Why somebody reads what is said about a championship and does not join in; null for whoever may. */
export function whyNotWrite(tournament: TournamentDetail): ReactNode {
  return tournament.viewerMay.discuss ? null : <WhyNot tournament={tournament} />;
}

function WhyNot({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const { circleId, circleName } = tournament;
  if (circleId === null || circleName === null || tournament.status === 'preparation') {
    return t('posts.talk.draft');
  }
  if (tournament.isArchived) return t('posts.talk.archived', { circle: circleName });
  return (
    <>
      {t('posts.talk.membersOnly', { circle: circleName })}{' '}
      <TextLink href={circleAddress(circleId)}>{t('posts.talk.toCircle')}</TextLink>
    </>
  );
}

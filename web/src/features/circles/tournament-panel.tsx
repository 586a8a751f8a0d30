import { pages } from '@girone/contract/pages';
import { Plus } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { createTournamentAddress } from './circles-address.ts';
import { Panel } from './panel.tsx';
import { TournamentList } from './tournament-list.tsx';
import { useCircleTournaments } from './use-circle-tournaments.ts';

/** The championships of the circle, for whoever manages it. */
export function TournamentPanel({ circleId }: { circleId: number }) {
  const { t } = useTranslation();
  const tournaments = useCircleTournaments(circleId);
  const hasSome = tournaments.data !== undefined && tournaments.data.length > 0;
  return (
    <Panel
      title={t('circles.manage.championships')}
      tools={
        hasSome && (
          <ButtonLink
            href={createTournamentAddress(circleId)}
            variant="ghost"
            size="small"
            icon={<Plus {...textIcon} />}
          >
            {t('circles.manage.createChampionship')}
          </ButtonLink>
        )
      }
      query={tournaments}
      loading={t('circles.manage.loadingChampionships')}
      failed={t('circles.manage.championshipsFailed')}
      empty={
        <EmptyState
          compact
          title={t('circles.manage.noChampionships')}
          actions={
            <ButtonLink
              href={pages.tournaments}
              variant="secondary"
              icon={<Plus {...buttonIcon} />}
            >
              {t('circles.manage.createChampionship')}
            </ButtonLink>
          }
        />
      }
    >
      {(list) => <TournamentList tournaments={list} />}
    </Panel>
  );
}

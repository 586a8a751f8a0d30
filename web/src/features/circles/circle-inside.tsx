import { Plus } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Split, Stack } from '../../ui/layout/layout.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { createTournamentAddress } from './circles-address.ts';
import { MemberList } from './member-list.tsx';
import { Panel } from './panel.tsx';
import { TournamentList } from './tournament-list.tsx';
import { useCircleTournaments } from './use-circle-tournaments.ts';

interface CircleInsideProps {
  circleId: number;
  /** Whoever is in may bring a championship. */
  mayCreate: boolean;
  discussion: ReactNode;
}

/** What happens in a circle, for whoever may see it. */
export function CircleInside({ circleId, mayCreate, discussion }: CircleInsideProps) {
  const { t } = useTranslation();
  const tournaments = useCircleTournaments(circleId);
  return (
    <Split>
      <Stack gap={8}>
        <Panel
          title={t('circles.page.championships')}
          query={tournaments}
          loading={t('circles.manage.loadingChampionships')}
          failed={t('circles.manage.championshipsFailed')}
          empty={
            <EmptyState
              compact
              title={t('circles.page.noChampionships')}
              actions={
                mayCreate ? (
                  <ButtonLink
                    href={createTournamentAddress(circleId)}
                    variant="secondary"
                    icon={<Plus {...buttonIcon} />}
                  >
                    {t('circles.manage.createChampionship')}
                  </ButtonLink>
                ) : undefined
              }
            >
              {t('circles.page.noChampionshipsText')}
            </EmptyState>
          }
        >
          {(list) => <TournamentList tournaments={list} />}
        </Panel>
        <section aria-labelledby="circle-discussion">
          <SectionHead id="circle-discussion" title={t('circles.page.discussion')} />
          {discussion}
        </section>
      </Stack>
      <MemberList circleId={circleId} title={t('circles.page.members')} />
    </Split>
  );
}

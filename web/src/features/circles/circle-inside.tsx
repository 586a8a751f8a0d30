import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentFormat } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { membersQuery } from './circles.queries.ts';
import { Panel, PanelNote } from './panel.tsx';
import { PersonRow } from './person-row.tsx';
import { RoleMark } from './role-look.tsx';
import { TournamentList } from './tournament-list.tsx';
import { useCircleTournaments } from './use-circle-tournaments.ts';

interface CircleInsideProps {
  circleId: number;
  discussion: ReactNode;
}

/** What happens in a circle, for whoever may see it. */
export function CircleInside({ circleId, discussion }: CircleInsideProps) {
  const { t } = useTranslation();
  const tournaments = useCircleTournaments(circleId);
  const members = useQuery(membersQuery(circleId));
  return (
    <Split>
      <Stack gap={8}>
        <Panel
          title={t('circles.page.championships')}
          query={tournaments}
          loading={t('circles.manage.loadingChampionships')}
          failed={t('circles.manage.championshipsFailed')}
          empty={
            <EmptyState compact title={t('circles.page.noChampionships')}>
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
      <Panel
        title={t('circles.page.members')}
        tools={members.data !== undefined && currentFormat().number(members.data.length)}
        query={members}
        loading={t('circles.manage.loadingMembers')}
        failed={t('circles.manage.membersFailed')}
        empty={<PanelNote>{t('circles.manage.noMembers')}</PanelNote>}
      >
        {(people) => (
          <ul>
            {people.map((member) => (
              <PersonRow key={member.id} person={member} mark={<RoleMark role={member.role} />} />
            ))}
          </ul>
        )}
      </Panel>
    </Split>
  );
}

import type { CircleMember } from '@girone/contract/circles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { membersQuery } from './circles.queries.ts';
import { Panel, PanelNote } from './panel.tsx';
import { PersonRow } from './person-row.tsx';
import { RoleMark } from './role-badge.tsx';

interface MemberListProps {
  circleId: number;
  title: string;
  /** What the viewer may make of each. */
  children?: ((member: CircleMember) => ReactNode) | undefined;
}

/** Who is in, and what they are. */
export function MemberList({ circleId, title, children }: MemberListProps) {
  const { t } = useTranslation();
  const members = useQuery(membersQuery(circleId));
  return (
    <Panel
      title={title}
      tools={members.data !== undefined && currentFormat().number(members.data.length)}
      query={members}
      loading={t('circles.manage.loadingMembers')}
      failed={t('circles.manage.membersFailed')}
      empty={<PanelNote>{t('circles.manage.noMembers')}</PanelNote>}
    >
      {(people) => (
        <ul>
          {people.map((member) => (
            <PersonRow
              key={member.id}
              person={member}
              mark={<RoleMark role={member.role} />}
              actions={children?.(member)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

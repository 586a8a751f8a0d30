import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { CircleMissing } from '../../features/circles/circle-missing.tsx';
import { CirclePage } from '../../features/circles/circle-page.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { readId } from '../../lib/read-id.ts';

export function Circle() {
  const { t } = useTranslation();
  const { user } = useSession();
  const circleId = readId(useParams()['id']);
  if (user === null) return null;
  if (circleId === null) return <CircleMissing />;
  return (
    <CirclePage
      key={circleId}
      circleId={circleId}
      viewer={{ id: user.id, isAdmin: user.isAdmin || user.isSuperAdmin }}
      discussion={
        <Card dashed>
          <EmptyState compact title={t('pages.notHereYet.title')}>
            {t('pages.notHereYet.text')}
          </EmptyState>
        </Card>
      }
    />
  );
}

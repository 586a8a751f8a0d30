import { useParams } from 'wouter';
import { CircleMissing } from '../../features/circles/circle-missing.tsx';
import { ManagePage } from '../../features/circles/manage-page.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { readId } from '../../lib/read-id.ts';

export function CircleManage() {
  const { user } = useSession();
  const circleId = readId(useParams()['id']);
  if (user === null) return null;
  if (circleId === null) return <CircleMissing />;
  return (
    <ManagePage
      key={circleId}
      circleId={circleId}
      viewer={{ id: user.id, isAdmin: user.isAdmin || user.isSuperAdmin }}
    />
  );
}

import { CirclesPage } from '../../features/circles/circles-page.tsx';
import { useSession } from '../../features/session/use-session.ts';

export function Circles() {
  const { user } = useSession();
  return user === null ? null : <CirclesPage viewerId={user.id} />;
}

import { CriticsPage } from '../../features/posts/critics-page.tsx';
import { useSession } from '../../features/session/use-session.ts';

export function Critics() {
  const { user } = useSession();
  return user === null ? null : <CriticsPage viewer={user} />;
}

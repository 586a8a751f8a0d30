import { useQueryClient } from '@tanstack/react-query';
import { ProfilePage } from '../../features/profile/profile-page.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { useSession } from '../../features/session/use-session.ts';

export function Profile() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  if (user === null) return null;
  return (
    <ProfilePage
      viewer={user}
      onAccountChange={() =>
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      }
    />
  );
}

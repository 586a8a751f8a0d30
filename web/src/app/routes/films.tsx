import { useQueryClient } from '@tanstack/react-query';
import { FilmsPage } from '../../features/films/films-page.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { useSession } from '../../features/session/use-session.ts';

export function Films() {
  const queryClient = useQueryClient();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <FilmsPage
      used={user.filmsUploaded}
      allowed={user.maxFilmsAllowed}
      onCountChange={() => {
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      }}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { FilmsPage } from '../../features/films/films-page.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { useSession } from '../../features/session/use-session.ts';
import { myFilmsQuery } from '../../domain/shared-queries.ts';
import { LazyRecentImport } from './lazy-recent-import.tsx';

export function Films() {
  const queryClient = useQueryClient();
  const { user } = useSession();
  if (user === null) return null;
  const refreshCount = () => {
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
  return (
    <FilmsPage
      used={user.filmsUploaded}
      allowed={user.maxFilmsAllowed}
      onCountChange={refreshCount}
      notice={
        <LazyRecentImport
          userId={user.id}
          onChange={() => {
            refreshCount();
            void queryClient.invalidateQueries({ queryKey: myFilmsQuery.queryKey });
          }}
        />
      }
    />
  );
}

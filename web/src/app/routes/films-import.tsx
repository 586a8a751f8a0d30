import { useQueryClient } from '@tanstack/react-query';
import { ImportPage } from '../../features/film-import/import-page.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { useSession } from '../../features/session/use-session.ts';
import { myFilmsQuery } from '../../domain/shared-queries.ts';

export function FilmsImport() {
  const queryClient = useQueryClient();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <ImportPage
      key={user.id}
      userId={user.id}
      used={user.filmsUploaded}
      allowed={user.maxFilmsAllowed}
      onChange={() => {
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
        void queryClient.invalidateQueries({ queryKey: myFilmsQuery.queryKey });
      }}
    />
  );
}

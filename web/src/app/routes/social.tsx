import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { SocialPage } from '../../features/posts/social-page.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { tournamentQuery } from '../../features/tournaments/tournaments.queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { parseId } from '../../lib/address/parse-id.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { whyNotWrite } from './why-not-write.tsx';

export function Social() {
  const { user } = useSession();
  const asked = new URLSearchParams(useSearch()).get('tournament');
  if (user === null) return null;
  if (asked === null) return <SocialPage viewer={user} tournament={null} />;
  const tournamentId = parseId(asked);
  if (tournamentId === null) return <MissingTournament />;
  return <TournamentTalk key={tournamentId} tournamentId={tournamentId} />;
}

/** The feed of one championship. */
function TournamentTalk({ tournamentId }: { tournamentId: number }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const query = useQuery(tournamentQuery(tournamentId));
  const { data: tournament, error } = query;
  if (error instanceof ApiError && error.status === 404) return <MissingTournament />;
  if (user === null) return null;
  if (tournament !== undefined) {
    return <SocialPage viewer={user} tournament={tournament} whyNot={whyNotWrite(tournament)} />;
  }
  return (
    <Page>
      {error === null ? (
        <SkeletonList label={t('posts.feed.loading')} />
      ) : (
        <LoadFailure level={1} title={t('posts.social.failed')} query={query} />
      )}
    </Page>
  );
}

function MissingTournament() {
  const { t } = useTranslation();
  useDocumentTitle(t('posts.social.missing'));
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('posts.social.missing')}
        actions={<ButtonLink href={pages.social}>{t('posts.social.all')}</ButtonLink>}
      >
        {t('posts.social.missingText')}
      </EmptyState>
    </Page>
  );
}

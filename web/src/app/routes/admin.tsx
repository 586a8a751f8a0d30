import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AdminPage } from '../../features/admin/admin-page.tsx';
import type { SectionParts } from '../../features/admin/admin-sections.ts';
import { useSession } from '../../features/session/use-session.ts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';
import { onPasswordNeeded } from '../../lib/api/password-needed.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const sections: SectionParts = {
  overview: lazyComponent(
    async () => (await import('../../features/admin/overview-section.tsx')).OverviewSection,
    SectionOutline,
  ),
  users: lazyComponent(
    async () => (await import('../../features/admin/users-section.tsx')).UsersSection,
    SectionOutline,
  ),
  films: lazyComponent(
    async () => (await import('../../features/admin/films-section.tsx')).FilmsSection,
    SectionOutline,
  ),
  tournaments: lazyComponent(
    withDictionaries(
      ['box'],
      async () => (await import('./admin-tournaments.tsx')).AdminTournaments,
    ),
    SectionOutline,
  ),
  matches: lazyComponent(
    async () => (await import('../../features/admin/matches-section.tsx')).MatchesSection,
    SectionOutline,
  ),
  reports: lazyComponent(
    async () => (await import('../../features/moderation/reports-section.tsx')).ReportsSection,
    SectionOutline,
  ),
  posts: lazyComponent(
    async () => (await import('../../features/moderation/posts-section.tsx')).PostsSection,
    SectionOutline,
  ),
  audit: lazyComponent(
    async () => (await import('../../features/admin/audit-section.tsx')).AuditSection,
    SectionOutline,
  ),
};

/** Their code is large, and most visits need one of them. */
function SectionOutline() {
  return <SectionFallback height={480} />;
}

const ConfirmPassword = lazyComponent(
  withDictionaries(
    ['auth'],
    async () =>
      (await import('../../features/auth/confirm-password-dialog.tsx')).ConfirmPasswordDialog,
  ),
  () => null,
);

/** After a while the server asks for the password again; the page waits behind the question. */
export function Admin() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<{ answer: (isGiven: boolean) => void }>();
  useEffect(() => onPasswordNeeded((answer) => setWaiting({ answer })), []);
  // Whoever leaves the page has answered, too.
  useEffect(() => () => waiting?.answer(false), [waiting]);

  function goOn(): void {
    waiting?.answer(true);
    setWaiting(undefined);
    void queryClient.invalidateQueries({ queryKey: [adminRoot] });
  }

  return (
    <>
      <AdminPage sections={sections} />
      {waiting !== undefined && user !== null && (
        <ConfirmPassword owner={user} onConfirmed={goOn} onClose={() => setWaiting(undefined)} />
      )}
    </>
  );
}

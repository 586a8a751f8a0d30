import { AdminPage } from '../../features/admin/admin-page.tsx';
import type { SectionParts } from '../../features/admin/admin-sections.ts';
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
    async () => (await import('../../features/admin/tournaments-section.tsx')).TournamentsSection,
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

export function Admin() {
  return <AdminPage sections={sections} />;
}

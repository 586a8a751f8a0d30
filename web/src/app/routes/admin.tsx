import { AdminPage } from '../../features/admin/admin-page.tsx';
import type { SectionParts } from '../../features/admin/admin-sections.ts';
import { latePart } from '../../ui/loading/late-part.ts';

const sections: SectionParts = {
  overview: latePart(
    async () => (await import('../../features/admin/overview-section.tsx')).OverviewSection,
  ),
  users: latePart(
    async () => (await import('../../features/admin/users-section.tsx')).UsersSection,
  ),
  films: latePart(
    async () => (await import('../../features/admin/films-section.tsx')).FilmsSection,
  ),
  tournaments: latePart(
    async () => (await import('../../features/admin/tournaments-section.tsx')).TournamentsSection,
  ),
  matches: latePart(
    async () => (await import('../../features/admin/matches-section.tsx')).MatchesSection,
  ),
  reports: latePart(
    async () => (await import('../../features/moderation/reports-section.tsx')).ReportsSection,
  ),
  posts: latePart(
    async () => (await import('../../features/moderation/posts-section.tsx')).PostsSection,
  ),
  audit: latePart(
    async () => (await import('../../features/admin/audit-section.tsx')).AuditSection,
  ),
};

export function Admin() {
  return <AdminPage sections={sections} />;
}

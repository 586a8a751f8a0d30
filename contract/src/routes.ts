import type { accountRoutes } from './account.ts';
import type { adminFilmRoutes } from './admin-films.ts';
import type { adminRoutes } from './admin.ts';
import type { adminSeasonRoutes } from './admin-seasons.ts';
import type { adminUserRoutes } from './admin-users.ts';
import type { archiveRoutes } from './archive.ts';
import type { moderationRoutes } from './moderation.ts';
import type { authRoutes } from './auth.ts';
import type { blockRoutes } from './blocks.ts';
import type { calendarRoutes } from './calendar.ts';
import type { circleEntryRoutes } from './circle-entry.ts';
import type { circleExclusionRoutes } from './circle-exclusions.ts';
import type { circleInviteRoutes } from './circle-invites.ts';
import type { circleRoutes } from './circles.ts';
import type { dashboardRoutes } from './dashboard.ts';
import type { digestRoutes } from './digest.ts';
import type { filmCareerRoutes } from './film-career.ts';
import type { filmImportRoutes } from './film-import.ts';
import type { filmRoutes } from './films.ts';
import type { leaderboardRoutes } from './leaderboard.ts';
import type { liveRoutes } from './live.ts';
import type { matchRoutes } from './matches.ts';
import type { nominationRoutes } from './nominations.ts';
import type { notificationRoutes } from './notifications.ts';
import type { oddsRoutes } from './odds.ts';
import type { passkeyRoutes } from './passkeys.ts';
import type { postRoutes } from './posts.ts';
import type { profileRoutes } from './profiles.ts';
import type { pushRoutes } from './push.ts';
import type { robustnessRoutes } from './robustness.ts';
import type { RouteKey } from './route.ts';
import type { secondFactorRoutes } from './second-factor.ts';
import type { stageRoutes } from './stage.ts';
import type { standingsRoutes } from './standings.ts';
import type { statisticsRoutes } from './statistics.ts';
import type { storyRoutes } from './story.ts';
import type { tasteRoutes } from './taste.ts';
import type { tournamentRoutes } from './tournaments.ts';
import type { turnoutRoutes } from './turnout.ts';
import type { uploadRoutes } from './uploads.ts';
import type { verificationRoutes } from './verification.ts';

/** Every call of the API. The web looks a call up by `"METHOD /path"` and needs the types alone. */
type AllRoutes = typeof accountRoutes &
  typeof adminFilmRoutes &
  typeof adminRoutes &
  typeof adminSeasonRoutes &
  typeof adminUserRoutes &
  typeof archiveRoutes &
  typeof moderationRoutes &
  typeof authRoutes &
  typeof blockRoutes &
  typeof calendarRoutes &
  typeof circleEntryRoutes &
  typeof circleExclusionRoutes &
  typeof circleInviteRoutes &
  typeof circleRoutes &
  typeof dashboardRoutes &
  typeof digestRoutes &
  typeof filmCareerRoutes &
  typeof filmImportRoutes &
  typeof filmRoutes &
  typeof leaderboardRoutes &
  typeof liveRoutes &
  typeof matchRoutes &
  typeof nominationRoutes &
  typeof notificationRoutes &
  typeof oddsRoutes &
  typeof passkeyRoutes &
  typeof postRoutes &
  typeof profileRoutes &
  typeof pushRoutes &
  typeof secondFactorRoutes &
  typeof stageRoutes &
  typeof robustnessRoutes &
  typeof standingsRoutes &
  typeof statisticsRoutes &
  typeof storyRoutes &
  typeof tasteRoutes &
  typeof tournamentRoutes &
  typeof turnoutRoutes &
  typeof uploadRoutes &
  typeof verificationRoutes;

export type Routes = {
  [Name in keyof AllRoutes as RouteKey<AllRoutes[Name]>]: AllRoutes[Name];
};

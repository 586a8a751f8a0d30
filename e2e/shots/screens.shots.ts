import { chooseLook } from '../looks.ts';
import { test } from '../watch-console.ts';
import { signInAs } from './demo-people.ts';
import { looks } from './looks.ts';
import { take } from './take.ts';

/** As the demo community has them. */
const seasons = { completed: 1, active: 2, faceDown: 4, setup: 5 };

const screens = {
  visitor: {
    landing: '/',
    auth: '/auth',
    'auth-register': '/auth?tab=register',
    matches: '/matches',
    leaderboard: '/leaderboard',
    draw: '/draw',
  },
  demo: {
    dashboard: '/',
    tournaments: '/tournaments',
    tournament: `/tournaments/${seasons.active}`,
    'tournament-partite': `/tournaments/${seasons.active}?tab=matches`,
    'tournament-setup': `/tournaments/${seasons.setup}`,
    'tournament-completed': `/tournaments/${seasons.completed}`,
    'time-machine': `/tournaments/${seasons.completed}?day=9`,
    odds: `/leaderboard?tournament=${seasons.active}&tab=statistics`,
    'odds-final': `/leaderboard?tournament=${seasons.completed}&tab=statistics`,
    recap: `/tournaments/${seasons.completed}/recap`,
    robustness: `/tournaments/${seasons.completed}/robustness`,
    taste: `/tournaments/${seasons.completed}/taste`,
    'taste-all': '/taste',
    verify: `/verify/${seasons.completed}`,
    stage: `/stage/${seasons.faceDown}`,
    nominations: `/tournaments/${seasons.setup}/nominations`,
    circles: '/circles',
    circle: '/circles/2',
    'circle-manage': '/circles/2/manage',
    films: '/films',
    'films-import': '/films/import',
    social: '/social',
    critics: '/critics',
    profile: '/profile',
    notifications: '/notifications',
    settings: '/settings',
    'settings-security': '/settings?tab=security',
    'settings-notifications': '/settings?tab=notifications',
  },
  admin: {
    admin: '/admin',
    'admin-users': '/admin?section=users',
    'admin-films': '/admin?section=films',
    'admin-tournaments': '/admin?section=tournaments',
    'admin-matches': '/admin?section=matches',
    'admin-reports': '/admin?section=reports',
    'admin-audit': '/admin?section=audit',
  },
} as const;

for (const look of looks) {
  for (const [person, addresses] of Object.entries(screens)) {
    test(`${person}, ${look.width} px, ${look.theme}, ${look.language}`, async ({ page }) => {
      test.setTimeout(5 * 60_000);
      await chooseLook(page, look);
      if (person !== 'visitor') await signInAs(page, person);
      for (const [name, address] of Object.entries(addresses)) {
        await test.step(name, async () => {
          await page.goto(address);
          // Parts of the landing page come late. Members have a line for events, which never falls idle.
          await page.waitForLoadState(person === 'visitor' ? 'networkidle' : 'load');
          const bar = page.locator('section', { has: page.getByRole('slider') });
          await take(page, name, { look, ...(name === 'time-machine' && { top: bar }) });
        });
      }
    });
  }
}

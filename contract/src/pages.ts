/** The pages of the web application: the router draws them, the server answers 200 for them. */
export const pages = {
  home: '/',
  auth: '/auth',
  passwordReset: '/password-reset',
  verifyEmail: '/verify-email',
  terms: '/terms',
  privacy: '/privacy-policy',
  leaderboard: '/leaderboard',
  social: '/social',
  critics: '/critics',
  matches: '/matches',
  circles: '/circles',
  circle: '/circles/:id',
  circleManage: '/circles/:id/manage',
  invite: '/invite/:token',
  /** Links of before, with the token behind the #. */
  olderInvite: '/invite',
  tournaments: '/tournaments',
  /** How anyone can draw a championship again. */
  draw: '/draw',
  /** A championship counted again by whoever looks. */
  verify: '/verify/:id',
  /** One that was played elsewhere and came in a box. */
  archived: '/archive/:id',
  campionati: '/campionati',
  tournament: '/tournaments/:id',
  nominations: '/tournaments/:id/nominations',
  recap: '/tournaments/:id/recap',
  robustness: '/tournaments/:id/robustness',
  /** The evening on which a match day is revealed. */
  stage: '/stage/:id',
  /** What one's own votes say, in a championship and over all of them. */
  taste: '/tournaments/:id/taste',
  allTaste: '/taste',
  films: '/films',
  filmsImport: '/films/import',
  film: '/films/:id',
  profile: '/profile',
  notifications: '/notifications',
  settings: '/settings',
  unsubscribe: '/unsubscribe',
  admin: '/admin',
} as const;

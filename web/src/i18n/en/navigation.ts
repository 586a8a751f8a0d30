export const navigation = {
  brand: 'Girone',
  skip: 'Skip to content',
  main: 'Main',
  bottom: 'Bottom bar',
  home: 'Home',
  dashboard: 'Dashboard',
  circles: 'Circles',
  tournaments: 'Championships',
  films: 'My films',
  critics: 'Critics',
  admin: 'Admin',
  /** Of the strip for visitors; elsewhere the page has the name of what it shows. */
  leaderboard: 'Leaderboard',
  social: 'Social',
  profile: 'Profile: {{name}}',
  /** On phones: the menu behind one’s face. */
  account: 'Account of {{name}}',
  ownProfile: 'Profile',
  bell_one: 'Notifications, {{count}} unread',
  bell_other: 'Notifications, {{count}} unread',
  login: 'Login',
  logout: 'Logout',
  update: {
    title: 'A new version is ready',
    action: 'Update',
  },
  footer: {
    copyright: '© {{year}} Girone',
    terms: 'Terms',
    privacy: 'Privacy',
    leaderboard: 'Leaderboard',
  },
} as const;

export const session = {
  loginRequired: {
    title: 'Login required',
    text: 'You need to log in to access this page',
    action: 'Log in',
  },
  films: {
    title: 'Login Required',
    text: 'Your films are waiting behind the login.',
  },
  tournaments: {
    title: 'Access required',
    text: 'You must log in to manage tournaments',
  },
  community: {
    title: 'Access required',
    text: 'You need to log in to see the posts of the community.',
    action: 'Log in now',
  },
  admin: {
    title: 'Unauthorised access',
    text: 'Only administrators can open this page.',
    action: 'Back to the dashboard',
  },
  logout: {
    failed: 'You are still logged in',
  },
} as const;

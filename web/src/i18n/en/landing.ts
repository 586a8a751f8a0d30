export const landing = {
  explore: 'Explore the leaderboard',
  hero: {
    promise: 'Every film plays every film.',
    promiseEnd: 'Home and away.',
    text: 'Put your favourite films in a league with your friends’. Two of them meet at a time, everyone votes, and the table settles the argument.',
    signIn: 'Sign in or register',
    leaderboard: 'See the leaderboard',
  },
} as const;

export const landing = {
  explore: 'Explore the leaderboard',
  hero: {
    promise: 'Every film plays every film.',
    promiseEnd: 'Home and away.',
    text: 'Put your favourite films in a league with your friends’. Two of them meet at a time, everyone votes, and the table settles the argument.',
    signIn: 'Sign in or register',
    leaderboard: 'See the leaderboard',
    try: 'Try a match',
  },
  match: {
    name: '{{home}} – {{away}}',
    day: 'Match day {{day}}',
    number: 'Match {{number}}',
    live: 'Live now',
    example: 'Example',
    home: 'Home',
    away: 'Away',
    versus: 'VS',
    vote: 'Vote',
    voteFor: 'Vote: {{film}}',
    votes_one: '{{count}} vote',
    votes_other: '{{count}} votes',
    tally: '{{home}} {{homeVotes}}, {{away}} {{awayVotes}}',
    liveCaption: 'A live match from a public championship: {{championship}}',
    exampleCaption: 'An example: this is what a match looks like',
  },
  steps: {
    title: 'How It Works',
    upload: {
      title: 'Upload movies',
      text: 'Add the films you would defend at any table. No cover at hand? We print a poster for it.',
    },
    vote: {
      title: 'Vote in battles',
      text: 'Each match day brings new pairings. One tap for the home side or the away side, then on to the next.',
    },
    win: {
      title: 'The film with the most points wins',
      text: 'Three points for a victory, one for a draw, none for a defeat. The table does the rest.',
      table: 'Example: position, film and points',
    },
  },
  closing: {
    title: 'Your circle is missing a film.',
    action: 'Create your account',
  },
} as const;

export interface SharingTexts {
  /** Stands where a name cannot be lettered. */
  championship: string;
  setup: string;
  inProgress: string;
  day: (day: number, total: number) => string;
  dayAlone: (day: number) => string;
  /** Below the results for which a picture has room. */
  moreMatches: (count: number) => string;
  completed: string;
  cancelled: string;
  winner: string;
  jointWinners: string;
  points: (count: number) => string;
  seal: (day: number) => string;
  /** What a preview of the page says below its title. */
  about: {
    leader: (film: string, points: string) => string;
    winner: (film: string, points: string) => string;
    jointWinners: (films: string) => string;
    films: (count: number) => string;
    film: (director: string) => string;
    plays: (championship: string) => string;
    imageOf: (name: string) => string;
  };
  invite: {
    /** By whom, and to what; the second where nobody who looks after the circle invites any more. */
    title: (inviter: string, circle: string) => string;
    unsigned: (circle: string) => string;
    /** The first line of the picture, above the circle's name. */
    lead: (inviter: string) => string;
    unsignedLead: string;
    /** What one does here. */
    about: string;
    /** Stands where a name cannot be lettered. */
    circle: string;
    somebody: string;
  };
  embed: {
    caption: (name: string) => string;
    empty: string;
    more: (count: number) => string;
    open: string;
    missingTitle: string;
    missingText: string;
  };
  /** The heads of the table, short and whole. */
  head: Record<
    'position' | 'film' | 'won' | 'drawn' | 'lost' | 'points',
    readonly [string, string]
  >;
}

export const en: SharingTexts = {
  championship: 'Championship',
  setup: 'Nominations are open',
  inProgress: 'In progress',
  day: (day, total) => `day ${day} of ${total}`,
  dayAlone: (day) => `Match day ${day}`,
  moreMatches: (count) => (count === 1 ? 'And one more match' : `And ${count} more matches`),
  completed: 'Completed',
  cancelled: 'Called off',
  winner: 'Winner',
  jointWinners: 'Joint winners',
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  seal: (day) => `Seal of match day ${day}`,
  about: {
    leader: (film, points) => `In the lead: ${film}, ${points}.`,
    winner: (film, points) => `Winner: ${film}, ${points}.`,
    jointWinners: (films) => `Joint winners: ${films}.`,
    films: (count) => (count === 1 ? '1 film.' : `${count} films.`),
    film: (director) => `A film by ${director}.`,
    plays: (championship) => `It plays in ${championship}.`,
    imageOf: (name) => `${name} on Girone`,
  },
  invite: {
    title: (inviter, circle) => `${inviter} invites you to ${circle}`,
    unsigned: (circle) => `You are invited to ${circle}`,
    lead: (inviter) => `${inviter} invites you to`,
    unsignedLead: 'You are invited to',
    about: 'Bring the films you would defend, vote match by match, and see which one wins.',
    circle: 'A circle',
    somebody: 'A friend',
  },
  embed: {
    caption: (name) => `Table of ${name}`,
    empty: 'No film yet',
    more: (count) => (count === 1 ? '1 more film' : `${count} more films`),
    open: 'Open on Girone',
    missingTitle: 'Not here',
    missingText: 'This championship does not exist, or it is not public.',
  },
  head: {
    position: ['Pos', 'Position'],
    film: ['Film', 'Film'],
    won: ['W', 'Won'],
    drawn: ['D', 'Drawn'],
    lost: ['L', 'Lost'],
    points: ['Pts', 'Points'],
  },
};

export interface SharedSeason {
  tournamentId: number;
  name: string;
  /** Everyone may see it: it can stand on other pages, and in anybody's calendar. */
  isPublic: boolean;
  isSignedIn: boolean;
  /** Played to its end: it can be put into a box. */
  isOver: boolean;
}

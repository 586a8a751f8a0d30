export interface SharedSeason {
  tournamentId: number;
  name: string;
  /** Everyone may see it: it can stand on other pages, and in anybody's calendar. */
  isPublic: boolean;
  isSignedIn: boolean;
}

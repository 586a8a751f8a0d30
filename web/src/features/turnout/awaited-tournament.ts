/** A championship that has not begun, as far as its circle's page knows it. */
export interface AwaitedTournament {
  id: number;
  name: string;
  requiredFilmsPerUser: number;
}

/** Nobody stands in a group that is smaller than this. */
const leastPeople = 5;

interface Parts {
  /** Whose votes count. */
  readonly counted: number;
  readonly leftOut: number;
}

/**
 * Whether a recount with some people only may be told. Its champion alone can give a single person away: two films, a
 * 3–3 and then, without the sixth voter, a 2–2: whoever of the two is champion without the sixth is not the film that
 * the sixth voted for. So both groups are five people or more, unless everybody is in one.
 */
export function maySpeakWithout({ counted, leftOut }: Parts): boolean {
  return counted >= leastPeople && (leftOut === 0 || leftOut >= leastPeople);
}

interface Owners {
  readonly voters: number;
  /** Voters who brought a film; whether they voted for it must not be read out of the answer's being there. */
  readonly owners: number;
  /** Totals alone say that the champion stays. */
  readonly isCertain: boolean;
}

/**
 * Whether the recount without votes for one's own films may be told. Here everybody knows whose votes are left out of
 * which matches, so that among few people the champion says how an owner voted: there are five owners, and as many
 * voters again, before it is, unless the totals have told it already.
 */
export function maySpeakOfOwners({ voters, owners, isCertain }: Owners): boolean {
  if (voters < leastPeople) return false;
  return isCertain || owners === 0 || (owners >= leastPeople && voters >= 2 * leastPeople);
}

/**
 * One number about everybody: it treats all voters alike, so it says of none of them more than the totals do
 * (`privacy.test.ts`).
 */
export function maySpeakOfEach(voters: number): boolean {
  return voters >= leastPeople;
}

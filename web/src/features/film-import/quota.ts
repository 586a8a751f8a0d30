export interface Quota {
  readonly used: number;
  readonly allowed: number;
}

export function freePlaces({ used, allowed }: Quota): number {
  return Math.max(0, allowed - used);
}

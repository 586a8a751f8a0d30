/** The time of day, injected so that a test can hold it. Deadlines use the database's clock instead. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

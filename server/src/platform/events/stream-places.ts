/** Whose a stream is, as far as it is counted. */
interface Holder {
  readonly sessionId: string | null;
  readonly addressKey: string;
}

interface Ceilings {
  readonly perSession: number;
  readonly perAddress: number;
}

/** Takes a place for a stream, and answers how to give it back; absent where too many are taken. */
type TakePlace = (holder: Holder) => (() => void) | undefined;

/**
 * How many streams one session and one address may keep open on this instance: each costs memory for as
 * long as it is open, which no count of calls in a time can bound.
 */
export function countStreamPlaces({ perSession, perAddress }: Ceilings): TakePlace {
  const taken = new Map<string, number>();
  const count = (key: string) => taken.get(key) ?? 0;

  return ({ sessionId, addressKey }) => {
    const address = `address ${addressKey}`;
    const session = `session ${sessionId}`;
    const keys = sessionId === null ? [address] : [address, session];
    if (count(address) >= perAddress || count(session) >= perSession) return undefined;
    for (const key of keys) taken.set(key, count(key) + 1);
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      for (const key of keys) {
        if (count(key) === 1) taken.delete(key);
        else taken.set(key, count(key) - 1);
      }
    };
  };
}

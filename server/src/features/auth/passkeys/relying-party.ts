import type { Config } from '../../../platform/config/config.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { isOwnOrigin } from '../../../platform/http/own-origin.ts';

/** What passkeys belong to: the address under which people know this Girone. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** PUBLIC_URL, whatever a proxy says; without it, or on one's own machine, the address by which we were reached. */
export function relyingPartyFor(
  config: Pick<Config, 'publicUrl' | 'hasPublicUrl'>,
  { origin }: Pick<Caller, 'origin'>,
): RelyingParty {
  const isReached = !config.hasPublicUrl || isOwnOrigin(config, origin);
  const url = isReached && URL.canParse(origin) ? new URL(origin) : config.publicUrl;
  return { id: url.hostname, origin: url.origin };
}

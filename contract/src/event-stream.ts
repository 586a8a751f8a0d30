import { z } from 'zod';
import { longestCatchUpMs } from './events.ts';
import { idInAddress } from './ids.ts';

/**
 * What the address of the event stream may ask for: a page that shows an evening names its championship and hears what
 * is only for those who watch: the matches at their moment, the hall, the reactions. A page that asked its first
 * question so many milliseconds ago, and listens only now, hears again what was told since.
 */
export const eventStreamQuery = z.object({
  stage: idInAddress.optional(),
  catchUpMs: z.coerce.number().int().min(0).max(longestCatchUpMs).optional(),
});

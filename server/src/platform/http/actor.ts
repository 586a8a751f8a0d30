import type { UserId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';

/** The signed-in person on whose behalf a request runs. */
export interface Actor {
  readonly userId: UserId;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
  /** The password was given lately enough for the admin area. */
  readonly isAdminOpen: boolean;
  /** The operator wants a second factor of admins, and this one has none: the admin area stays shut. */
  readonly lacksSecondFactor?: boolean;
  /** The hash under which the session is stored, never the cookie's value. */
  readonly sessionId: string;
  /** As in `Caller`; said by the routes whose work is heavy. */
  readonly isWaiting?: () => boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    language: Language;
  }
}

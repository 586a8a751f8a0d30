import type { startTriggers } from '@girone/contract/rules';

export type StartTrigger = (typeof startTriggers)[number];

/** Instants are milliseconds since 1970. */
export interface AutostartFacts {
  /** All four rows of the readiness table are OK. */
  readonly isReady: boolean;
  readonly isListFull: boolean;
  readonly hasEveryoneNominated: boolean;
  readonly preparationDeadline: number;
  /** What the last answer said; both null at first. */
  readonly readySince: number | null;
  readonly startsAt: number | null;
  readonly graceSeconds: number;
  readonly now: number;
}

export interface Autostart {
  /** Since when it has been ready without a break. */
  readonly readySince: number | null;
  /** When it starts unless something changes; it is due once that instant has come. */
  readonly startsAt: number | null;
  /** Null while it is not ready. */
  readonly waitsFor: StartTrigger | null;
  /** The deadline has passed and something is missing: it stays in setup and the creator is told. */
  readonly isDeadlineMissed: boolean;
}

/**
 * When a championship starts by itself. To be asked after every change of nominations, members or
 * settings, with what the last answer said: `readySince` and `startsAt` are all it needs to remember.
 *
 * With everybody in or the list full it starts after a grace time, in which a nomination can still
 * be corrected, or at the deadline if that comes first. A grace time that runs is not prolonged by
 * asking again, and one whose reason is gone is forgotten. Who gets ready only after the deadline
 * has the grace time too: nobody could have foreseen that very instant.
 */
export function planAutostart(facts: AutostartFacts): Autostart {
  const { preparationDeadline: deadline, now } = facts;
  if (!facts.isReady) {
    return {
      readySince: null,
      startsAt: null,
      waitsFor: null,
      isDeadlineMissed: deadline <= now,
    };
  }
  const grace = facts.graceSeconds * 1000;
  const readySince = facts.readySince ?? now;
  const atDeadline = readySince < deadline ? deadline : readySince + grace;
  const ready = { readySince, isDeadlineMissed: false };
  const trigger = findGraceTrigger(facts);
  if (trigger === null) return { ...ready, startsAt: atDeadline, waitsFor: 'deadline' };

  const afterGrace = Math.min(facts.startsAt ?? Infinity, now + grace);
  if (atDeadline <= afterGrace) return { ...ready, startsAt: atDeadline, waitsFor: 'deadline' };
  return { ...ready, startsAt: afterGrace, waitsFor: trigger };
}

function findGraceTrigger(facts: AutostartFacts): StartTrigger | null {
  if (facts.isListFull) return 'list_full';
  return facts.hasEveryoneNominated ? 'everyone_nominated' : null;
}

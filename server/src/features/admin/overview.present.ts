import type { AdminOverview } from '@girone/contract/admin';
import type { FailingJobs } from './overview.repo.ts';

type Failing = AdminOverview['jobs']['failing'][number];

export function presentFailing({ nextTryAt, lastError, ...row }: FailingJobs): Failing {
  return {
    ...row,
    lastError: lastError === null ? null : withoutValues(lastError),
    nextTryAt: nextTryAt === null ? null : new Date(nextTryAt).toISOString(),
  };
}

const maxLength = 200;
/** Looked at: an error may quote a whole document. */
const maxRead = 2000;

/**
 * The first line of an error, without what is quoted in it and without addresses: what kind of failure it
 * is can be read here, whose data it was about only in the log.
 */
export function withoutValues(error: string): string {
  const [line = ''] = error.split('\n', 1);
  return line
    .slice(0, maxRead)
    .replaceAll(
      /"[^"]*(?:"|$)|'[^']*'|(?<!\w)'[^']*$|“[^”]*(?:”|$)|«[^»]*(?:»|$)|=\([^)]*(?:\)|$)/g,
      '…',
    )
    .replaceAll(/[^\s<>()=:]+@[^\s<>()=:]+/g, '…')
    .slice(0, maxLength);
}

import type { UserId } from '@girone/contract/ids';
import type { RateRule } from '../../platform/rate-limit.ts';

/** Who finds more than these in an hour has told enough. */
export const countReportsByUser = (userId: UserId): RateRule[] => [
  { key: `count-reports:user:${userId}`, limit: 10, seconds: 3600 },
];

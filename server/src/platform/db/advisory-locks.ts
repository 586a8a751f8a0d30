/**
 * Every advisory lock of Girone's database, so that no two have the same number. What is taken in SQL stands here
 * too: `count_hits` and its kin take the two-number form with 1_852_399_970 in front (migration 0002).
 */
export const advisoryLocks = {
  /** One instance migrates at a time. */
  migration: 7_147_366_301,
  /** One instance makes the demo community. */
  demo: 7_147_366_302,
  /** One admin's call counts the figures of the site. */
  siteFigures: 7_404_213_551,
  /** The first of two numbers; the second is the name of a job runner that lives. */
  jobRunners: 1_785_684_594,
  /** The first 16 bits of the lock of a match day; championship and day follow. */
  matchDayPrefix: 0x6d64,
  /** The same of a chain of seals; the championship follows. */
  sealChainPrefix: 0x7365,
} as const;

import type { Database } from './database.ts';

/** Why a database that answers takes nothing in. */
export type WriteTrouble = 'database_read_only' | 'disk_full';

/** So long a full disk is told of after the last write that it refused: no question finds it out. */
const memoryMs = 60_000;
const seen = new WeakMap<Database, { trouble: WriteTrouble; at: number }>();

const troubles: Readonly<Record<string, WriteTrouble>> = {
  '25006': 'database_read_only',
  '53100': 'disk_full',
};

function troubleOf(error: unknown): WriteTrouble | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const trouble = 'code' in cause ? troubles[String(cause.code)] : undefined;
    if (trouble) return trouble;
  }
  return undefined;
}

/** Whether a statement failed only because nothing can be written now; whoever asks for readiness is told. */
export function isWriteRefused(db: Database, error: unknown): boolean {
  const trouble = troubleOf(error);
  if (trouble) seen.set(db, { trouble, at: performance.now() });
  return trouble !== undefined;
}

export function recentTrouble(db: Database): WriteTrouble | undefined {
  const last = seen.get(db);
  return last && performance.now() - last.at < memoryMs ? last.trouble : undefined;
}

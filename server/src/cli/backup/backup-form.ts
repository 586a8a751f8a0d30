import { z } from 'zod';

/** What stands in a backup besides the rows and the objects. */
export const backupHead = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** When the newest migration of the database was written: its schema. */
  schema: z.int(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  objects: z.int(),
});
export type BackupHead = z.output<typeof backupHead>;

export const headFile = 'girone-backup.json';

export function tableFile(name: string): string {
  return `tables/${name}.copy`;
}

export const objectFolder = 'objects/';

/**
 * What lives for minutes or opens doors: counts of attempts, events on their way, sessions, what hangs on them, and codes.
 * After a restore everybody signs in again.
 */
export const leftOut: readonly string[] = [
  'rate_limits',
  'events',
  'sessions',
  'push_devices',
  'push_deliveries',
  'password_reset_otps',
  'email_changes',
  'data_exports',
];

import type { Readable } from 'node:stream';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findExport } from './exports.repo.ts';

/** The caller's own file, as it comes from the storage. */
export async function openExport(
  { db, storage }: Platform,
  { userId }: Actor,
): Promise<Outcome<{ stream: Readable; bytes: number }>> {
  const row = await findExport(db, userId);
  if (row?.state !== 'ready' || row.isExpired) return refuse('not_found');
  const bytes = await storage.size(row.objectKey);
  const stream = await storage.read(row.objectKey);
  return stream && bytes !== undefined ? accept({ stream, bytes }) : refuse('not_found');
}

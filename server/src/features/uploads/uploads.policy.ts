import type { Actor } from '../../platform/http/actor.ts';
import type { UploadRow } from './uploads.repo.ts';

/** Whoever sent a file, and nobody else, puts it to use. */
export function mayClaim(actor: Actor, upload: Pick<UploadRow, 'uploaderId'>): boolean {
  return upload.uploaderId === actor.userId;
}

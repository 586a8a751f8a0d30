import { accept, refuse, type ErrorCode, type Outcome } from '@girone/contract/errors';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteFiles, objectKey, objectPath, originalKey } from './image-keys.ts';
import { inTurn } from './image-turn.ts';
import { storeImage } from './store-image.ts';
import { nameInAddress } from './upload-address.ts';
import { purposeBytes } from './uploads.limits.ts';
import { mayClaim } from './uploads.policy.ts';
import {
  findUpload,
  giveUpClaim,
  markRefused,
  setAudience,
  startClaim,
  type Audience,
  type Purpose,
  type UploadRow,
} from './uploads.repo.ts';

export type ImageClaim = Audience & {
  readonly actor: Actor;
  /** The address that the file was sent to, or the `/objects/…` path of an image claimed before. */
  readonly url: string;
  readonly purpose: Purpose;
  /** Where less is allowed than the purpose allows. */
  readonly maxBytes?: number;
};

type Claimed = Outcome<{ objectPath: string }>;

/** What claiming needs. */
type Means = Pick<Platform, 'config' | 'db' | 'storage'>;

/** The circle for which an image is meant may be deleted at this moment. */
const databaseRules = new Map<string, ErrorCode>([['uploads_circle_fk', 'not_found']]);

/**
 * Takes an uploaded file over for a purpose: checks it, keeps it drawn anew, forgets the original.
 * Claiming again for the same purpose answers the same path and, until something shows the image,
 * can change who may fetch it.
 */
export async function claimImage(platform: Means, claim: ImageClaim): Promise<Claimed> {
  const name = nameInAddress(platform, claim.url);
  if (name === undefined) return refuse('image_address_invalid');
  const upload = await findUpload(platform.db, objectKey(name));
  if (!upload || upload.state === 'removed') return refuse('not_found');
  if (!mayClaim(claim.actor, upload)) return refuse('forbidden');
  return refuseBrokenRules(databaseRules, async () =>
    upload.state === 'claimed'
      ? claimAgain(platform, { name, upload, claim })
      : inTurn(() => claimFirst(platform, { name, upload, claim }), claim.actor.isWaiting),
  );
}

interface Claiming {
  readonly name: string;
  readonly upload: UploadRow;
  readonly claim: ImageClaim;
}

async function claimAgain({ db }: Means, { name, upload, claim }: Claiming): Promise<Claimed> {
  if (upload.purpose !== claim.purpose) return refuse('image_in_use');
  if ((upload.bytes ?? 0) > bytesAllowed(claim)) return refuse('image_too_large');
  const circleId = claim.visibility === 'circle' ? claim.circleId : null;
  const isSame = upload.visibility === claim.visibility && upload.circleId === circleId;
  if (isSame || (await setAudience(db, upload.id, claim))) {
    return accept({ objectPath: objectPath(name) });
  }
  return refuse('image_in_use');
}

async function claimFirst(platform: Means, claiming: Claiming): Promise<Claimed> {
  const { db, storage } = platform;
  const { name, upload, claim } = claiming;
  if (!(await startClaim(db, upload.id))) {
    const now = await findUpload(db, upload.objectKey);
    if (now?.state === 'claimed') return claimAgain(platform, { ...claiming, upload: now });
    return refuse(now && now.state !== 'removed' ? 'image_busy' : 'not_found');
  }
  try {
    const image = { name, upload, purpose: claim.purpose, audience: claim };
    const kept = await storeImage(platform, { ...image, maxBytes: bytesAllowed(claim) });
    if (kept.ok) await storage.delete(originalKey(name));
    else if (kept.code === 'image_not_uploaded') await giveUpClaim(db, { id: upload.id });
    // Nothing of a refused file stays. Its row does, for its address may be used again in a bucket.
    else if (await markRefused(db, upload.id)) await deleteFiles(storage, name);
    return kept.ok ? accept({ objectPath: objectPath(name) }) : kept;
  } catch (error) {
    await giveUpClaim(db, { id: upload.id });
    throw error;
  }
}

function bytesAllowed({ purpose, maxBytes }: ImageClaim): number {
  return Math.min(maxBytes ?? Infinity, purposeBytes[purpose]);
}

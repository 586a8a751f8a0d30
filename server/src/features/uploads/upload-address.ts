import { timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { isImageName, nameInPath, originalKey } from './image-keys.ts';

const folder = '/api/objects/upload/';

/** The address on our own server. The signature is in the query, which no log keeps. */
export function signAddress({ config, secrets }: Platform, name: string): string {
  const address = new URL(`${folder}${name}`, config.publicUrl);
  address.searchParams.set('signature', secrets.keyedHash('upload-address', name));
  return address.href;
}

export function isSigned({ secrets }: Platform, name: string, signature: string): boolean {
  const wanted = Buffer.from(secrets.keyedHash('upload-address', name));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * The name of the image that an address means: the one it was sent to (upload dialogs drop the
 * query), or its `/objects/…` path. `undefined` for every address that is not ours.
 */
export function nameInAddress(
  { config, storage }: Pick<Platform, 'config' | 'storage'>,
  address: string,
): string | undefined {
  const key = storage.direct?.keyOf(address);
  if (key !== undefined) return onlyName(key, originalKey(''));
  if (!URL.canParse(address, config.publicUrl.href)) return undefined;
  const { origin, pathname } = new URL(address, config.publicUrl);
  if (origin !== config.publicUrl.origin) return undefined;
  return nameInPath(pathname) ?? onlyName(pathname, folder);
}

function onlyName(text: string, prefix: string): string | undefined {
  const name = text.slice(prefix.length);
  return text.startsWith(prefix) && isImageName(name) ? name : undefined;
}

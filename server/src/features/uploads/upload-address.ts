import { isOwnOrigin } from '../../platform/http/own-origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSameSecret } from '../../platform/secrets.ts';
import { isImageName, nameInPath, originalKey } from './image-keys.ts';

const folder = '/api/objects/upload/';

/**
 * The address on our own server, by the name under which the caller knows it: a page may send
 * files to its own origin only. The signature is in the query, which no log keeps.
 */
export function signAddress({ config, secrets }: Platform, name: string, origin: string): string {
  const base = isOwnOrigin(config, origin) ? origin : config.publicUrl;
  const address = new URL(`${folder}${name}`, base);
  address.searchParams.set('signature', secrets.keyedHash('upload-address', name));
  return address.href;
}

export function isSigned({ secrets }: Platform, name: string, signature: string): boolean {
  return isSameSecret(signature, secrets.keyedHash('upload-address', name));
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
  if (!isOwnOrigin(config, origin)) return undefined;
  return nameInPath(pathname) ?? onlyName(pathname, folder);
}

function onlyName(text: string, prefix: string): string | undefined {
  const name = text.slice(prefix.length);
  return text.startsWith(prefix) && isImageName(name) ? name : undefined;
}

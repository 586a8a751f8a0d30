import type { Configuration } from './tmdb-answers.ts';

/** Makes the address of an image from its path; `null` where there is none. */
export interface ImageAddresses {
  poster(path: string | null): string | null;
  backdrop(path: string | null): string | null;
}

/** Also the only origin whose images our pages may show (`security-headers.ts`). */
const imageOrigin = 'https://image.tmdb.org';
const knownBase = `${imageOrigin}/t/p/`;
const pathForm = /^\/[\w-]+\.(?:jpg|jpeg|png|webp)$/;

/** Without a configuration the addresses are those that TMDB has documented for years. */
export function readImageAddresses(configuration?: Configuration): ImageAddresses {
  const images = configuration?.images;
  const given = images?.secure_base_url ?? '';
  const base = given.startsWith(`${imageOrigin}/`) && given.endsWith('/') ? given : knownBase;

  function addressIn(wanted: string, sizes: readonly string[] = []) {
    const size = sizes.length === 0 || sizes.includes(wanted) ? wanted : 'original';
    // The path comes from outside and becomes part of an address.
    return (path: string | null) => (path && pathForm.test(path) ? `${base}${size}${path}` : null);
  }

  return {
    poster: addressIn('w500', images?.poster_sizes),
    backdrop: addressIn('w1280', images?.backdrop_sizes),
  };
}

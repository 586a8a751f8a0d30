import type { RouteResponse } from '@girone/contract/route';
import type { Routes } from '@girone/contract/routes';
import { ApiError, errorFromResponse } from '../../lib/api/api-error.ts';

type Path<Name> = Name extends `GET ${infer Address}` ? Address : never;

/** Asks for one of the published lists. The worker has no window, so that it has a client of its own. */
export async function askServer<Name extends keyof Routes>(
  _route: Path<Name> extends never ? never : Name,
  address: string,
): Promise<RouteResponse<Routes[Name]>> {
  const text = await fetchText(address);
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server serialises by this schema
  return answer as RouteResponse<Routes[Name]>;
}

/** The answer as it came. */
export async function fetchText(address: string): Promise<string> {
  const { response, text } = await send(address);
  if (!response.ok) throw errorFromResponse(response, text);
  return text;
}

async function send(address: string): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(new URL(address, globalThis.location.origin), {
      credentials: 'same-origin',
      // Not the one by which the service worker knows what to keep for reading: these lists are long, and wanted new.
      headers: { Accept: 'application/json, */*' },
    });
    return { response, text: await response.text() };
  } catch (cause) {
    throw new ApiError({ status: 0, text: String(cause), code: 'network', cause });
  }
}

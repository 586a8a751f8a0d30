import { vi } from 'vitest';

/** As on a screen with room for what stands beside the page, until mocks are restored. */
export function widen(): void {
  const { matchMedia } = globalThis;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query.includes('min-width') }),
  );
}

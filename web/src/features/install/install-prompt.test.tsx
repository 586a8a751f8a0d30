import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { InstallPrompt } from './install-prompt.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});
afterEach(async () => {
  window.installOffer = undefined;
  vi.restoreAllMocks();
  await server.close();
});

const open = () => renderPart(<InstallPrompt />, { server, path: '/' });

/** As the browser and `before-paint.js` do it. */
function offer() {
  const prompt = vi
    .fn<() => Promise<{ outcome: 'dismissed' }>>()
    .mockResolvedValue({ outcome: 'dismissed' });
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt });
  window.installOffer = event;
  act(() => void window.dispatchEvent(event));
  return prompt;
}

it('asks once the browser can install it, and opens its dialog', async () => {
  await open();
  expect(screen.queryByText('Keep Girone at hand')).toBeNull();
  const prompt = offer();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByText('Keep Girone at hand')).toBeNull();
});

it('does not ask again after a no', async () => {
  const { unmount } = await open();
  offer();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Keep Girone at hand')).toBeNull();
  unmount();
  await open();
  offer();
  expect(screen.queryByText('Keep Girone at hand')).toBeNull();
});

it('tells how it is done by hand on an iPhone, unless it was opened from the home screen', async () => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  );
  const { unmount } = await open();
  expect(screen.getByText(/Add to Home Screen/)).toBeDefined();
  unmount();
  Object.defineProperty(window.navigator, 'standalone', { value: true, configurable: true });
  await open();
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull();
  Reflect.deleteProperty(window.navigator, 'standalone');
});

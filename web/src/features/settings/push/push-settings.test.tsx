import type { PushState } from '@girone/contract/push';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../../testing/api-server.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { PushOffer } from './push-offer.tsx';
import { PushSettings } from './push-settings.tsx';

const state: PushState = {
  publicKey: 'AQID',
  devices: [],
  quietHours: { isOn: true, from: 23, to: 8, letsClosingThrough: true },
  timeZone: 'Europe/Rome',
};

const here = {
  id: 1,
  userAgent: null,
  createdAt: '2026-10-12T10:00:00.000Z',
  lastSentAt: null,
  isCurrent: true,
};
const phone = {
  id: 2,
  userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1',
  createdAt: '2026-10-12T10:00:00.000Z',
  lastSentAt: '2026-10-13T10:00:00.000Z',
  isCurrent: false,
};

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window.navigator, 'serviceWorker');
  await server.close();
});

/** A browser that can have pushes, and what whoever sits before it says when they are asked. */
function giveBrowser(
  permission: NotificationPermission,
  answer: NotificationPermission = permission,
) {
  let current: object | null = null;
  const subscription = {
    options: { applicationServerKey: Uint8Array.from([1, 2, 3]).buffer },
    toJSON: () => ({ endpoint: 'https://push.example.org/x', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      current = null;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: () => {
      current = subscription;
      return Promise.resolve(subscription);
    },
  };
  const asked = vi.fn<() => Promise<NotificationPermission>>(() => {
    Notifications.permission = answer;
    return Promise.resolve(answer);
  });
  const Notifications = { permission, requestPermission: asked };
  vi.stubGlobal('Notification', Notifications);
  vi.stubGlobal('PushManager', EventTarget);
  const registration = { pushManager };
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    }),
  });
  return { asked, subscribeBefore: () => (current = subscription) };
}

/** The last that was kept. */
function sent(): unknown {
  const body = server.seen.findLast(({ method }) => method === 'PUT')?.body;
  return body === undefined ? undefined : JSON.parse(body);
}

const open = () => renderPart(<PushSettings />, { server, path: '/settings' });

it('switches this device on and off, and asks the browser only then', async () => {
  const { asked } = giveBrowser('default', 'granted');
  server.answer('GET /api/push', { body: state });
  await open();
  const device = await screen.findByRole('switch', { name: 'This device' });
  expect(device.getAttribute('aria-checked')).toBe('false');
  expect(asked).not.toHaveBeenCalled();
  const on = { ...state, devices: [here] };
  server.answer('PUT /api/push/device', { body: on });
  server.answer('GET /api/push', { body: on });
  await userEvent.click(device);
  await screen.findByText(/^On since/);
  expect(sent()).toMatchObject({
    endpoint: 'https://push.example.org/x',
    keys: { p256dh: 'p', auth: 'a' },
  });
  expect(screen.getByRole('button', { name: 'Send me a test' })).toBeDefined();

  server.answer('DELETE /api/push/devices/1', { status: 204 });
  server.answer('GET /api/push', { body: state });
  await userEvent.click(device);
  await waitFor(() => expect(device.getAttribute('aria-checked')).toBe('false'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send me a test' })).toBeNull());
});

it('says so when the person says nothing to the browser', async () => {
  giveBrowser('default');
  server.answer('GET /api/push', { body: state });
  await open();
  const device = await screen.findByRole('switch', { name: 'This device' });
  await userEvent.click(device);
  await screen.findByText('Not switched on');
  await waitFor(() => expect(device.getAttribute('aria-checked')).toBe('false'));
});

it('tells the way out where the browser has said no', async () => {
  giveBrowser('denied');
  server.answer('GET /api/push', { body: { ...state, devices: [phone] } });
  await open();
  await screen.findByText('The browser said no');
  expect(screen.queryByRole('switch', { name: 'This device' })).toBeNull();
  expect(screen.getByText('Safari on iPhone')).toBeDefined();
});

it('says that this browser cannot, and on an iPhone what it takes', async () => {
  server.answer('GET /api/push', { body: state });
  const { unmount } = await open();
  expect(await screen.findByText('This browser cannot do it')).toBeDefined();
  unmount();
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  await open();
  await screen.findByText('Put Girone on the home screen first');
  vi.restoreAllMocks();
});

it('removes another device', async () => {
  giveBrowser('granted').subscribeBefore();
  server.answer('GET /api/push', { body: { ...state, devices: [here, phone] } });
  await open();
  server.answer('DELETE /api/push/devices/2', { status: 204 });
  const remove = await screen.findByRole('button', { name: 'Remove: Safari on iPhone' });
  server.answer('GET /api/push', { body: { ...state, devices: [here] } });
  await userEvent.click(remove);
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
});

it('measures a trial until the worker has it', async () => {
  giveBrowser('granted').subscribeBefore();
  server.answer('GET /api/push', { body: { ...state, devices: [here] } });
  server.answer('POST /api/push/trial', { status: 202 });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a test' }));
  await waitFor(() => expect(server.seen.some(({ url }) => url === '/api/push/trial')).toBe(true));
  const arrived = new MessageEvent('message', { data: { type: 'push', tag: 'trial' } });
  navigator.serviceWorker.dispatchEvent(arrived);
  await screen.findByText(/^Arrived in [\d.]+ s$/);
});

it('keeps quiet hours at once, and puts them back where that is refused', async () => {
  giveBrowser('granted');
  server.answer('GET /api/push', { body: state });
  server.answer('PUT /api/push/quiet-hours', {
    body: { ...state, quietHours: { ...state.quietHours, from: 22 } },
  });
  await open();
  const from = await screen.findByLabelText('From');
  // From eight to eight would be never.
  expect(within(from).queryByText('08:00')).toBeNull();
  await userEvent.selectOptions(from, '22:00');
  await waitFor(() =>
    expect(sent()).toMatchObject({
      from: 22,
      to: 8,
      timeZone: expect.any(String),
    }),
  );
  server.answer('PUT /api/push/quiet-hours', { status: 503, body: { message: 'Resting.' } });
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet at night' }));
  await screen.findByText('Resting.');
  await waitFor(() => expect(screen.getByLabelText('From')).toBeDefined());
});

it('is offered once, to whoever was never asked', async () => {
  const { asked } = giveBrowser('default');
  const { unmount } = await renderPart(<PushOffer />, { server, path: '/notifications' });
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Want to hear of it even when Girone is closed?')).toBeNull();
  unmount();
  await renderPart(<PushOffer />, { server, path: '/notifications' });
  expect(screen.queryByText('Want to hear of it even when Girone is closed?')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

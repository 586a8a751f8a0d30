import type { BrowserContext, Page, Worker } from '@playwright/test';
import { startPushService, type TestPushService } from '../server/src/testing/push-service.ts';
import { arrive } from './arrive.ts';
import { button, checkStep } from './looks.ts';
import { fromOurPages, post } from './public-calls.ts';
import { pushPort } from './server-settings.ts';
import { expect, test } from './watch-console.ts';

test.use({ serviceWorkers: 'allow' });

// They share the one push service that the server knows.
test.describe.configure({ mode: 'serial' });

let service: TestPushService;

test.beforeAll(async () => {
  service = await startPushService(pushPort(process.env['E2E_PORT'] ?? '4317'));
});
test.afterAll(() => service.stop());

/**
 * A browser without a line to its maker has no push service, and one without a screen no notifications: the one is lent
 * the address of ours, for the other somebody has said yes. Everything else is its own.
 */
async function lendPushService(context: BrowserContext): Promise<void> {
  await context.exposeFunction('subscribeElsewhere', (key: string) => service.subscribe(key));
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    let current: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(current),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        const ask: (key: string) => Promise<object> = Reflect.get(window, 'subscribeElsewhere');
        const made = await ask(key);
        const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
        const { buffer } = Uint8Array.from(text, (each) => each.charCodeAt(0));
        current = {
          options: { applicationServerKey: buffer },
          toJSON: () => made,
          unsubscribe: () => {
            current = null;
            return Promise.resolve(true);
          },
        };
        return current;
      },
    });
  });
}

async function openSettings(page: Page): Promise<Worker> {
  await page.goto('/settings?tab=notifications');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the page is controlled by a worker that nobody knows');
  return worker;
}

/** The worker writes down what it would show and open: a browser without a screen refuses both. */
async function watchWorker(
  worker: Worker,
): Promise<() => Promise<{ shown: unknown[]; opened: string[] }>> {
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const opened: string[] = [];
    const seen = { shown, opened };
    Reflect.set(self, 'seen', seen);
    Object.assign(Reflect.get(self, 'registration'), {
      showNotification: (title: string, options: object) => {
        seen.shown.push({ title, ...options });
        return Promise.resolve();
      },
    });
    Object.assign(Reflect.get(self, 'clients'), {
      openWindow: (url: string) => {
        seen.opened.push(url);
        return Promise.resolve(null);
      },
    });
  });
  return () => worker.evaluate(() => Reflect.get(self, 'seen'));
}

/** As the browser does when a push has come and is decrypted. */
async function deliver(page: Page, payload: object | undefined, baseURL: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(baseURL).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
  await session.detach();
}

test('a device is switched on, gets a trial that it alone can read, and is switched off', async ({
  browser,
  baseURL,
  complaints,
}) => {
  const look = { language: 'it', theme: 'dark', width: 390 } as const;
  const { page } = await arrive(browser, look, complaints);
  await page.request.patch('/api/users/settings', { ...fromOurPages, data: { language: 'it' } });
  await lendPushService(page.context());
  const worker = await openSettings(page);
  const section = page.getByRole('region', { name: 'Push' });
  const here = section.getByRole('switch', { name: 'Questo dispositivo' });
  await expect(here).not.toBeChecked();
  await expect(button(section, 'Mandami una prova')).toHaveCount(0);
  await checkStep(page);

  await here.click();
  await expect(here).toBeChecked();
  const before = service.received.length;
  await button(section, 'Mandami una prova').click();
  await expect.poll(() => service.received.length).toBe(before + 1);
  const { payload, urgency, claims } = service.received.at(-1) ?? {};
  expect(payload).toMatchObject({
    title: 'Girone',
    body: 'Funziona: ecco la prova che hai chiesto.',
    tag: 'trial',
  });
  expect([urgency, claims?.aud]).toEqual(['high', service.origin]);
  expect(service.refused).toEqual([]);

  await test.step('the worker shows it, and the page says how long it took', async () => {
    const seen = await watchWorker(worker);
    await deliver(page, payload, String(baseURL));
    await expect(section.getByText(/^Arrivata in \d/)).toBeVisible();
    await expect.poll(async () => (await seen()).shown).toMatchObject([{ title: 'Girone' }]);
    await checkStep(page);
  });

  await test.step('quiet hours are kept', async () => {
    const quiet = page.getByRole('region', { name: 'Ore di silenzio' });
    const saved = page.waitForResponse('**/api/push/quiet-hours');
    await quiet.getByLabel('Alle', { exact: true }).selectOption('09:00');
    await expect(quiet.getByText('Le push aspettano fino alle 09:00')).toBeVisible();
    expect((await saved).status()).toBe(200);
  });

  await test.step('it ends by the same switch', async () => {
    await here.click();
    await expect(here).not.toBeChecked();
    await expect(button(section, 'Mandami una prova')).toHaveCount(0);
    const { devices } = await (await page.request.get('/api/push')).json();
    expect(devices).toEqual([]);
  });
});

test('a push is shown unless somebody looks, leads to its page and is read then', async ({
  browser,
  baseURL,
  complaints,
}) => {
  const look = { language: 'en', theme: 'light', width: 1280 } as const;
  const { page, person } = await arrive(browser, look, complaints);
  const friend = await arrive(browser, look, complaints);
  const worker = await openSettings(page);
  const seen = await watchWorker(worker);
  const content = `Tu che ne dici, @${person.username}?`;
  const made = await post(friend.page.request, '/api/posts', { content });
  const told = await (await page.request.get('/api/notifications')).json();
  const push = {
    title: 'Girone',
    body: `${friend.person.username} mentioned you.`,
    url: `/critics?post=${made.id}`,
    tag: `n${told[0].id}`,
    lang: 'en',
    ids: [told[0].id],
  };

  await test.step('whoever looks at the page has the bell', async () => {
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), {
            once: true,
          });
        }),
    );
    await deliver(page, push, String(baseURL));
    expect(await heard).toEqual({ type: 'push', tag: push.tag });
    expect((await seen()).shown).toEqual([]);
  });

  // Another site, where there is nothing.
  await page.goto(service.origin);
  await deliver(page, push, String(baseURL));
  await expect
    .poll(async () => (await seen()).shown)
    .toMatchObject([{ title: 'Girone', tag: push.tag, icon: '/icons/icon-192.png' }]);

  await worker.evaluate(({ url, ids }) => {
    const pressed = Object.assign(new Event('notificationclick'), {
      notification: { close: () => undefined, data: { url, ids } },
      waitUntil: () => undefined,
    });
    self.dispatchEvent(pressed);
  }, push);
  await expect.poll(async () => (await seen()).opened).toEqual([new URL(push.url, baseURL).href]);
  await expect
    .poll(async () => (await (await page.request.get('/api/notifications/unread')).json()).unread)
    .toBe(0);
});

test('the page of notifications mentions pushes once, and nothing asks by itself', async ({
  browser,
  complaints,
}) => {
  const look = { language: 'it', theme: 'light', width: 1280 } as const;
  const { page } = await arrive(browser, look, complaints);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => {
      throw new Error('somebody was asked who had not asked for it');
    };
  });
  await openSettings(page);
  await page.goto('/notifications');
  const offer = page.getByText('Vuoi saperlo anche a Girone chiuso?');
  await expect(offer).toBeVisible();
  await checkStep(page);
  await button(page, 'Non ora').click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

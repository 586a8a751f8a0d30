import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { startI18n } from '../../i18n/start-i18n.ts';
import { OutageStrip, UpdateStrip } from './connection-strips.tsx';

class Worker extends EventTarget {
  state = 'installing';
  readonly orders: unknown[] = [];
  postMessage(order: unknown): void {
    this.orders.push(order);
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  active = new Worker();
}

class Container extends EventTarget {
  readonly registration = new Registration();
  readonly controller = this.registration.active;
  readonly ready = Promise.resolve(this.registration);
}

/** What jsdom lacks: the browser's side of a service worker. */
let browser: Container;

beforeEach(() => {
  browser = new Container();
  Object.defineProperty(navigator, 'serviceWorker', { value: browser, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function show(): Promise<void> {
  // No page has come yet, nor its sentences.
  await startI18n('en');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OutageStrip />
      <UpdateStrip />
    </QueryClientProvider>,
  );
  await act(() => browser.ready);
}

const sayLine = (isDown: boolean) =>
  act(() => {
    browser.dispatchEvent(new MessageEvent('message', { data: { type: 'line', isDown } }));
  });

it('says so while answers are old', async () => {
  await show();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('');
  expect(browser.controller.orders).toContainEqual({ type: 'tell-line' });
  sayLine(true);
  // Its words come with the first outage.
  expect(await screen.findByText(/^No connection since/)).toBeTruthy();
  sayLine(false);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('');
});

it('offers a newer version, once there is one', async () => {
  await show();
  const { registration } = browser;
  const newer = new Worker();
  registration.installing = newer;
  act(() => {
    registration.dispatchEvent(new Event('updatefound'));
    newer.state = 'installed';
    newer.dispatchEvent(new Event('statechange'));
  });
  expect(screen.getByText('A new version is ready')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(newer.orders).toEqual([{ type: 'take-over' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('A new version is ready')).toBeNull();
});

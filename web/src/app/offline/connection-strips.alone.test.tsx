import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withChoice } from '../../domain/kept-votes/kept-vote.ts';
import { setKeptVotes } from '../../domain/kept-votes/kept-votes-state.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { startI18n } from '../../i18n/start-i18n.ts';
import { sampleMatch } from '../../testing/sample-season.ts';
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
      <main />
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

it('opens the list of the votes that wait, which stays when the line is back', async () => {
  const match = sampleMatch();
  const choice = { voterId: 3, match, filmId: match.film1.id };
  const waiting = withChoice(undefined, choice, Date.now());
  setKeptVotes([waiting]);
  await show();
  await loadDictionary('keptVotes');
  sayLine(true);
  await userEvent.click(await screen.findByRole('button', { name: '1 waiting: show the list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Votes cast offline' });
  expect(within(dialog).getByText(match.film1.title)).toBeTruthy();
  // Nothing in it acts at a key that is still held.
  expect(document.activeElement).toBe(dialog);
  sayLine(false);
  expect(await within(dialog).findByText('Sending…')).toBeTruthy();

  // With the last one it closes, though nothing is left of what opened it.
  act(() => setKeptVotes([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => setKeptVotes([waiting]));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => setKeptVotes([]));
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

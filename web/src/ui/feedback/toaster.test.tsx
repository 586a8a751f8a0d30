import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const LABELS = { region: 'Notifiche ({hotkey})', close: 'Chiudi' };

afterEach(() => {
  act(() => {
    dismissToast();
  });
});

function show(message: Parameters<typeof showToast>[0]) {
  act(() => {
    showToast(message);
  });
}

function passTime(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function shownTitles(): (string | null)[] {
  return screen.queryAllByRole('listitem').map((toast) => toast.textContent);
}

test('only one toast is on screen: the newest', () => {
  render(<Toaster labels={LABELS} />);
  show({ title: 'Link copiato!' });
  show({ title: 'Errore', description: 'Impossibile pubblicare il post.', variant: 'destructive' });
  expect(shownTitles()).toEqual(['ErroreImpossibile pubblicare il post.']);
});

test('it goes away after five seconds, not earlier', () => {
  vi.useFakeTimers();
  render(<Toaster labels={LABELS} />);
  show({ title: 'Link copiato!' });
  passTime(4999);
  expect(shownTitles()).toEqual(['Link copiato!']);
  passTime(1);
  expect(shownTitles()).toEqual([]);
});

test('a toast that replaces another has its own five seconds', () => {
  vi.useFakeTimers();
  render(<Toaster labels={LABELS} />);
  show({ title: 'First' });
  passTime(4000);
  show({ title: 'Second' });
  passTime(4000);
  expect(shownTitles()).toEqual(['Second']);
  passTime(1000);
  expect(shownTitles()).toEqual([]);
});

test('F8 goes to the notifications, and the toast waits for whoever is there', () => {
  vi.useFakeTimers();
  render(<Toaster labels={LABELS} />);
  show({ title: 'Link copiato!' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const region = screen.getByRole('region', { name: 'Notifiche (F8)' });
  expect(region.contains(document.activeElement)).toBe(true);
  passTime(20_000);
  expect(shownTitles()).toEqual(['Link copiato!']);
});

test('it can be closed by hand', async () => {
  render(<Toaster labels={LABELS} />);
  show({ title: 'Link copiato!' });
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(shownTitles()).toEqual([]);
});

test('its action does its work and closes it', async () => {
  const onAction = vi.fn<() => void>();
  render(<Toaster labels={LABELS} />);
  show({ title: 'Film eliminato', action: { label: 'Annulla', onAction } });
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(shownTitles()).toEqual([]);
});

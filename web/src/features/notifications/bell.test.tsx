import { screen, waitFor } from '@testing-library/react';
import { useMutation } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { voteMutation } from '../../domain/shared-queries.ts';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleNotification as sample } from '../../testing/sample-notification.ts';
import { widen } from '../../testing/widen.ts';
import { Bell } from './bell.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const reply = sample({ id: 9, post: { id: 44, excerpt: 'Nobody speaks of the ending.' } });

/** A vote as the match cards send it. */
function Vote() {
  const { mutate } = useMutation({
    mutationKey: [voteMutation, 7],
    mutationFn: () => Promise.resolve(),
  });
  return <button type="button" aria-label="Vote" onClick={() => mutate()} />;
}

function sent(call: string): unknown[] {
  return server.seen
    .filter(({ method, url }) => `${method} ${url.split('?')[0]}` === call)
    .map(({ body, url }) => (body === '' ? url : JSON.parse(body)));
}

describe('the bell', () => {
  it('counts what is unread and hears of more', async () => {
    server.answer('GET /api/notifications/unread', { body: { unread: 1 } });
    const { tell } = await renderPart(<Bell />, { server, path: '/circles' });
    const link = await screen.findByRole('link', { name: 'Notifications, 1 unread' });
    expect(link.getAttribute('href')).toBe('/notifications');
    server.answer('GET /api/notifications/unread', { body: { unread: 120 } });
    tell('notification', { notificationId: 12 });
    await waitFor(() => expect(link.getAttribute('aria-label')).toContain('120 unread'));
    expect(link.textContent).toBe('99+');
    server.answer('GET /api/notifications/unread', { body: { unread: 0 } });
    tell('notification', { notificationId: null });
    await waitFor(() => expect(link.textContent).toBe(''));
  });

  it('looks again when the viewer has voted, or a day is over, while there is something to read', async () => {
    server.answer('GET /api/notifications/unread', { body: { unread: 2 } });
    const { tell } = await renderPart(
      <>
        <Bell />
        <Vote />
      </>,
      { server, path: '/circles' },
    );
    const link = await screen.findByRole('link', { name: 'Notifications, 2 unread' });
    server.answer('GET /api/notifications/unread', { body: { unread: 1 } });
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    await waitFor(() => expect(link.textContent).toBe('1'));
    server.answer('GET /api/notifications/unread', { body: { unread: 0 } });
    tell('standings', { tournamentId: 5, matchDay: 3 });
    await waitFor(() => expect(link.textContent).toBe(''));
    const asked = sent('GET /api/notifications/unread').length;
    tell('standings', { tournamentId: 5, matchDay: 4 });
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    await new Promise((resolve) => {
      setTimeout(resolve, 1600);
    });
    expect(sent('GET /api/notifications/unread')).toHaveLength(asked);
  });

  it('opens the list in place where there is room, and going there is reading it', async () => {
    widen();
    server.answer('GET /api/notifications/unread', { body: { unread: 1 } });
    server.answer('GET /api/notifications', { body: [reply] });
    server.answer('POST /api/notifications/read', { body: { unread: 0 } });
    const user = userEvent.setup();
    await renderPart(<Bell />, { server, path: '/circles' });
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    await user.click(bell);
    const list = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(bell.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(bell);

    await user.click(bell);
    await user.click(await screen.findByRole('link', { name: 'Marco Bellini replied to you.' }));
    expect(list.isConnected).toBe(false);
    expect(window.location.pathname + window.location.search).toBe('/critics?post=44');
    await waitFor(() => expect(sent('POST /api/notifications/read')).toEqual([{ ids: [9] }]));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBe(bell);
  });

  it('rings for members only', async () => {
    server.answer('GET /api/notifications/unread', { body: { unread: 2 } });
    const { unmount } = await renderApp({ server, path: '/circles', user: member });
    await screen.findByRole('link', { name: 'Notifications, 2 unread' });
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
    unmount();
    leaveApp();
    const asked = sent('GET /api/notifications/unread').length;
    await renderApp({ server, path: '/matches' });
    await screen.findByRole('link', { name: 'Login' });
    expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull();
    expect(sent('GET /api/notifications/unread')).toHaveLength(asked);
  });
});

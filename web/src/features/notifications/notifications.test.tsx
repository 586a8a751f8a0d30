import { moderationActs, notificationTypes } from '@girone/contract/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFormat } from '../../lib/text/format.ts';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleNotification as sample } from '../../testing/sample-notification.ts';
import { Bell } from './bell.tsx';
import { NotificationsPage } from './notifications-page.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const reply = sample({ id: 9, post: { id: 44, excerpt: 'Nobody speaks of the ending.' } });
const day = sample({
  id: 8,
  type: 'match_day_opened',
  actor: null,
  isRead: true,
  tournament: { id: 5, name: 'Coppa <b>Celluloide</b>', matchDay: 3 },
});

function sent(call: string): unknown[] {
  return server.seen
    .filter(({ method, url }) => `${method} ${url.split('?')[0]}` === call)
    .map(({ body, url }) => (body === '' ? url : JSON.parse(body)));
}

describe('the page', () => {
  it('says what happened, leads there, and marks what was read', async () => {
    server.answer('GET /api/notifications/unread', { body: { unread: 1 } });
    server.answer('GET /api/notifications', { body: [reply, day] });
    server.answer('POST /api/notifications/read', { body: { unread: 0 } });
    await renderPart(<NotificationsPage />, { server, path: '/notifications' });

    const [first, second] = await screen.findAllByRole('listitem');
    if (first === undefined || second === undefined) throw new Error('two are missing');
    expect(
      within(first).getByRole('link', { name: 'Marco Bellini replied to you.' }),
    ).toBeDefined();
    expect(first.textContent).toContain('Unread:');
    expect(first.textContent).toContain('Nobody speaks of the ending.');
    expect(within(first).getByRole('link').getAttribute('href')).toBe('/critics?post=44');
    expect(second.textContent).toContain('Match day 3 of Coppa <b>Celluloide</b> is open');
    expect(within(second).getByRole('link').getAttribute('href')).toBe(
      '/tournaments/5?tab=matches&day=3',
    );
    expect(within(second).queryByRole('button')).toBeNull();

    await userEvent.click(
      within(first).getByRole('button', { name: 'Mark as read: Marco Bellini replied to you.' }),
    );
    await waitFor(() => expect(within(first).queryByRole('button')).toBeNull());
    expect(document.activeElement).toBe(within(first).getByRole('link'));
    await waitFor(() => expect(sent('POST /api/notifications/read')).toEqual([{ ids: [9] }]));
    const all = screen.getByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(all.getAttribute('aria-disabled')).toBe('true'));
  });

  it('marks all at once, and takes it back where the server refuses', async () => {
    server.answer('GET /api/notifications/unread', { body: { unread: 2 } });
    server.answer('GET /api/notifications', { body: [reply, sample({ id: 3 })] });
    server.answer('POST /api/notifications/read', { status: 503, body: { message: 'Resting.' } });
    await renderPart(<NotificationsPage />, { server, path: '/notifications' });
    const all = await screen.findByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(all.getAttribute('aria-disabled')).not.toBe('true'));
    await userEvent.click(all);
    await screen.findByText('Resting.');
    expect(await screen.findAllByRole('button', { name: /^Mark as read/ })).toHaveLength(2);
    server.answer('POST /api/notifications/read', { body: { unread: 0 } });
    await userEvent.click(all);
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^Mark as read/ })).toEqual([]),
    );
    expect(sent('POST /api/notifications/read').at(-1)).toEqual({ all: true });
  });

  it('reads on page by page, shows only the unread, and says when there are none', async () => {
    const many = Array.from({ length: 25 }, (_, index) => sample({ id: 100 - index }));
    server.answer('GET /api/notifications/unread', { body: { unread: 0 } });
    server.answer('GET /api/notifications', { body: many });
    server.answer('GET /api/notifications?limit=25&before=77', { body: [sample({ id: 70 })] });
    server.answer('GET /api/notifications?limit=25&only=unread', { body: [] });
    await renderPart(<NotificationsPage />, { server, path: '/notifications' });
    expect(await screen.findAllByRole('listitem')).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Older ones' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
    // There are no more; whoever pressed it keeps the focus there.
    const more = screen.getByRole('button', { name: 'Older ones' });
    await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(more);
    await userEvent.click(screen.getByRole('button', { name: 'Unread' }));
    expect(await screen.findByRole('heading', { name: 'You have read everything' })).toBeDefined();
    expect(more.isConnected).toBe(false);
    expect(window.location.search).toBe('?show=unread');
  });

  it('keeps what was just read among the unread', async () => {
    const unread = 'GET /api/notifications?limit=25&only=unread';
    server.answer('GET /api/notifications/unread', { body: { unread: 1 } });
    server.answer(unread, { body: [reply] });
    server.answer('POST /api/notifications/read', { body: { unread: 0 } });
    const { tell } = await renderPart(
      <>
        <Bell />
        <NotificationsPage />
      </>,
      { server, path: '/notifications?show=unread' },
    );
    const item = await screen.findByRole('listitem');
    await userEvent.click(within(item).getByRole('button', { name: /^Mark as read/ }));
    await waitFor(() => expect(sent('POST /api/notifications/read')).toHaveLength(1));
    const counted = sent('GET /api/notifications/unread').length;
    server.answer(unread, { body: [] });
    tell('notification', { notificationId: null });
    await waitFor(() => expect(sent('GET /api/notifications/unread')).toHaveLength(counted + 1));
    expect(sent('GET /api/notifications')).toHaveLength(1);
    expect(document.activeElement).toBe(within(item).getByRole('link'));
    // What is new comes in.
    server.answer(unread, { body: [sample({ id: 10 })] });
    tell('notification', { notificationId: 10 });
    await waitFor(() => expect(item.isConnected).toBe(false));
  });

  it('has a sentence for every kind, also when what it is about is gone', async () => {
    const circle = { id: 4, name: 'Cineforum' };
    const tournament = { id: 5, name: 'Coppa', matchDay: 2 };
    const post = { id: 44, excerpt: 'Ah.' };
    const results = { matches: 2, leaders: 1, leader: 'Stalker', nextMatchDay: 3 };
    const full = notificationTypes.map((type, index) =>
      sample({
        id: 200 - index,
        type,
        isRead: true,
        circle,
        tournament,
        post,
        nominations: type === 'nominations_open' ? { films: 1, until: null } : null,
        results: type === 'match_day_results' ? results : null,
      }),
    );
    const bare = sample({ id: 90, type: 'join_answer', actor: null });
    const gone = sample({ id: 89, type: 'tournament_started', actor: null });
    const nobody = sample({ id: 88, type: 'mention', actor: null });
    server.answer('GET /api/notifications/unread', { body: { unread: 3 } });
    const pageLength = 24;
    const all = [...full, bare, gone, nobody];
    server.answer('GET /api/notifications', { body: all.slice(0, pageLength + 1) });
    const last = all[pageLength - 1]?.id;
    server.answer(`GET /api/notifications?limit=25&before=${last}`, {
      body: all.slice(pageLength),
    });
    await renderPart(<NotificationsPage />, { server, path: '/notifications', language: 'it' });
    await userEvent.click(await screen.findByRole('button', { name: 'Più vecchie' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(all.length));
    const items = screen.getAllByRole('listitem');
    const said = items.map((item) => item.querySelector('p')?.textContent ?? '');
    expect(said.every((text) => /[.!]$/.test(text))).toBe(true);
    expect(said.some((text) => text.includes('{{'))).toBe(false);
    expect(new Set(said).size).toBe(said.length);
    expect(said.slice(notificationTypes.length)).toEqual([
      'Da leggere: C’erano novità su una cerchia che non puoi più vedere.',
      'Da leggere: C’erano novità su un campionato che non puoi più vedere.',
      'Da leggere: Qualcuno ti ha menzionato.',
    ]);
    const links = items.map((item) => item.querySelector('a')?.getAttribute('href') ?? null);
    expect(links).toEqual([
      '/tournaments/5/nominations',
      '/tournaments/5?tab=matches&day=2',
      '/tournaments/5?tab=matches&day=2',
      '/tournaments/5?tab=matches&day=2',
      '/stage/5',
      '/stage/5',
      '/tournaments/5?tab=matches&day=2',
      '/tournaments/5?tab=matches&day=2',
      '/tournaments/5',
      '/tournaments/5/recap',
      '/tournaments/5',
      '/tournaments/5',
      '/circles/4/manage',
      '/circles/4',
      '/circles/4',
      '/circles/4',
      '/critics?post=44',
      '/critics?post=44',
      '/critics?post=44',
      '/profile?user=marcob',
      '/profile',
      '/profile?user=marcob',
      '/critics?post=44',
      '/verify/5',
      '/tournaments/5',
      null,
      null,
      null,
    ]);
  });

  it('says what a championship waits for, until when, and how a day ended', async () => {
    const tournament = { id: 5, name: 'Coppa', matchDay: null };
    const until = '2026-11-20T20:00:00.000Z';
    const date = createFormat({ language: 'it' }).dateTime(until);
    const played = { id: 5, name: 'Coppa', matchDay: 3 };
    const shared = { matches: 1, leaders: 2, leader: null, nextMatchDay: 4 };
    const read = { isRead: true };
    const list = [
      sample({
        ...read,
        id: 9,
        type: 'nominations_open',
        tournament,
        nominations: { films: 1, until },
      }),
      sample({
        ...read,
        id: 8,
        type: 'reminder',
        tournament,
        nominations: { films: 2, until: null },
      }),
      sample({
        ...read,
        id: 7,
        type: 'match_day_results',
        actor: null,
        tournament: played,
        results: { matches: 4, leaders: 1, leader: 'Stalker', nextMatchDay: 4 },
        seal: { matchDay: 3, code: 'eba81dc201a46e74' },
      }),
      sample({ ...read, id: 6, type: 'match_day_results', tournament: played, results: shared }),
    ];
    server.answer('GET /api/notifications/unread', { body: { unread: 0 } });
    server.answer('GET /api/notifications', { body: list });
    await renderPart(<NotificationsPage />, { server, path: '/notifications', language: 'it' });
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      `Coppa aspetta 1 tuo film, entro il ${date}.`,
      'Marco Bellini te lo ricorda: Coppa aspetta ancora 2 tuoi film.',
      'Giornata 3 di Coppa chiusa, 4 partite giocate. In testa c’è Stalker. La giornata 4 è aperta: si vota.',
      'Giornata 3 di Coppa chiusa, 1 partita giocata. In testa ci sono 2 film. La giornata 4 è aperta: si vota.',
    ]);
    expect(items[1]?.querySelector('a')?.getAttribute('href')).toBe('/tournaments/5/nominations');
    expect(items[2]?.textContent?.replaceAll('\u00A0', ' ')).toContain(
      'Sigillo della giornata 3: eba8 1dc2 01a4 6e74',
    );
    expect(items[3]?.textContent).not.toContain('Sigillo');
    expect([...(items[2]?.querySelectorAll('b') ?? [])].map((name) => name.textContent)).toEqual([
      'Coppa',
      'Stalker',
    ]);
  });

  it('tells what a day brought in the reader’s language, and who has won in the end', async () => {
    const played = { id: 5, name: 'Coppa', matchDay: 3 };
    const over = { id: 5, name: 'Coppa', matchDay: null };
    const about = { actor: null, isRead: true };
    const list = [
      sample({
        ...about,
        id: 9,
        type: 'match_day_results',
        tournament: played,
        story: {
          matchDay: 3,
          facts: [{ kind: 'winning', film: 1, length: 4 }],
          films: [{ id: 1, title: 'Stalker' }],
        },
      }),
      sample({
        ...about,
        id: 8,
        type: 'tournament_completed',
        tournament: over,
        champions: { matchDay: 6, count: 1, film: 'Stalker' },
      }),
      sample({
        ...about,
        id: 7,
        type: 'tournament_completed',
        tournament: over,
        champions: { matchDay: 6, count: 2, film: null },
      }),
    ];
    server.answer('GET /api/notifications/unread', { body: { unread: 0 } });
    server.answer('GET /api/notifications', { body: list });
    await renderPart(<NotificationsPage />, { server, path: '/notifications', language: 'it' });
    const items = await screen.findAllByRole('listitem');
    await within(items[0] ?? document.body).findByText(/«Stalker».*quattro/);
    expect(items[1]?.querySelector('p')?.textContent).toBe('Coppa è finito: ha vinto Stalker.');
    expect(items[1]?.querySelector('a')?.getAttribute('href')).toBe('/tournaments/5/recap');
    expect(items[2]?.querySelector('p')?.textContent).toBe(
      'Coppa è finito: 2 film si dividono il titolo.',
    );
  });

  it('says that a circle is the reader’s now', async () => {
    const circle = { id: 4, name: 'Cineforum' };
    const owner = sample({ type: 'promoted', actor: null, circle, role: 'admin' });
    server.answer('GET /api/notifications/unread', { body: { unread: 1 } });
    server.answer('GET /api/notifications', { body: [owner] });
    await renderPart(<NotificationsPage />, { server, path: '/notifications', language: 'it' });
    const item = await screen.findByRole('listitem');
    expect(item.querySelector('p')?.textContent).toBe(
      'Da leggere: Cineforum è stata affidata a te.',
    );
    expect(item.querySelector('a')?.getAttribute('href')).toBe('/circles/4');
  });

  it('says what was missing at a deadline, who owes how many films, and whose films have left', async () => {
    const tournament = { id: 5, name: 'Coppa', matchDay: null };
    const people = [
      { name: 'Anna', films: 2 },
      { name: 'Bruno', films: 1 },
    ];
    const overdue = { type: 'start_overdue', actor: null, tournament, isRead: true } as const;
    const list = [
      sample({ ...overdue, id: 9, missing: { participants: 0, films: 8, people, others: 3 } }),
      sample({ ...overdue, id: 8, missing: { participants: 1, films: 0, people: [], others: 0 } }),
      sample({ ...overdue, id: 7 }),
      sample({ id: 6, type: 'participant_left', isRead: true, tournament, films: 1 }),
      sample({ id: 5, type: 'participant_left', isRead: true, tournament, films: 2 }),
      sample({
        id: 4,
        type: 'moderation',
        actor: null,
        isRead: true,
        tournament,
        moderation: { act: 'nomination_removed', subject: 'Stalker', reason: 'Fuori tema' },
      }),
    ];
    server.answer('GET /api/notifications/unread', { body: { unread: 0 } });
    server.answer('GET /api/notifications', { body: list });
    await renderPart(<NotificationsPage />, { server, path: '/notifications', language: 'it' });
    const items = await screen.findAllByRole('listitem');
    const late = 'Coppa non è potuto iniziare: il tempo per le candidature è scaduto e';
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      `${late} mancano ancora 8 film. Film ancora da candidare: Anna 2, Bruno 1 e altri 3.`,
      `${late} manca ancora 1 partecipante.`,
      `${late} manca ancora qualcosa.`,
      'Marco Bellini non partecipa più a Coppa: il suo film è uscito dalla lista.',
      'Marco Bellini non partecipa più a Coppa: i suoi 2 film sono usciti dalla lista.',
      'La tua candidatura Stalker è stata tolta da Coppa.',
    ]);
    expect(items[5]?.textContent).toContain('Il motivo: Fuori tema');
    expect(items[0]?.querySelector('a')?.getAttribute('href')).toBe('/tournaments/5');
  });

  it('tells what was done by those who look after the place, and why', async () => {
    const told = moderationActs.map((act, index) =>
      sample({
        id: 200 - index,
        type: 'moderation',
        actor: null,
        moderation: { act, subject: 'Stalker', reason: `Because of ${act}.` },
      }),
    );
    const photo = sample({
      id: 90,
      type: 'moderation',
      actor: null,
      moderation: { act: 'post_deleted', subject: '', reason: null },
    });
    server.answer('GET /api/notifications/unread', { body: { unread: 10 } });
    server.answer('GET /api/notifications', { body: [...told, photo] });
    await renderPart(<NotificationsPage />, { server, path: '/notifications' });
    const items = await screen.findAllByRole('listitem');
    const said = items.map((item) => item.textContent);
    for (const [index, act] of moderationActs.entries()) {
      expect(said[index]).toContain(`The reason: Because of ${act}.`);
    }
    expect(new Set(items.map((item) => item.querySelector('p')?.textContent)).size).toBe(
      items.length,
    );
    expect(said[1]).toContain('The moderators have deleted your post “Stalker”.');
    expect(said.at(-1)).toContain('The moderators have deleted a post of yours.');
    expect(said.at(-1)).not.toContain('reason');
  });

  it('says when they did not arrive, and asks again', async () => {
    server.answer('GET /api/notifications', { status: 503, body: { message: 'Resting.' } });
    await renderPart(<NotificationsPage />, { server, path: '/notifications' });
    await screen.findByText('Resting.');
    server.answer('GET /api/notifications', { body: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing has happened yet' })).toBeDefined();
  });
});

import type { Circle } from '@girone/contract/circles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleCircle } from '../../testing/sample-circle.ts';
import './invite-page.tsx';
import './circle-page.tsx';
import '../../ui/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const token = 'Qm9-_abcdefghijklmnopqrs';
const hidden = sampleCircle({ isPublic: false });
const lead = 'A circle keeps a place for you.';
const over = { status: 410, body: { code: 'link_expired', message: 'Over.' } };

function answerWith(circle: Circle, active = 1): void {
  server.answer('POST /api/invites/read', { body: circle });
  server.answer('GET /api/circles/my', { body: { circles: [], active, max: 3 } });
}

const open = () => renderApp({ server, path: `/invite#${token}`, user: member });
const posts = (url: string) =>
  server.seen.filter((seen) => seen.method === 'POST' && seen.url === url).map(({ body }) => body);

describe('an invite', () => {
  it('shows the circle and lets in, and its token is in no address that is asked for', async () => {
    answerWith(hidden);
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Cineforum' })).toBeDefined();
    expect(posts('/api/invites/read')).toEqual([JSON.stringify({ token })]);

    const joined = { ...hidden, viewerRole: 'member' as const };
    server.answer('POST /api/invites/accept', { body: joined });
    server.answer('GET /api/circles/1', { body: joined });
    server.answer('GET /api/circles/1/members', { body: [] });
    server.answer('GET /api/circles/1/tournaments', { body: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Join the circle' }));
    expect(await screen.findByText('Welcome to Cineforum.')).toBeDefined();
    await waitFor(() => expect(window.location.pathname).toBe('/circles/1'));
    expect(window.location.hash).toBe('');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cineforum' })).toBeDefined();
    expect(posts('/api/invites/accept')).toEqual([JSON.stringify({ token })]);
    expect(server.seen.some(({ url }) => url.includes(token))).toBe(false);
  });

  it('leads a member to the circle', async () => {
    answerWith({ ...hidden, viewerRole: 'member' });
    await open();
    expect(await screen.findByText('You are in this circle already.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open the circle' });
    expect(link.getAttribute('href')).toBe('/circles/1');
    expect(screen.queryByRole('button', { name: 'Join the circle' })).toBeNull();
  });

  it('waits for a free slot', async () => {
    answerWith(hidden, 3);
    await open();
    expect(await screen.findByText(/^Your three slots are taken\. Leave one/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Join the circle' })).toBeNull();
  });

  it('says in the server’s words why it did not let in', async () => {
    answerWith(hidden);
    await open();
    const join = await screen.findByRole('button', { name: 'Join the circle' });
    await waitFor(() =>
      expect(server.seen.some(({ url }) => url === '/api/circles/my')).toBe(true),
    );
    server.answer('POST /api/invites/accept', {
      status: 409,
      body: { code: 'circle_limit_reached', message: 'You are in 3 circles already.' },
    });
    server.answer('GET /api/circles/my', { body: { circles: [], active: 3, max: 3 } });
    await userEvent.click(join);
    expect((await screen.findByRole('alert')).textContent).toBe('You are in 3 circles already.');
    expect(await screen.findByRole('link', { name: 'Go to your circles' })).toBeDefined();
  });

  it('that has expired says so, and promises no place', async () => {
    server.answer('POST /api/invites/read', over);
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This invite does not work' }),
    ).toBeDefined();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(document.title).toContain('This invite does not work');
    expect(screen.queryByText(lead)).toBeNull();
  });

  it('that is used up in this moment offers nothing any more', async () => {
    answerWith(hidden);
    await open();
    const join = await screen.findByRole('button', { name: 'Join the circle' });
    expect(screen.getByText(lead)).toBeDefined();
    server.answer('POST /api/invites/accept', over);
    server.answer('POST /api/invites/read', over);
    await userEvent.click(join);
    expect(await screen.findByRole('heading', { name: 'This invite does not work' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Join the circle' })).toBeNull();
    expect(screen.queryByText(lead)).toBeNull();
  });

  it.each(['', '#short', '#not a token at all, whatever it is'])(
    'that is not complete asks nobody: "%s"',
    async (hash) => {
      await renderApp({ server, path: `/invite${hash}`, user: member });
      expect(
        await screen.findByRole('heading', { name: 'This invite does not work' }),
      ).toBeDefined();
      expect(screen.queryByText(lead)).toBeNull();
      expect(posts('/api/invites/read')).toEqual([]);
    },
  );

  it('that could not be read is read at the next try', async () => {
    server.answer('POST /api/invites/read', { status: 503, body: { message: 'Catching breath.' } });
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('Catching breath.');
    answerWith(hidden);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Join the circle' })).toBeDefined();
  });
});

it('brings a visitor back to the invite after the login', async () => {
  await renderApp({ server, path: `/invite#${token}` });
  await screen.findByRole('heading', { level: 1, name: 'Login required' });
  const link = screen.getByRole('main').querySelector('a');
  if (link === null) throw new Error('the page has no link');
  await userEvent.click(link);
  answerWith(hidden);
  await userEvent.type(await screen.findByLabelText('Username'), 'giulia');
  await userEvent.type(screen.getByLabelText('Password'), 'abcd1234');
  server.answer('POST /api/login', { body: member });
  server.answer('GET /api/user', { body: member });
  document.cookie = 'girone-signed-in=1; path=/';
  const form = screen.getByLabelText('Username').closest('form');
  const submit = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (submit) await userEvent.click(submit);
  expect(await screen.findByRole('button', { name: 'Join the circle' })).toBeDefined();
  expect(window.location.pathname + window.location.hash).toBe(`/invite#${token}`);
});

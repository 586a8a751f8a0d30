import type { Invitation } from '@girone/contract/circle-invites';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleCircle, sampleInvitation } from '../../testing/sample-circle.ts';
import './invite-page.tsx';
import './circle-page.tsx';
import '../../ui/feedback/toaster.tsx';

// Typing is done key by key.
vi.setConfig({ testTimeout: 20_000 });

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  window.sessionStorage.clear();
  await server.close();
});

const token = '0123456789abcdef0123456789abcdef';
const title = 'There is a place for you in Cineforum.';
const privately: Invitation = sampleInvitation({
  circle: {
    name: 'Cineforum',
    isPublic: false,
    description: null,
    coverImagePath: null,
    memberCount: null,
    faces: [],
  },
});
const unknown = { status: 410, body: { code: 'link_expired', message: 'Over.' } };
const ended = sampleInvitation({ isOpen: false, circle: null });

function answerWith(invitation: Invitation): void {
  server.answer('POST /api/invites/read', { body: invitation });
}

/** The circle as it is for whoever has just come in. */
function letIn(): void {
  const joined = sampleCircle({ isPublic: false, viewerRole: 'member' });
  server.answer('POST /api/invites/accept', { body: joined });
  server.answer('GET /api/circles/1', { body: joined });
  server.answer('GET /api/circles/1/members', { body: [] });
  server.answer('GET /api/circles/1/tournaments', { body: [] });
}

function startSession(): void {
  server.answer('GET /api/user', { body: member });
  document.cookie = 'girone-signed-in=1; path=/';
}

const path = `/invite/${token}`;
const openAsVisitor = () => renderApp({ server, path });
const openAsMember = () => renderApp({ server, path, user: member });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const posts = (url: string) =>
  server.seen.filter((seen) => seen.method === 'POST' && seen.url === url).map(({ body }) => body);

it('says to whoever was shown out that the door is closed, and where to ask', async () => {
  answerWith(sampleInvitation({ excludedFrom: 1 }));
  await openAsMember();
  await heading('The door of Cineforum is closed to you');
  expect(screen.getByText(/this link does not let you in. Ask the moderators/)).toBeDefined();
  const way = screen.getByRole('link', { name: 'Go to the circle' });
  expect(way.getAttribute('href')).toBe('/circles/1');
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(posts('/api/invites/accept')).toEqual([]);
});

describe('a visitor with a link', () => {
  it('reads who invites to what and what one does there; an account comes first', async () => {
    answerWith(sampleInvitation());
    await openAsVisitor();
    await heading(title);
    await waitFor(() => expect(document.title).toContain(title));
    const main = screen.getByRole('main');
    expect(main.textContent).toContain('Marco Bellini invites you');
    expect(screen.getByText('One film a week.')).toBeDefined();
    expect(main.textContent).toContain('14members');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('The invite is good until 3 February 2027.')).toBeDefined();
    const ways = [...main.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(ways.slice(-2)).toEqual(['Create account', 'Log in']);
    expect(posts('/api/invites/read')).toEqual([JSON.stringify({ token })]);
    expect(server.seen.some(({ url }) => url.includes(token))).toBe(false);
  });

  it('reads of a private circle its name and who invites', async () => {
    answerWith(privately);
    await openAsVisitor();
    await heading(title);
    const main = screen.getByRole('main');
    expect(main.textContent).toContain('Marco Bellini invites you');
    expect(main.textContent).not.toContain('members');
    expect(screen.getByText(/You see who is in, the films and the discussion/)).toBeDefined();
  });

  it('reads it in their own language', async () => {
    answerWith(sampleInvitation());
    await renderApp({ server, path, language: 'it' });
    await heading('C’è un posto per te in Cineforum.');
    expect(screen.getByRole('link', { name: 'Crea account' }).getAttribute('href')).toBe(
      '/auth?tab=register',
    );
  });

  it('is in once they have an account, without being asked again', async () => {
    answerWith(sampleInvitation());
    await openAsVisitor();
    await userEvent.click(await screen.findByRole('link', { name: 'Create account' }));
    await userEvent.type(await screen.findByLabelText('Username'), 'giulia');
    await userEvent.type(screen.getByLabelText('Email'), 'giulia@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'giallo-giallo');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'giallo-giallo');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    server.answer('POST /api/register', { status: 201, body: member });
    startSession();
    letIn();
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(window.location.pathname).toBe('/circles/1'));
    expect(posts('/api/invites/accept')).toEqual([JSON.stringify({ token })]);
    expect(await screen.findByText('Welcome to Cineforum.')).toBeDefined();
  });

  it('is in once they have logged in; a link that ended meanwhile says so', async () => {
    answerWith(sampleInvitation());
    await openAsVisitor();
    await userEvent.click(await screen.findByRole('link', { name: 'Log in' }));
    await userEvent.type(await screen.findByLabelText('Username'), 'giulia');
    await userEvent.type(screen.getByLabelText('Password'), 'giallo');
    server.answer('POST /api/login', { body: member });
    startSession();
    answerWith(ended);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await heading('This invite is over');
    expect(screen.getByText(/Ask Marco Bellini for a new link\.$/)).toBeDefined();
    expect(posts('/api/invites/accept')).toEqual([]);
  });
});

describe('somebody who is signed in', () => {
  it('joins by one press', async () => {
    answerWith(sampleInvitation());
    await openAsMember();
    const join = await screen.findByRole('button', { name: 'Join' });
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
    expect(posts('/api/invites/accept')).toEqual([]);
    letIn();
    await userEvent.click(join);
    expect(await screen.findByText('Welcome to Cineforum.')).toBeDefined();
    await waitFor(() => expect(window.location.pathname).toBe('/circles/1'));
  });

  it('and is a member is led to the circle', async () => {
    answerWith({ ...privately, memberOf: 1 });
    await openAsMember();
    expect(await screen.findByText('You are in this circle already.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open the circle' });
    expect(link.getAttribute('href')).toBe('/circles/1');
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('waits for a free slot', async () => {
    answerWith(sampleInvitation({ hasNoRoom: true }));
    await openAsMember();
    expect(await screen.findByText(/^Your three slots are taken\. Leave one/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('reads in the server’s words why they were not let in', async () => {
    answerWith(sampleInvitation());
    await openAsMember();
    const join = await screen.findByRole('button', { name: 'Join' });
    server.answer('POST /api/invites/accept', {
      status: 409,
      body: { code: 'forbidden', message: 'Not now.' },
    });
    await userEvent.click(join);
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  });

  it('is told when it has run out in this moment', async () => {
    answerWith(sampleInvitation());
    await openAsMember();
    const join = await screen.findByRole('button', { name: 'Join' });
    server.answer('POST /api/invites/accept', unknown);
    answerWith(ended);
    await userEvent.click(join);
    await heading('This invite is over');
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });
});

describe('a link', () => {
  it('that has ended says so and whom to ask, and promises no place', async () => {
    answerWith(ended);
    await openAsVisitor();
    await heading('This invite is over');
    expect(screen.getByText(/Ask Marco Bellini for a new link\.$/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
    await waitFor(() => expect(document.title).toContain('This invite is over'));
  });

  it('that has ended and is nobody’s any more tells to ask whoever sent it', async () => {
    answerWith({ ...ended, inviter: null });
    await openAsVisitor();
    expect(await screen.findByText(/Ask whoever sent it/)).toBeDefined();
  });

  it('that is none says so', async () => {
    server.answer('POST /api/invites/read', unknown);
    await openAsVisitor();
    await heading('This invite does not work');
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it.each(['/invite', '/invite#short', '/invite/short', '/invite#not a token, whatever it is'])(
    'that is not complete asks nobody: %s',
    async (odd) => {
      await renderApp({ server, path: odd });
      await heading('This invite does not work');
      expect(posts('/api/invites/read')).toEqual([]);
    },
  );

  it('of before, with its token behind the #, works', async () => {
    answerWith(sampleInvitation());
    await renderApp({ server, path: `/invite#${token}` });
    await heading(title);
    expect(window.location.pathname + window.location.hash).toBe(path);
    expect(posts('/api/invites/read')).toEqual([JSON.stringify({ token })]);
  });

  it('that could not be read is read at the next try', async () => {
    server.answer('POST /api/invites/read', { status: 503, body: { message: 'Catching breath.' } });
    await openAsVisitor();
    expect((await screen.findByRole('alert')).textContent).toContain('Catching breath.');
    answerWith(sampleInvitation());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(title);
  });
});

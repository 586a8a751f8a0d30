import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Circle } from '@girone/contract/circles';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { admin, leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleCircle, sampleMember, sampleTournament } from '../../testing/sample-circle.ts';
import { samplePost } from '../../testing/sample-post.ts';
import './circle-page.tsx';
import './circle-dialogs.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

interface Scene {
  user?: typeof member;
  tournaments?: unknown[];
}

async function open(
  facts: Partial<Circle>,
  { user = member, tournaments = [sampleTournament()] }: Scene = {},
): Promise<void> {
  server.answer('GET /api/circles/1', { body: sampleCircle(facts) });
  server.answer('GET /api/circles/1/members', { body: [sampleMember({ role: 'admin' })] });
  server.answer('GET /api/circles/1/tournaments', { body: tournaments });
  server.answer('GET /api/circles/my', { body: { circles: [], active: 1, max: 3 } });
  server.answer('GET /api/posts/feed?circleId=1&limit=25', {
    body: [samplePost({ content: 'Hello, circle.' })],
  });
  await renderApp({ server, path: '/circles/1', user });
  await screen.findByRole('heading', { level: 1, name: 'Cineforum' });
}

const asked = (part: string) => server.seen.some(({ url }) => url.endsWith(part));

describe('a circle', () => {
  it.each([
    ['a member', { isPublic: false, viewerRole: 'member' }, member],
    ['anyone, if it is public', {}, member],
    ['an admin of the site', { isPublic: false }, admin],
  ] as const)('is open to %s', async (_who, facts, user) => {
    await open(facts, { user });
    const members = await screen.findByRole('region', { name: 'Members' });
    expect(await within(members).findByText('marcob')).toBeDefined();
    const championships = screen.getByRole('region', { name: 'Championships' });
    expect(await within(championships).findByText('Coppa Celluloide')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Discussion' })).toBeDefined();
    const isMember = 'viewerRole' in facts;
    const talk = isMember || user.isAdmin ? 'Hello, circle.' : 'The talk is among members';
    expect(await screen.findByText(talk)).toBeDefined();
    // Whoever is not in reads only.
    expect(screen.queryByRole('textbox', { name: 'Text of the post' }) !== null).toBe(isMember);
    await waitFor(() => expect(document.title).toContain('Cineforum'));
  });

  it('that is private shows outsiders what is public, and the way in', async () => {
    await open({ isPublic: false });
    expect(screen.getByText('One film a week.')).toBeDefined();
    expect(screen.getByText('14 members')).toBeDefined();
    expect(screen.getByText('Only members see inside')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Request access: Cineforum' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Members' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Championships' })).toBeNull();
    expect(asked('/members') || asked('/tournaments')).toBe(false);
  });

  it('without a championship invites its members to bring one', async () => {
    await open({ viewerRole: 'member' }, { tournaments: [] });
    const create = await screen.findByRole('link', { name: 'Create championship' });
    expect(create.getAttribute('href')).toBe('/tournaments?form=create&circle=1');
  });

  it('without a championship has nothing to ask of others', async () => {
    await open({ isPublic: true }, { tournaments: [] });
    expect(await screen.findByText('No championship yet')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Create championship' })).toBeNull();
  });

  it('shows its members what they may do', async () => {
    await open({ viewerRole: 'moderator' });
    expect(screen.getByText('Moderator')).toBeDefined();
    const manage = screen.getByRole('link', { name: 'Manage' });
    expect(manage.getAttribute('href')).toBe('/circles/1/manage');
    expect(screen.getByRole('button', { name: 'Leave: Cineforum' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  });

  it.each(['/circles/77', '/circles/9999999999', '/circles/9999999999/manage'])(
    'that is not there says so: %s',
    async (path) => {
      server.answer('GET /api/circles/9999999999', { status: 400, body: { message: 'No id.' } });
      await renderApp({ server, path, user: member });
      expect(await screen.findByRole('heading', { name: 'Circle not found' })).toBeDefined();
    },
  );

  it('that did not arrive comes at the next try', async () => {
    server.answer('GET /api/circles/1', { status: 503, body: { message: 'Catching breath.' } });
    await renderApp({ server, path: '/circles/1', user: member });
    expect((await screen.findByRole('alert')).textContent).toContain('Catching breath.');
    server.answer('GET /api/circles/1', { body: sampleCircle({ isPublic: false }) });
    server.answer('GET /api/circles/my', { body: { circles: [], active: 1, max: 3 } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Cineforum' })).toBeDefined();
  });
});

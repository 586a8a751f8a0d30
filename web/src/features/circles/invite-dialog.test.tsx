import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleCircle, sampleInvite } from '../../testing/sample-circle.ts';
import './circle-page.tsx';
import './invite-dialog.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  server.answer('GET /api/circles/1/members', { body: [] });
  server.answer('GET /api/circles/1/tournaments', { body: [] });
  server.answer('GET /api/circles/my', { body: { circles: [], active: 1, max: 3 } });
});

afterEach(async () => {
  leaveApp();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  await server.close();
});

const invite = sampleInvite({ maxUses: 25, uses: 2 });
const linkOf = (token: string) => `${server.origin}/invite/${token}`;

async function openCircle(viewerRole: 'admin' | 'moderator' | 'member' | null, path = '') {
  const circle = sampleCircle({ viewerRole });
  server.answer('GET /api/circles/1', { body: circle });
  await renderApp({ server, path: `/circles/1${path}`, user: member });
  await screen.findByRole('heading', { level: 1, name: 'Cineforum' });
}

async function openDialog(): Promise<HTMLElement> {
  server.answer('POST /api/circles/1/invite-link', { body: invite });
  await openCircle('admin');
  await userEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
  await screen.findByLabelText('Invite link');
  return screen.getByRole('dialog', { name: 'Invite to Cineforum' });
}

function stubShare(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

describe('inviting friends', () => {
  it.each(['admin', 'moderator'] as const)('is the first thing an %s can do', async (role) => {
    await openCircle(role);
    const actions = screen.getByRole('button', { name: 'Invite friends' }).parentElement;
    expect(actions?.querySelector('button, a')?.textContent).toBe('Invite friends');
  });

  it.each(['member', null] as const)('is not offered to somebody who is: %s', async (role) => {
    await openCircle(role, '?form=invite');
    expect(screen.queryByRole('button', { name: 'Invite friends' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.seen.some(({ url }) => url.endsWith('/invite-link'))).toBe(false);
  });

  it('opens with a link that works, its code, and what is left of it', async () => {
    const dialog = await openDialog();
    const field = screen.getByLabelText<HTMLInputElement>('Invite link');
    expect(field.value).toBe(linkOf(invite.token));
    expect(within(dialog).getByRole('img', { name: /^QR code/ })).toBeDefined();
    expect(dialog.textContent).toContain('2 of 25');
    expect(dialog.textContent).toContain('3 Feb 2027');
    expect(window.location.search).toBe('?form=invite');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('copies the link, which is the main way where the device cannot share', async () => {
    const user = userEvent.setup();
    await openDialog();
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy: Invite link' }));
    expect(await navigator.clipboard.readText()).toBe(linkOf(invite.token));
    expect(await screen.findByText('Copied')).toBeDefined();
  });

  it('hands the message to the device’s own sharing, with the link once', async () => {
    const shared: ShareData[] = [];
    stubShare(async (data) => void shared.push(data));
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Share…' }));
    expect(shared).toHaveLength(1);
    expect(shared[0]?.text).toContain(linkOf(invite.token));
    expect(shared[0]?.url).toBeUndefined();
  });

  it('says nothing to whoever closes that sharing, and something when it fails', async () => {
    const failures = [new DOMException('closed', 'AbortError'), new Error('no')];
    stubShare(() => Promise.reject(failures.shift() ?? new Error('once more')));
    await openDialog();
    const share = screen.getByRole('button', { name: 'Share…' });
    await userEvent.click(share);
    expect(screen.queryByText('Unable to share it from here')).toBeNull();
    await userEvent.click(share);
    expect(await screen.findByText('Unable to share it from here')).toBeDefined();
  });

  it('writes the message in the friends’ language, and as it was changed', async () => {
    const user = userEvent.setup();
    await openDialog();
    const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
    expect(message.value).toMatch(/^I am keeping a place for you in Cineforum/);
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Italiano' }));
    expect(message.value).toMatch(/^Ti tengo un posto in Cineforum/);
    expect(message.value.endsWith(linkOf(invite.token))).toBe(true);
    await user.clear(message);
    await user.type(message, 'Vieni');
    await user.click(screen.getByRole('button', { name: 'Copy the message' }));
    expect(await navigator.clipboard.readText()).toBe('Vieni');
  });

  it('makes another link for as many people and as long as is chosen', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'New link' }));
    expect(screen.getByLabelText<HTMLSelectElement>('How many may use it').value).toBe('25');
    await userEvent.selectOptions(screen.getByLabelText('How long it lasts'), '7');
    const renewed = sampleInvite({ id: 5, maxUses: 25, token: 'f'.repeat(32) });
    server.answer('POST /api/circles/1/invites', { status: 201, body: renewed });
    server.answer('POST /api/circles/1/invite-link', { body: renewed });
    await userEvent.click(screen.getByRole('button', { name: 'Create the link' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Invite link').value).toBe(
        linkOf(renewed.token),
      ),
    );
    const made = server.seen.find(({ url }) => url === '/api/circles/1/invites');
    expect(JSON.parse(made?.body ?? '')).toEqual({ maxUses: 25, expiresInHours: 168 });
  });

  it('ends the link after a question, and makes none in its place', async () => {
    await openDialog();
    const asked = () => server.seen.filter(({ url }) => url.endsWith('/invite-link')).length;
    const before = asked();
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    server.answer(`DELETE /api/circles/1/invites/${invite.id}`, { status: 204 });
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'End link' }));
    expect(await screen.findByText('Link ended')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked()).toBe(before);
  });

  it('says why there is none', async () => {
    server.answer('POST /api/circles/1/invite-link', {
      status: 409,
      body: { code: 'invite_limit_reached', message: 'Twenty links are enough.' },
    });
    server.answer('GET /api/circles/1', { body: sampleCircle({ viewerRole: 'admin' }) });
    await renderApp({ server, path: '/circles/1?form=invite', user: member });
    expect((await screen.findByRole('alert')).textContent).toContain('Twenty links are enough.');
  });
});

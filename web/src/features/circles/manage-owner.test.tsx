import type { Circle } from '@girone/contract/circles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import {
  sampleCircle,
  sampleInvite,
  sampleMember,
  sampleRequest,
  sampleTournament,
} from '../../testing/sample-circle.ts';
import { expectSpoken } from '../../testing/spoken.ts';
import './manage-page.tsx';
import './circles-page.tsx';
import './circle-dialogs.tsx';
import './circle-checks.ts';
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

const circle: Circle = sampleCircle({ ownerId: 7, viewerRole: 'admin', memberCount: 2 });
const people = [
  sampleMember({ id: 7, username: 'giuliaf', role: 'admin' }),
  sampleMember({ id: 22, username: 'tomriva' }),
];

interface Scene {
  requests?: unknown[];
  invites?: unknown[];
  tournaments?: unknown[];
}

function answerWith({ requests = [], invites = [], tournaments = [] }: Scene): void {
  server.answer('GET /api/circles/1', { body: circle });
  server.answer('GET /api/circles/1/user-role', { body: { role: 'admin', isModerator: true } });
  server.answer('GET /api/circles/1/members', { body: people });
  server.answer('GET /api/circles/1/tournaments', { body: tournaments });
  server.answer('GET /api/circles/1/join-requests', { body: requests });
  server.answer('GET /api/circles/1/invites', { body: invites });
}

async function open(scene: Scene = {}): Promise<void> {
  answerWith(scene);
  await renderApp({ server, path: '/circles/1/manage', user: member });
  await screen.findAllByText('tomriva');
}

const sent = (method: string) =>
  server.seen
    .filter((seen) => seen.method === method && seen.url.startsWith('/api/circles/1'))
    .map(({ url, body }): unknown => [url, body === '' ? null : JSON.parse(body)]);
const press = (within_: HTMLElement, name: string) =>
  userEvent.click(within(within_).getByRole('button', { name }));

describe('join requests', () => {
  it('are read, and let in or turned down', async () => {
    const second = sampleRequest({
      id: 10,
      message: null,
      user: { ...sampleRequest().user, id: 31, username: 'lucam' },
    });
    await open({ requests: [sampleRequest(), second] });
    const panel = screen.getByRole('region', { name: 'Join requests' });
    expect(await within(panel).findByText('I would defend Stalker.')).toBeDefined();
    expect(within(panel).getByText('No message.')).toBeDefined();

    server.answer('POST /api/circles/1/join-requests/9/approve', { body: sampleRequest() });
    server.answer('GET /api/circles/1/join-requests', { body: [second] });
    await press(panel, 'Approve: elenac');
    expect(await screen.findByText('elenac is in')).toBeDefined();
    expect(document.activeElement).toBe(panel);

    server.answer('POST /api/circles/1/join-requests/10/reject', { body: second });
    server.answer('GET /api/circles/1/join-requests', { body: [] });
    await press(panel, 'Reject: lucam');
    expect(await screen.findByText('Request of lucam rejected')).toBeDefined();
    expect(within(panel).getByText('Nobody is waiting at the door.')).toBeDefined();
  });

  it('say why nobody could be let in', async () => {
    await open({ requests: [sampleRequest()] });
    server.answer('POST /api/circles/1/join-requests/9/approve', {
      status: 409,
      body: { code: 'member_limit_reached', message: 'This person is in 3 circles already.' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve: elenac' }));
    expect(await screen.findByText('This person is in 3 circles already.')).toBeDefined();
  });
});

describe('invite links', () => {
  it('are made, shown and copied', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'New link' }));
    const dialog = await screen.findByRole('dialog', { name: 'New invite link' });
    await user.selectOptions(within(dialog).getByLabelText('How many may use it'), '5 people');
    await user.selectOptions(within(dialog).getByLabelText('How long it lasts'), '3 days');
    const token = 'abcdefghijklmnopqrstuvwxyz';
    const { until, letGo } = holdBack();
    server.answer('POST /api/circles/1/invites', {
      status: 201,
      body: { ...sampleInvite(), token },
      until,
    });
    server.answer('GET /api/circles/1/invites', { body: [sampleInvite()] });
    await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
    // Nobody would ever see it.
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    letGo();
    const field = await screen.findByLabelText<HTMLInputElement>('Invite link');
    expect(field.value).toBe(`${server.origin}/invite/${token}`);
    expect(document.activeElement).toBe(field);
    expect(sent('POST')).toEqual([['/api/circles/1/invites', { maxUses: 5, expiresInHours: 72 }]]);
    await user.click(screen.getByRole('button', { name: 'Copy: Invite link' }));
    expect(await navigator.clipboard.readText()).toBe(field.value);
    expect(await screen.findByText('Copied')).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('2 of 5 used')).toBeDefined();
    expect(document.body.textContent).not.toContain(token);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New link' })),
    );
  });

  it('are refused in the server’s words', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'New link' }));
    server.answer('POST /api/circles/1/invites', {
      status: 409,
      body: { message: 'Twenty are open.' },
    });
    await press(await screen.findByRole('dialog'), 'Create link');
    expect((await screen.findByRole('alert')).textContent).toBe('Twenty are open.');
  });

  it('are shown again, but those of before', async () => {
    const older = { ...sampleInvite(), id: 3, token: null };
    await open({ invites: [sampleInvite(), older] });
    const panel = screen.getByRole('region', { name: 'Invite links' });
    expect(await within(panel).findByText(/^Made when links were shown only once/)).toBeDefined();
    expect(within(panel).getAllByRole('button', { name: /^End the link/ })).toHaveLength(2);
    await userEvent.click(within(panel).getByRole('button', { name: /^Show the link of marcob/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite link' });
    const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Invite link' });
    expect(field.value).toBe(`${server.origin}/invite/${sampleInvite().token}`);
  });

  it('are listed and ended', async () => {
    await open({ invites: [sampleInvite()] });
    const panel = screen.getByRole('region', { name: 'Invite links' });
    expect(await within(panel).findByText('2 of 5 used')).toBeDefined();
    expect(within(panel).getByText(/^Until 3 February/)).toBeDefined();
    expect(within(panel).getByText('By marcob')).toBeDefined();
    await userEvent.click(within(panel).getByRole('button', { name: /^End the link of marcob/ }));
    server.answer('DELETE /api/circles/1/invites/4', { status: 204 });
    server.answer('GET /api/circles/1/exclusions', { body: [] });
    server.answer('GET /api/circles/1/invites', { body: [] });
    await press(await screen.findByRole('alertdialog'), 'End link');
    await expectSpoken('Link ended');
    expect(screen.queryByText('2 of 5 used')).toBeNull();
  });
});

it.each([
  [1, 'Usato 1 volta su 5'],
  [2, 'Usato 2 volte su 5'],
])('says in Italian that a link was used %i times', async (uses, text) => {
  answerWith({ invites: [{ ...sampleInvite(), uses }] });
  await renderApp({ server, path: '/circles/1/manage', user: member, language: 'it' });
  expect(await screen.findByText(text)).toBeDefined();
});

describe('the settings', () => {
  it('send what was changed, and nothing else', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    // Its code is there before anybody asks for it.
    const description = screen.getByLabelText('Description (optional)');
    const dialog = screen.getByRole('dialog', { name: 'Circle settings' });
    await userEvent.clear(description);
    await press(dialog, 'Private');
    server.answer('PATCH /api/circles/1', { body: circle });
    await press(dialog, 'Save');
    await expectSpoken('Settings saved');
    expect(sent('PATCH')).toEqual([
      ['/api/circles/1', { description: null, isPublic: false, joinType: 'approval_required' }],
    ]);
  });
});

describe('the owner', () => {
  it('hands the circle over to a member', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand over Cineforum' });
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Hand over' });
    expect(confirm.disabled).toBe(true);
    await userEvent.selectOptions(
      within(dialog).getByLabelText('New owner'),
      'tomriva · Marco Bellini',
    );
    server.answer('POST /api/circles/1/transfer', { body: circle });
    server.answer('GET /api/circles/1', { body: { ...circle, ownerId: 22 } });
    await userEvent.click(confirm);
    expect(await screen.findByText('tomriva owns the circle now')).toBeDefined();
    expect(sent('POST')).toEqual([['/api/circles/1/transfer', { userId: 22 }]]);
    expect(screen.queryByRole('button', { name: 'Delete circle' })).toBeNull();
  });

  it('is told what goes before the circle goes', async () => {
    await open({ tournaments: [sampleTournament({ status: 'completed' })] });
    await screen.findByText('Coppa Celluloide');
    await userEvent.click(screen.getByRole('button', { name: 'Delete circle' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Cineforum?' });
    expect(question.textContent).toContain('Its 2 members lose it.');
    expect(question.textContent).toContain('Its finished championship stays in the archive');
    server.answer('DELETE /api/circles/1', { status: 204 });
    server.answer('GET /api/circles/my', { body: { circles: [], active: 0, max: 3 } });
    server.answer('GET /api/circles', { body: [] });
    await press(question, 'Delete circle');
    expect(await screen.findByText('Circle deleted')).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: 'Circles' })).toBeDefined();
    expect(window.location.pathname).toBe('/circles');
  });

  it('is told nothing that has not arrived', async () => {
    const { until, letGo } = holdBack();
    answerWith({});
    server.answer('GET /api/circles/1/members', { body: people, until });
    server.answer('GET /api/circles/1/tournaments', { status: 503 });
    await renderApp({ server, path: '/circles/1/manage', user: member });
    const transfer = await screen.findByRole<HTMLButtonElement>('button', { name: 'Hand over' });
    const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete circle' });
    expect([transfer.disabled, remove.disabled]).toEqual([true, true]);
    letGo();
    await waitFor(() => expect(transfer.disabled).toBe(false));
    expect(remove.disabled).toBe(true);
  });

  it('sees the circle as it is by then where deleting is refused', async () => {
    await open();
    const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete circle' });
    await waitFor(() => expect(remove.disabled).toBe(false));
    await userEvent.click(remove);
    server.answer('DELETE /api/circles/1', { status: 409, body: { message: 'It has begun.' } });
    server.answer('GET /api/circles/1/tournaments', { body: [sampleTournament()] });
    await press(await screen.findByRole('alertdialog'), 'Delete circle');
    expect(await screen.findByText('It has begun.')).toBeDefined();
    expect(
      await screen.findByRole('dialog', { name: 'A championship is still running' }),
    ).toBeDefined();
  });

  it('is told what goes with the circle, and what stays of it', async () => {
    const over = sampleTournament({ id: 6, status: 'completed' });
    const ready = sampleTournament({ id: 8, status: 'setup' });
    await open({ tournaments: [over, { ...over, id: 7 }, ready] });
    await userEvent.click(screen.getByRole('button', { name: 'Delete circle' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Cineforum?' });
    expect(question.textContent).toContain('Its 2 members lose it.');
    expect(question.textContent).toContain('Its championship that has not begun goes with it.');
    expect(question.textContent).toContain('Its 2 finished championships stay in the archive');
  });

  it('cannot delete a circle in which a championship runs', async () => {
    await open({ tournaments: [sampleTournament()] });
    await screen.findByText('Coppa Celluloide');
    await userEvent.click(screen.getByRole('button', { name: 'Delete circle' }));
    const dialog = await screen.findByRole('dialog', { name: 'A championship is still running' });
    expect(dialog.textContent).toContain('Coppa Celluloide is being played in this circle.');
    expect(within(dialog).queryByRole('button', { name: 'Delete circle' })).toBeNull();
  });
});

import type { Circle } from '@girone/contract/circles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleCircle } from '../../testing/sample-circle.ts';
import { expectSpoken } from '../../testing/spoken.ts';
import './circles-page.tsx';
import './request-access.tsx';
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

function answerWith(circle: Circle, active = 1): void {
  server.answer('GET /api/circles', { body: [circle] });
  server.answer('GET /api/circles/my', { body: { circles: [], active, max: 3 } });
}

async function open(circle: Circle, active = 1): Promise<void> {
  answerWith(circle, active);
  await renderApp({ server, path: '/circles', user: member });
  await screen.findByRole('list', { name: 'All circles' });
}

const openCircle = sampleCircle({ id: 8 });
const asking = sampleCircle({ id: 8, joinType: 'approval_required' });
const pending: Circle = {
  ...asking,
  viewerRequest: { id: 3, status: 'pending', mayAskAgainAt: null },
};
const joins = (method: string) =>
  server.seen.filter((seen) => seen.method === method && seen.url === '/api/circles/8/join');

async function join(): Promise<HTMLElement> {
  await open(openCircle);
  await userEvent.click(screen.getByRole('button', { name: 'Join: Cineforum' }));
  const question = await screen.findByRole('alertdialog', { name: 'Join Cineforum?' });
  expect(joins('POST')).toEqual([]);
  return question;
}

describe('an open circle', () => {
  it('is joined after a question, and the focus stays at its card', async () => {
    const question = await join();
    server.answer('POST /api/circles/8/join', { body: { status: 'joined' } });
    answerWith({ ...openCircle, viewerRole: 'member' }, 2);
    await userEvent.click(within(question).getByRole('button', { name: 'Join' }));
    await expectSpoken('Welcome to Cineforum.');
    expect(joins('POST').map(({ body }) => body)).toEqual(['']);
    expect(await screen.findByText('2/3')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Join: Cineforum' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
    expect(document.activeElement?.textContent).toContain('Cineforum');
  });

  it('is asked by whoever was shown out of it, and says why', async () => {
    await open(sampleCircle({ id: 8, isViewerExcluded: true }));
    expect(screen.getByText(/^You were expelled from this circle/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Join: Cineforum' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Request access: Cineforum' })).toBeDefined();
  });

  it('that has come to want approval meanwhile has been asked, and says so', async () => {
    const question = await join();
    server.answer('POST /api/circles/8/join', { body: { status: 'pending' } });
    answerWith(pending);
    await userEvent.click(within(question).getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Request Sent')).toBeDefined();
    expect(screen.queryByText('You are in')).toBeNull();
  });

  it.each([
    [{ message: 'You are in 3 circles already.' }, 'You are in 3 circles already.'],
    ['', 'Unable to send request.'],
  ])('says why not: %j', async (body, text) => {
    const question = await join();
    server.answer('POST /api/circles/8/join', { status: 409, body });
    await userEvent.click(within(question).getByRole('button', { name: 'Join' }));
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByText('Error')).toBeDefined();
  });
});

async function ask(circle = asking): Promise<HTMLElement> {
  await open(circle);
  await userEvent.click(screen.getByRole('button', { name: 'Request access: Cineforum' }));
  // Until its code is there, another dialog of that name stands in its place.
  await screen.findByLabelText('Message (optional)');
  return screen.getByRole('dialog', { name: 'Request access to Cineforum' });
}

describe('a circle that wants to be asked', () => {
  it.each([
    ['by its settings', asking],
    ['because it is private', sampleCircle({ id: 8, isPublic: false })],
  ])('%s takes a request with a message', async (_why, circle) => {
    const dialog = await ask(circle);
    await userEvent.type(within(dialog).getByLabelText('Message (optional)'), 'Let me in');
    expect(within(dialog).getByText('9 of 500 characters')).toBeDefined();
    server.answer('POST /api/circles/8/join', { body: { status: 'pending' } });
    answerWith({ ...circle, viewerRequest: pending.viewerRequest });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Request Sent')).toBeDefined();
    expect(screen.getByText('Your join request has been sent successfully!')).toBeDefined();
    expect(await screen.findByText('Request pending')).toBeDefined();
    expect(joins('POST').map(({ body }): unknown => JSON.parse(body))).toEqual([
      { message: 'Let me in' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a request without a word', async () => {
    const dialog = await ask();
    server.answer('POST /api/circles/8/join', { body: { status: 'pending' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(joins('POST').map(({ body }) => body)).toEqual(['{"message":""}']));
  });

  it('takes no longer message than 500 characters', async () => {
    const dialog = await ask();
    await userEvent.click(within(dialog).getByLabelText('Message (optional)'));
    await userEvent.paste('a'.repeat(501));
    expect(within(dialog).getByText('501 of 500 characters')).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toBe('A message has at most 500 characters');
    expect(joins('POST')).toEqual([]);
  });

  it('says that the request did not go through', async () => {
    const dialog = await ask();
    server.answer('POST /api/circles/8/join', { status: 500, body: '' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Unable to send request.');
  });

  it('closes the question where it has moved on', async () => {
    const dialog = await ask();
    server.answer('POST /api/circles/8/join', {
      status: 409,
      body: { code: 'request_pending', message: 'Your request is waiting already.' },
    });
    answerWith(pending);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Your request is waiting already.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Request pending')).toBeDefined();
  });
});

describe('a request', () => {
  it('can be withdrawn', async () => {
    await open(pending);
    expect(screen.getByText('Request pending')).toBeDefined();
    server.answer('DELETE /api/circles/8/join', { status: 204 });
    answerWith(asking);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the request: Cineforum' }));
    await expectSpoken('Request withdrawn');
    const again = await screen.findByRole('button', { name: 'Request access: Cineforum' });
    expect(document.activeElement).toBe(again.parentElement);
  });

  it('that was turned down says when another one is taken', async () => {
    const mayAskAgainAt = new Date(Date.now() + 3_600_000).toISOString();
    await open({ ...asking, viewerRequest: { id: 3, status: 'rejected', mayAskAgainAt } });
    expect(
      screen.getByText(/^Your request was turned down\. You can ask again from \d+ \w+/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /Request access/ })).toBeNull();
  });

  it('can be made again when the time has come, without a reload', async () => {
    const mayAskAgainAt = new Date(Date.now() + 400).toISOString();
    await open({ ...asking, viewerRequest: { id: 3, status: 'rejected', mayAskAgainAt } });
    expect(await screen.findByRole('button', { name: 'Request access: Cineforum' })).toBeDefined();
  });
});

describe('three circles', () => {
  it('leave no way into a fourth, and that is said', async () => {
    await open(openCircle, 3);
    expect(screen.getByText('No slots available')).toBeDefined();
    expect(screen.getByText('Your three slots are taken')).toBeDefined();
    expect(screen.getByText('No free slot: leave one of your circles first.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  });

  it('leave no place to create one', async () => {
    await open(openCircle, 3);
    const [create] = screen.getAllByRole('button', { name: 'Create circle' });
    if (create !== undefined) await userEvent.click(create);
    const dialog = await screen.findByRole('dialog', { name: 'Your three slots are taken' });
    expect(within(dialog).queryByRole('textbox')).toBeNull();
  });
});

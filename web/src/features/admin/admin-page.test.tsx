import { adminUserRoutes } from '@girone/contract/admin-users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { admin, leaveApp, renderApp } from '../../testing/render-app.tsx';
import {
  sampleEntry,
  sampleOverview,
  sampleUser,
  sampleUserDetail,
} from '../../testing/sample-admin.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './audit-section.tsx';
import './bulk-act-dialog.tsx';
import './overview-section.tsx';
import './user-act-dialog.tsx';
import './user-detail.tsx';
import './users-section.tsx';
import '../../ui/overlays/menu.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  server.answer('GET /api/admin/overview', { body: sampleOverview() });
  // The test window does not scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const open = (query = '') => renderApp({ server, path: `/admin${query}`, user: admin });

const asked = (start: string) =>
  server.seen
    .filter(({ method, url }) => method === 'GET' && url.split('?')[0] === start)
    .map(({ url }) => Object.fromEntries(new URLSearchParams(url.split('?')[1])));
const sent = () =>
  server.seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }): unknown => [`${method} ${url}`, JSON.parse(body)]);

const tom = sampleUser();
const elena = sampleUser({ id: 11, username: 'elenac', firstName: 'Elena', lastName: 'Conti' });
/** A super-admin, whom nobody here may touch. */
const boss = sampleUser({
  id: 2,
  username: 'giuliaf',
  isAdmin: true,
  isSuperAdmin: true,
  viewerMay: {
    change: false,
    suspend: false,
    delete: false,
    grantAdmin: false,
    revokeAdmin: false,
    resetSecondFactor: false,
  },
});

async function chooseAct(name: string, act: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

describe('the admin area', () => {
  it('shows its counters, and sections that have an address', async () => {
    await open();
    const term = await screen.findByText('Open matches');
    await waitFor(() => expect(term.nextElementSibling?.textContent).toBe('73'));
    const nav = screen.getByRole('navigation', { name: 'Sections of the admin area' });
    expect(within(nav).getByRole('link', { name: 'Reports 3' }).getAttribute('href')).toBe(
      '/admin?section=reports',
    );
    expect(within(nav).getByRole('link', { current: 'page', name: 'Overview' })).toBeDefined();
    server.answer('GET /api/admin/users', { body: [tom] });
    await userEvent.click(within(nav).getByRole('link', { name: 'Users 412' }));
    expect(await screen.findByRole('table', { name: 'Users' })).toBeDefined();
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'The last 30 days' })).toBeDefined();
  });

  it('tells how the place is doing', async () => {
    server.answer('GET /api/admin/overview', {
      body: sampleOverview({
        openReports: 1,
        jobs: {
          waiting: 4,
          running: 1,
          failing: [
            {
              name: 'send-mail',
              jobs: 2,
              attempts: 9,
              lastError: 'connect ECONNREFUSED',
              nextTryAt: null,
            },
          ],
        },
        errors: [{ source: 'GET /api/films', count: 5, lastAt: '2026-11-15T11:00:00.000Z' }],
      }),
    });
    await open();
    expect(await screen.findByText('1 report waits for a decision.')).toBeDefined();
    const figures = screen.getByRole('table', { name: 'The last 30 days' });
    // The latest day first: the head, then 15 November.
    expect(within(figures).getAllByRole('row')[1]?.textContent).toBe('15 Nov 202645387');
    expect(screen.getByText('830 images, 1.4 GB.')).toBeDefined();
    expect(screen.getByText('send-mail')).toBeDefined();
    expect(screen.getByText(/Given up\./)).toBeDefined();
    expect(screen.getByText('GET /api/films')).toBeDefined();
  });

  it('says what went wrong and asks again', async () => {
    server.answer('GET /api/admin/overview', {
      status: 503,
      body: { message: 'Catching breath.' },
    });
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Catching breath.');
    server.answer('GET /api/admin/overview', { body: sampleOverview() });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Storage' })).toBeDefined();
    // The button is gone: the keyboard goes on from the page, not from the top of the window.
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the list of users', () => {
  it('says that it is on its way', async () => {
    const users = holdBack();
    server.answer('GET /api/admin/users', { body: [tom], until: users.until });
    await open('?section=users');
    expect(await screen.findByText('Loading the list…')).toBeDefined();
    users.letGo();
    expect(await screen.findByRole('table', { name: 'Users' })).toBeDefined();
  });

  it('asks the server for search, filter and order, and keeps them in the address', async () => {
    server.answer('GET /api/admin/users', { body: [tom, boss] });
    await open('?section=users&filter=admins');
    const table = await screen.findByRole('table', { name: 'Users' });
    expect(table.textContent).toContain('Super-admin');
    expect(asked('/api/admin/users')).toEqual([
      { filter: 'admins', sort: 'created', direction: 'desc', limit: '26' },
    ]);
    await userEvent.click(within(table).getByRole('button', { name: 'Films' }));
    await waitFor(() => expect(asked('/api/admin/users')).toHaveLength(2));
    expect(asked('/api/admin/users')[1]).toMatchObject({ sort: 'films', direction: 'desc' });
    await userEvent.type(screen.getByRole('searchbox'), 'tom');
    await waitFor(() => expect(asked('/api/admin/users')).toHaveLength(3));
    expect(asked('/api/admin/users')[2]).toMatchObject({ search: 'tom', filter: 'admins' });
    expect(window.location.search).toBe('?section=users&search=tom&filter=admins&sort=films');
    expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe(
      '/api/admin/users.csv?filter=admins&sort=films&direction=desc&search=tom',
    );
  });

  it('goes on from the last row of a page and back', async () => {
    const many = Array.from({ length: 26 }, (_, place) =>
      sampleUser({ id: 100 - place, username: `user${place}` }),
    );
    server.answer('GET /api/admin/users', { body: many });
    await open('?section=users');
    expect(await screen.findByText('1–25')).toBeDefined();
    expect(screen.queryByText('user25')).toBeNull();
    const second = holdBack();
    server.answer(
      'GET /api/admin/users?filter=all&sort=created&direction=desc&limit=26&before=76',
      { body: [elena], until: second.until },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    // The page before stands there until the next one has come.
    expect(screen.getByRole('button', { name: 'user0' })).toBeDefined();
    second.letGo();
    expect(await screen.findByText('26–26')).toBeDefined();
    expect(screen.getByRole('button', { name: 'elenac' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('1–25')).toBeDefined();

    // Another list begins at its first page; so does this one, when it is shown again.
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('26–26')).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox'), 'tom');
    expect(await screen.findByText('1–25')).toBeDefined();
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(window.location.search).toBe('?section=users'));
    expect(await screen.findByText('1–25')).toBeDefined();
  });

  it('offers the way out of a search without a hit', async () => {
    server.answer('GET /api/admin/users', { body: [tom] });
    server.answer(
      'GET /api/admin/users?filter=all&sort=created&direction=desc&search=zzz&limit=26',
      { body: [] },
    );
    await open('?section=users&search=zzz');
    await screen.findByRole('heading', { name: 'Nothing matches' });
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('button', { name: 'tomriva' })).toBeDefined();
  });
});

describe('an act on a user', () => {
  beforeEach(async () => {
    server.answer('GET /api/admin/users', { body: [tom, elena, boss] });
    await open('?section=users');
  });

  it('is offered only where the viewer may', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for giuliaf' }));
    await screen.findByRole('menuitem', { name: 'Open account' });
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select giuliaf' }).disabled,
    ).toBe(true);
  });

  it('needs a reason, and says so before anything is sent', async () => {
    await chooseAct('tomriva', 'Film limit');
    const dialog = await screen.findByRole('dialog', { name: 'Film limit of tomriva' });
    await userEvent.clear(within(dialog).getByRole('spinbutton'));
    await userEvent.type(within(dialog).getByRole('spinbutton'), '30');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set limit' }));
    expect(await within(dialog).findByText('Say why, in a few words.')).toBeDefined();
    expect(sent()).toEqual([]);
    server.answer('PATCH /api/admin/users/12', { body: { ...tom, maxFilmsAllowed: 30 } });
    server.answer('GET /api/admin/users', { body: [{ ...tom, maxFilmsAllowed: 30 }] });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'He asked.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set limit' }));
    expect(await screen.findByText('The film limit of tomriva is set')).toBeDefined();
    expect(sent()).toEqual([
      ['PATCH /api/admin/users/12', { maxFilmsAllowed: 30, reason: 'He asked.' }],
    ]);
    expect(await screen.findByText('6/30')).toBeDefined();
  });

  it('suspends until the chosen end', async () => {
    await chooseAct('tomriva', 'Suspend');
    const dialog = await screen.findByRole('dialog', { name: 'Suspend tomriva?' });
    const until = within(dialog).getByRole('combobox', { name: 'Until when' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Spam.');
    await userEvent.selectOptions(until, 'A day of my choice');
    // No day chosen must not mean for ever.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await within(dialog).findByText('Choose a date and time')).toBeDefined();
    expect(sent()).toEqual([]);
    await userEvent.selectOptions(until, 'Until somebody lifts it');
    server.answer('PATCH /api/admin/users/12', {
      status: 403,
      body: { code: 'forbidden', message: 'Not allowed' },
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await within(dialog).findByText('Not allowed')).toBeDefined();
    server.answer('PATCH /api/admin/users/12', { body: tom });
    const before = Date.now();
    await userEvent.selectOptions(until, '7 days');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('tomriva is suspended')).toBeDefined();

    await chooseAct('tomriva', 'Suspend');
    const again = await screen.findByRole('dialog', { name: 'Suspend tomriva?' });
    await userEvent.selectOptions(within(again).getByRole('combobox'), 'A day of my choice');
    await userEvent.type(within(again).getByLabelText('Last day'), '2030-05-04');
    await userEvent.type(within(again).getByRole('textbox', { name: 'Reason' }), 'Spam.');
    await userEvent.click(within(again).getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [forEver, week, day] = server.seen
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => adminUserRoutes.changeUser.body.parse(JSON.parse(body)));
    expect(forEver).toEqual({ suspended: true, reason: 'Spam.' });
    const days = (Date.parse(week?.suspendedUntil ?? '') - before) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(day?.suspendedUntil).toBe(new Date('2030-05-04T23:59:59').toISOString());
  });

  it('deletes after the username was typed', async () => {
    await chooseAct('tomriva', 'Delete account');
    const dialog = await screen.findByRole('dialog', { name: 'Delete tomriva?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A bot.');
    const typed = within(dialog).getByRole('textbox', { name: 'Type tomriva to confirm' });
    await userEvent.type(typed, 'tom');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    expect(await within(dialog).findByText('That is not the username.')).toBeDefined();
    expect(sent()).toEqual([]);
    server.answer('DELETE /api/admin/users/12', { status: 204 });
    await userEvent.type(typed, 'riva');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('tomriva is deleted')).toBeDefined();
    expect(sent()).toEqual([['DELETE /api/admin/users/12', { reason: 'A bot.' }]]);
  });

  it('on several counts them, goes one by one, and tells which failed', async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    expect(screen.getByText('2 selected')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'End sessions' }));
    const dialog = await screen.findByRole('dialog', { name: 'End the sessions of 2 people?' });
    expect(dialog.textContent).toContain('tomriva, elenac');
    server.answer('POST /api/admin/users/12/end-sessions', { body: { ended: 2 } });
    server.answer('POST /api/admin/users/11/end-sessions', {
      status: 404,
      body: { code: 'not_found', message: 'Not found' },
    });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Leaked.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out 2 people' }));
    const summary = await screen.findByRole('dialog', { name: '1 of 2 done' });
    expect(within(summary).getByRole('listitem').textContent).toBe('elenac Not found');
    expect(sent()).toEqual([
      ['POST /api/admin/users/12/end-sessions', { reason: 'Leaked.' }],
      ['POST /api/admin/users/11/end-sessions', { reason: 'Leaked.' }],
    ]);
    await userEvent.click(within(summary).getAllByRole('button', { name: 'Close' })[0] ?? summary);
    expect(screen.queryByText(/selected$/)).toBeNull();
  });
});

describe('an account', () => {
  it('opens by its address, with all about it and what was done with it', async () => {
    server.answer('GET /api/admin/users', { body: [tom] });
    server.answer('GET /api/admin/users/12', {
      body: sampleUserDetail({
        suspension: { since: '2026-11-01T10:00:00.000Z', until: null, reason: 'Spam' },
      }),
    });
    server.answer('GET /api/admin/audit', { body: [sampleEntry()] });
    await open('?section=users&id=12');
    const dialog = await screen.findByRole('dialog', { name: 'tomriva' });
    expect(await within(dialog).findByText(/until somebody lifts it\. Spam/)).toBeDefined();
    expect(within(dialog).getByText('1 open, 0 upheld')).toBeDefined();
    expect(dialog.textContent).toContain('Mezzanotte Moderator');
    expect(await within(dialog).findByText('Set a film limit')).toBeDefined();
    expect(asked('/api/admin/audit')).toEqual([{ target: 'user', targetId: '12', limit: '10' }]);
    // Somebody who is suspended is not suspended again.
    expect(within(dialog).queryByRole('button', { name: 'Suspend' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lift suspension' }));
    const question = await screen.findByRole('dialog', {
      name: 'Lift the suspension of tomriva?',
    });
    server.answer('PATCH /api/admin/users/12', { body: tom });
    await userEvent.type(within(question).getByRole('textbox', { name: 'Reason' }), 'Sorry.');
    await userEvent.click(within(question).getByRole('button', { name: 'Lift suspension' }));
    expect(await screen.findByText('tomriva may come back')).toBeDefined();
    expect(sent()).toEqual([['PATCH /api/admin/users/12', { suspended: false, reason: 'Sorry.' }]]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.search).toBe('?section=users'));
  });
});

describe('the audit log', () => {
  it('says in words what was done, to whom, and what changed', async () => {
    server.answer('GET /api/admin/audit', {
      body: [
        sampleEntry(),
        sampleEntry({
          id: 39,
          actor: null,
          action: 'moon.move',
          targetType: 'post',
          targetId: 5,
          targetName: null,
          before: { content: 'Bah' },
          after: null,
          reason: null,
        }),
      ],
    });
    await open('?section=audit&filter=user&about=12');
    const table = await screen.findByRole('table', { name: 'Audit log' });
    const [, first, second] = within(table).getAllByRole('row');
    if (first === undefined || second === undefined) throw new Error('there are no rows');
    expect(first.textContent).toContain('Set a film limit');
    expect(first.textContent).toContain('Film limit 20 became 30');
    expect(first.textContent).toContain('He asked for more.');
    expect(within(first).getByRole('link', { name: 'tomriva' }).getAttribute('href')).toBe(
      '/admin?section=users&id=12',
    );
    expect(second.textContent).toContain('moon.move');
    expect(second.textContent).toContain('Operator or deleted account');
    expect(second.textContent).toContain('Text Bah');
    expect(asked('/api/admin/audit')).toEqual([
      { direction: 'desc', target: 'user', targetId: '12', limit: '26' },
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About what' }), 'Posts');
    await waitFor(() => expect(asked('/api/admin/audit')).toHaveLength(2));
    expect(asked('/api/admin/audit')[1]).toEqual({
      direction: 'desc',
      target: 'post',
      limit: '26',
    });
  });
});

import type { NotificationSetting } from '@girone/contract/notifications';
import { mailKinds } from '@girone/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { expectSpoken } from '../../testing/spoken.ts';
import { BlockedPeople } from './blocked-people.tsx';
import { parseUserAgent } from '@girone/contract/user-agent';
import { NotificationChoices } from './notification-choices.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

function bodiesOf(call: string): unknown[] {
  return server.seen
    .filter(({ method, url }) => `${method} ${url}` === call)
    .map(({ body }) => (body === '' ? null : JSON.parse(body)));
}

const open = (tab: string) => renderApp({ server, path: `/settings?tab=${tab}`, user: member });

const wrongPassword = {
  status: 403,
  body: { code: 'password_wrong', message: 'That is not your password.' },
};

/** What another page keeps until it hears of something. */
function Posts() {
  const { isSuccess } = useQuery({ queryKey: ['/api/posts'] });
  return <p>{isSuccess && 'fetched'}</p>;
}

/** As the bell does when something happens. */
function Told() {
  const queryClient = useQueryClient();
  const tell = () => queryClient.invalidateQueries({ queryKey: ['/api/notifications'] });
  return <button onClick={() => void tell()}>Tell</button>;
}

describe('account', () => {
  it('keeps the language with the account and loads the page again', async () => {
    server.answer('PATCH /api/users/settings', { body: { ...member, language: 'it' } });
    const { reloads } = await open('account');
    const section = await screen.findByRole('region', { name: 'Language' });
    await userEvent.click(within(section).getByRole('button', { name: 'Italiano' }));
    await waitFor(() => expect(reloads).toEqual(['here']));
    expect(bodiesOf('PATCH /api/users/settings')).toEqual([{ language: 'it' }]);
    expect(window.localStorage.getItem('language')).toBe('it');
  });

  it('says so when the mails come in another language than the page', async () => {
    server.answer('PATCH /api/users/settings', { body: member });
    const { reloads } = await renderApp({
      server,
      path: '/settings',
      user: { ...member, language: 'es' },
    });
    await screen.findByText('Our emails arrive in: Español.');
    await userEvent.click(screen.getByRole('button', { name: 'Emails in English too' }));
    await waitFor(() => expect(reloads).toEqual(['here']));
    expect(bodiesOf('PATCH /api/users/settings')).toEqual([{ language: 'en' }]);
  });

  it('changes the theme at once', async () => {
    await open('account');
    const section = await screen.findByRole('region', { name: 'Look' });
    await userEvent.click(within(section).getByRole('button', { name: 'Light' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    await userEvent.click(within(section).getByRole('button', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(within(section).getByRole('button', { name: 'System' }));
    expect(window.localStorage.getItem('theme')).toBeNull();
  });

  it('sends a link to a new address, and says where to look for it', async () => {
    server.answer('POST /api/users/email', wrongPassword);
    await open('account');
    const section = await screen.findByRole('region', { name: 'Email address' });
    expect(section.textContent).toContain('giulia@example.org');
    const address = within(section).getByLabelText('New email address');
    const password = within(section).getByLabelText('Current password');
    await userEvent.type(address, 'new@example.org');
    await userEvent.type(password, 'wrong');
    await userEvent.click(within(section).getByRole('button', { name: 'Send the link' }));
    await within(section).findByText('That is not your password.');
    expect(document.activeElement).toBe(password);

    server.answer('POST /api/users/email', { status: 202 });
    await userEvent.clear(password);
    await userEvent.type(password, 'abcd');
    await userEvent.click(within(section).getByRole('button', { name: 'Send the link' }));
    await within(section).findByText('Open the link that we sent to new@example.org');
    expect(bodiesOf('POST /api/users/email').at(-1)).toEqual({
      email: 'new@example.org',
      password: 'abcd',
    });
    expect(address).toHaveProperty('value', '');
  });
});

describe('the link to a new address', () => {
  it('makes it the account’s, once', async () => {
    server.answer('POST /api/users/email/confirm', { body: { email: 'new@example.org' } });
    await renderApp({ server, path: '/verify-email?change=abc', user: member });
    await screen.findByRole('heading', { level: 1, name: 'Your new address counts' });
    expect(screen.getByText(/new@example\.org/)).toBeDefined();
    expect(bodiesOf('POST /api/users/email/confirm')).toEqual([{ token: 'abc' }]);
  });

  it.each([
    [410, 'link_expired', /expired or was used/],
    [409, 'email_taken', /Somebody else has an account/],
  ])('that answers %s says why nothing changes', async (status, code, text) => {
    server.answer('POST /api/users/email/confirm', { status, body: { code, message: 'No.' } });
    await renderApp({ server, path: '/verify-email?change=abc' });
    await screen.findByRole('heading', { level: 1, name: 'Your address stays as it was' });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the settings' })).toBeDefined();
  });
});

describe('security', () => {
  const here = {
    id: 'a',
    createdAt: '2026-11-01T10:00:00.000Z',
    lastSeenAt: new Date().toISOString(),
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
    isCurrent: true,
  };
  const phone = {
    ...here,
    id: 'b',
    isCurrent: false,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  };

  it('changes the password and then shows which sessions are left', async () => {
    server.answer('GET /api/users/sessions', { body: [here, phone] });
    server.answer('POST /api/users/password', wrongPassword);
    await open('security');
    const section = await screen.findByRole('region', { name: 'Password' });
    const current = within(section).getByLabelText('Current password');
    await userEvent.type(current, 'nope');
    await userEvent.type(within(section).getByLabelText('New password'), 'abc');
    const submit = within(section).getByRole('button', { name: 'Change password' });
    await userEvent.click(submit);
    await within(section).findByText(/at least 4/i, {
      selector: '[id$="-error"], [id$="-error"] *',
    });
    await userEvent.type(within(section).getByLabelText('New password'), 'defgh');
    await userEvent.click(submit);
    await within(section).findByText('That is not your password.');

    server.answer('POST /api/users/password', { status: 204 });
    server.answer('GET /api/users/sessions', { body: [here] });
    await userEvent.click(submit);
    await screen.findByText('Password changed');
    expect(bodiesOf('POST /api/users/password').at(-1)).toEqual({
      currentPassword: 'nope',
      newPassword: 'abcdefgh',
    });
    expect(current).toHaveProperty('value', '');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  });

  it('names the devices and ends one session, or all others', async () => {
    server.answer('GET /api/users/sessions', {
      body: [here, phone, { ...phone, id: 'c', userAgent: null }],
    });
    server.answer('DELETE /api/users/sessions/b', { status: 204 });
    server.answer('DELETE /api/users/sessions', { status: 204 });
    await open('security');
    const section = await screen.findByRole('region', { name: 'Where you are signed in' });
    const rows = await within(section).findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
      'Edge on Windows',
      'Safari on iPhone',
      'Unknown device',
    ]);
    expect(rows[0]?.textContent).toContain('This one');

    server.answer('GET /api/users/sessions', { body: [here, { ...phone, id: 'c' }] });
    await userEvent.click(
      within(section).getByRole('button', { name: 'End the session: Safari on iPhone' }),
    );
    await expectSpoken('Session ended: Safari on iPhone');
    expect(document.activeElement).toBe(section);
    expect(within(section).getAllByRole('listitem')).toHaveLength(2);

    server.answer('GET /api/users/sessions', { body: [here] });
    await userEvent.click(within(section).getByRole('button', { name: 'End all others' }));
    await screen.findByText('All other sessions have ended, and your calendar addresses with them');
    expect(within(section).queryByRole('button')).toBeNull();
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    ['curl/8.5.0', 'curl', null],
  ])('tells %s apart', (userAgent, browser, system) => {
    expect(parseUserAgent(userAgent)).toMatchObject({ browser, system });
  });
});

describe('notifications', () => {
  const settings: NotificationSetting[] = mailKinds.map((type) => {
    return { type, inApp: type !== 'weekly_digest', byEmail: false, byPush: false };
  });

  it('has three marks for every kind, and keeps each at once', async () => {
    server.answer('GET /api/notifications/settings', { body: settings });
    server.answer('GET /api/calendar', {
      body: { mine: 'http://x.test/mine.ics', tournament: null },
    });
    const held = holdBack();
    server.answer('PUT /api/notifications/settings', { body: settings, until: held.until });
    await open('notifications');
    const table = await screen.findByRole('table', { name: 'What you are told' });
    // The weekly digest is only ever a mail.
    expect(table.querySelectorAll('input')).toHaveLength(3 * mailKinds.length - 2);
    const byEmail = within(table).getByLabelText('Somebody replies to you, By email');
    await userEvent.click(byEmail);
    expect(byEmail).toHaveProperty('checked', true);
    const inApp = within(table).getByLabelText('Somebody replies to you, In the app');
    await userEvent.click(inApp);
    held.letGo();
    await waitFor(() => expect(bodiesOf('PUT /api/notifications/settings')).toHaveLength(2));
    expect(bodiesOf('PUT /api/notifications/settings')).toEqual([
      [{ type: 'reply', inApp: true, byEmail: true, byPush: false }],
      [{ type: 'reply', inApp: false, byEmail: true, byPush: false }],
    ]);
    expect(inApp).toHaveProperty('checked', false);
    expect(byEmail).toHaveProperty('checked', true);
    expect(await screen.findByDisplayValue('http://x.test/mine.ics')).toBeDefined();

    server.answer('PUT /api/notifications/settings', {
      status: 503,
      body: { message: 'Resting.' },
    });
    await userEvent.click(inApp);
    await screen.findByText('Resting.');
    await waitFor(() => expect(byEmail).toHaveProperty('checked', false));
  });

  it('are not asked for again with every notification', async () => {
    server.answer('GET /api/notifications/settings', { body: settings });
    const parts = [<NotificationChoices key="choices" />, <Told key="told" />];
    await renderPart(parts, { server, path: '/settings' });
    await screen.findByRole('table', { name: 'What you are told' });
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }));
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/notifications/settings']);
  });

  it('end by the link in a mail, after a question', async () => {
    server.answer('POST /api/notifications/unsubscribe', { body: { type: 'match_day_opened' } });
    await renderApp({ server, path: '/unsubscribe?token=7.match_day_opened.x' });
    const action = await screen.findByRole('button', { name: 'Stop these emails' });
    expect(server.seen.some(({ url }) => url.includes('unsubscribe'))).toBe(false);
    await userEvent.click(action);
    await screen.findByText('This was about: A match day opens.');
    expect(server.seen.at(-1)?.url).toBe(
      '/api/notifications/unsubscribe?token=7.match_day_opened.x',
    );
  });

  it('do not end by a link that is not ours', async () => {
    server.answer('POST /api/notifications/unsubscribe', {
      status: 410,
      body: { code: 'link_expired', message: 'Gone.' },
    });
    await renderApp({ server, path: '/unsubscribe?token=x' });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    const title = { level: 1, name: 'This link does not work' };
    expect(await screen.findByRole('heading', title)).toBeDefined();
  });
});

describe('privacy', () => {
  it('closes the profile, and takes blocks back', async () => {
    server.answer('PATCH /api/users/settings', { body: { ...member, isPrivate: true } });
    server.answer('GET /api/users/blocked', {
      body: [
        {
          username: 'marcob',
          firstName: 'Marco',
          lastName: null,
          profileImageUrl: null,
          blockedAt: '2026-11-01T10:00:00.000Z',
        },
      ],
    });
    server.answer('DELETE /api/users/marcob/block', { status: 204 });
    await open('privacy');
    const box = await screen.findByRole('checkbox', { name: 'My profile is private' });
    expect(box).toHaveProperty('checked', false);
    await userEvent.click(box);
    await expectSpoken('Your profile is private now');
    expect(box).toHaveProperty('checked', true);
    expect(bodiesOf('PATCH /api/users/settings')).toEqual([{ isPrivate: true }]);

    server.answer('GET /api/users/blocked', { body: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock @marcob' }));
    await screen.findByText('You have blocked nobody.');
  });

  it('asks again for everything once somebody is to be seen again', async () => {
    const marco = { username: 'marcob', firstName: null, lastName: null, profileImageUrl: null };
    server.answer('GET /api/users/blocked', {
      body: [{ ...marco, blockedAt: '2026-11-01T10:00:00.000Z' }],
    });
    server.answer('DELETE /api/users/marcob/block', { status: 204 });
    server.answer('GET /api/posts', { body: [] });
    const { show } = await renderPart(<Posts />, { server, path: '/settings' });
    await screen.findByText('fetched');
    show(<BlockedPeople />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock @marcob' }));
    await screen.findByText('@marcob is no longer blocked');
    show(<Posts />);
    await waitFor(() =>
      expect(server.seen.filter(({ url }) => url === '/api/posts')).toHaveLength(2),
    );
  });
});

describe('your data', () => {
  it('is made into a file while one watches', async () => {
    server.answer('GET /api/users/export', {
      body: { state: 'none', progress: 0, expiresAt: null },
    });
    server.answer('POST /api/users/export', {
      status: 202,
      body: { state: 'running', progress: 0, expiresAt: null },
    });
    await open('data');
    const make = await screen.findByRole('button', { name: 'Prepare the file' });
    server.answer('GET /api/users/export', {
      body: { state: 'running', progress: 40, expiresAt: null },
    });
    await userEvent.click(make);
    await screen.findByText('40%');
    server.answer('GET /api/users/export', {
      body: { state: 'ready', progress: 100, expiresAt: '2026-11-22T10:00:00.000Z' },
    });
    const file = await screen.findByRole('link', { name: 'Download' });
    expect(file.getAttribute('href')).toBe('/api/users/export.zip');
    expect(file.hasAttribute('download')).toBe(true);
    expect(screen.getByText(/kept until 22 November/)).toBeDefined();
  });

  it('and the account are deleted only with the password; then nobody is signed in', async () => {
    server.answer('GET /api/users/export', {
      body: { state: 'failed', progress: 0, expiresAt: null },
    });
    server.answer('POST /api/users/deletion', wrongPassword);
    await open('data');
    await screen.findByText('The file could not be made. Try again.');
    expect(screen.getByText(/Your votes stay counted/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const password = await screen.findByLabelText('Current password');
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    await userEvent.type(password, 'nope');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
    await within(dialog).findByText('That is not your password.');

    server.answer('POST /api/users/deletion', {
      status: 202,
      body: { deletesAt: '2026-11-29T10:00:00.000Z' },
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
    await screen.findByText('Your account will be deleted on 29 November 2026');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });
});

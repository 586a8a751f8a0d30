import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../../testing/render-app.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const off = { enabledAt: null, recoveryCodesLeft: 0, isRequired: false };
const on = { enabledAt: '2026-09-03T10:00:00.000Z', recoveryCodesLeft: 7, isRequired: false };
const codes = ['7KQM-2XFD', '9B3T-HW4N'];

function refusal(code: string) {
  return { status: 403, body: { code, message: 'The code does not match.' } };
}

function bodiesOf(call: string): unknown[] {
  return server.seen
    .filter(({ method, url }) => `${method} ${url}` === call)
    .map(({ body }) => (body === '' ? null : JSON.parse(body)));
}

/** In the dialog: the page behind it asks for one too. */
async function givePassword(): Promise<void> {
  const field = await waitFor(() =>
    within(screen.getByRole('dialog')).getByLabelText('Current password'),
  );
  await userEvent.type(field, 'giallo');
}

function confirmButton(): HTMLElement {
  return within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn on' });
}

async function openSecurity(factor: object) {
  server.answer('GET /api/users/second-factor', { body: factor });
  await renderApp({ server, path: '/settings?tab=security', user: member });
  return screen.findByRole('region', { name: 'Two-step verification' });
}

describe('two-step verification in the settings', () => {
  it('is turned on with the password, a scanned key and a code, and shows the recovery codes', async () => {
    const section = await openSecurity(off);
    server.answer('POST /api/users/second-factor', {
      body: { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Girone:mira?secret=JBSWY3DPEHPK3PXP' },
    });
    await userEvent.click(await within(section).findByRole('button', { name: 'Turn on' }));
    await givePassword();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('img', { name: 'QR code for your app' })).toBeDefined();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();

    server.answer('POST /api/users/second-factor/confirm', refusal('second_factor_wrong'));
    await userEvent.type(screen.getByLabelText('Code'), '000000');
    await userEvent.click(confirmButton());
    expect(await screen.findByText('The code does not match.')).toBeDefined();

    server.answer('POST /api/users/second-factor/confirm', { body: { recoveryCodes: codes } });
    server.answer('GET /api/users/second-factor', { body: on });
    await userEvent.clear(screen.getByLabelText('Code'));
    await userEvent.type(screen.getByLabelText('Code'), '482913');
    await userEvent.click(confirmButton());
    expect(await screen.findByText('7KQM-2XFD')).toBeDefined();
    expect(bodiesOf('POST /api/users/second-factor/confirm')).toEqual([
      { code: '000000' },
      { code: '482913' },
    ]);
  });

  it('asks before the recovery codes go that nobody said to have kept', async () => {
    const section = await openSecurity(on);
    expect(await within(section).findByText('7 of 10 left')).toBeDefined();
    server.answer('POST /api/users/second-factor/recovery-codes', {
      body: { recoveryCodes: codes },
    });
    await userEvent.click(within(section).getByRole('button', { name: 'Make new ones' }));
    await givePassword();
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make new ones' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    expect(screen.getByText('They will not be shown again. Close all the same?')).toBeDefined();
    expect(screen.getByText('9B3T-HW4N')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('9B3T-HW4N')).toBeNull());
  });

  it('cannot be turned off by admins of whom it is wanted', async () => {
    const section = await openSecurity({ ...on, isRequired: true });
    const end = await within(section).findByRole('button', { name: 'Turn off' });
    expect(end.matches(':disabled, [aria-disabled=true]')).toBe(true);
    expect(within(section).getByText('On this Girone admins have to keep it on.')).toBeDefined();
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code once the password was right, and sends all of it', async () => {
    await renderApp({ server, path: '/auth' });
    server.answer('POST /api/login', {
      status: 401,
      body: { code: 'second_factor_required', message: 'Enter the code from your app.' },
    });
    await userEvent.type(await screen.findByLabelText('Username'), 'mira');
    await userEvent.type(screen.getByLabelText('Password'), 'giallo');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(document.activeElement).toBe(code));

    server.answer('POST /api/login', refusal('second_factor_wrong'));
    await userEvent.type(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('The code does not match.')).toBeDefined();
    expect(bodiesOf('POST /api/login')).toEqual([
      { username: 'mira', password: 'giallo' },
      { username: 'mira', password: 'giallo', code: '000000' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'mira');
  });
});

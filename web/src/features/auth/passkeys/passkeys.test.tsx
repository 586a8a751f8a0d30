import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../../testing/render-app.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  leaveApp();
  await server.close();
});

const phone = {
  id: 4,
  name: 'iPhone di Giulia',
  isSecurityKey: false,
  createdAt: '2026-09-03T10:00:00.000Z',
  lastUsedAt: null,
  isRemovable: true,
};
const question = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};

/** A browser that has passkeys, whose holder does what is said. */
function giveBrowser(get: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {
    // Browsers have it; nobody makes one.
  });
  vi.stubGlobal('navigator', Object.assign(navigator, { credentials: { get } }));
}

function turnDown(): Promise<never> {
  return Promise.reject(new DOMException('The operation was not allowed.', 'NotAllowedError'));
}

async function openSecurity(passkeys: object[], user = member) {
  const body = { passkeys, isPasswordRemovable: false };
  server.answer('GET /api/users/passkeys', { body });
  await renderApp({ server, path: '/settings?tab=security', user });
  return screen.findByRole('region', { name: 'Passkeys' });
}

describe('passkeys in the settings', () => {
  it('says what there is, and where none can be had', async () => {
    const section = await openSecurity([]);
    expect(await within(section).findByText(/You have none yet/)).toBeDefined();
    // The tests' own machine, by its number.
    const named = within(section).getByRole('link', { name: /^http:\/\/localhost:/ });
    expect(named.getAttribute('href')).toContain('/settings');
    expect(within(section).queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    const words = screen.getByRole('region', { name: 'Password' });
    expect(await within(words).findByText(/With two passkeys/)).toBeDefined();
  });

  it('keeps the last way in', async () => {
    const section = await openSecurity([{ ...phone, isRemovable: false }], {
      ...member,
      hasPassword: false,
    });
    const remove = await within(section).findByRole('button', { name: `Remove: ${phone.name}` });
    expect(remove.matches(':disabled')).toBe(true);
    expect(within(section).getByText(/Without a password you need two passkeys/)).toBeDefined();
  });

  it('asks whoever has no password for a passkey; who turns that down may try again', async () => {
    giveBrowser(turnDown);
    const section = await openSecurity([phone], { ...member, hasPassword: false });
    server.answer('POST /api/users/passkeys/question', { body: question });
    const remove = await within(section).findByRole('button', { name: `Remove: ${phone.name}` });
    await userEvent.click(remove);
    const dialog = await screen.findByRole('dialog', { name: `Remove “${phone.name}”?` });
    expect(within(dialog).getByText(/Your account has no password/)).toBeDefined();
    expect(within(dialog).queryByLabelText('Current password')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    const asked = () => server.seen.filter(({ url }) => url === '/api/users/passkeys/question');
    await waitFor(() => expect(asked()).toHaveLength(1));
    const again = await within(dialog).findByRole('button', { name: 'Remove' });
    await waitFor(() => expect(again.getAttribute('aria-disabled')).not.toBe('true'));
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(server.seen.some(({ url }) => url.endsWith('/remove'))).toBe(false);
  });
});

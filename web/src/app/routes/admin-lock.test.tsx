import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { admin, leaveApp, renderApp } from '../../testing/render-app.tsx';
import { sampleOverview, sampleUser } from '../../testing/sample-admin.ts';
import '../../features/auth/account-checks.ts';
import '../../features/auth/confirm-password-dialog.tsx';
import '../../features/admin/user-act-dialog.tsx';
import '../../features/admin/users-section.tsx';
import '../../ui/feedback/toaster.tsx';
import '../../ui/overlays/menu.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const locked = { status: 403, body: { code: 'password_needed', message: 'Again, please.' } };

async function openUsers() {
  server.answer('GET /api/admin/overview', { body: sampleOverview() });
  server.answer('GET /api/admin/users', { body: [sampleUser()] });
  const app = await renderApp({ server, path: '/admin?section=users', user: admin });
  await screen.findByRole('button', { name: 'Actions for tomriva' });
  return app;
}

/** The question comes up, and the area is open once it is answered. */
async function givePassword(unlock: () => void): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Still you?' });
  server.answer('POST /api/users/password/confirm', { status: 204 });
  await userEvent.type(await within(dialog).findByLabelText('Password'), 'giallo');
  unlock();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
}

it('asks for the password after a while, and goes on where one was', async () => {
  server.answer('GET /api/admin/overview', locked);
  server.answer('GET /api/admin/users', locked);
  await renderApp({ server, path: '/admin?section=users', user: admin });
  const dialog = await screen.findByRole('dialog', { name: 'Still you?' });
  server.answer('POST /api/users/password/confirm', {
    status: 403,
    body: { code: 'password_wrong', message: 'That is not your password.' },
  });
  const field = await within(dialog).findByLabelText('Password');
  const submit = within(dialog).getByRole('button', { name: 'Go on' });
  await userEvent.type(field, 'wrong');
  await userEvent.click(submit);
  expect(await within(dialog).findByText('That is not your password.')).toBeDefined();

  server.answer('POST /api/users/password/confirm', { status: 204 });
  server.answer('GET /api/admin/overview', { body: sampleOverview() });
  server.answer('GET /api/admin/users', { body: [sampleUser()] });
  await userEvent.clear(field);
  await userEvent.type(field, 'giallo');
  await userEvent.click(submit);
  expect(await screen.findByRole('button', { name: 'Actions for tomriva' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('?section=users');
});

it('does what was asked for once the password was given, without being asked again', async () => {
  await openUsers();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for tomriva' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend tomriva?' });
  await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Reason' }), 'Spam.');
  server.answer('PATCH /api/admin/users/12', locked);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  await givePassword(() => server.answer('PATCH /api/admin/users/12', { body: sampleUser() }));
  expect(await screen.findByText('tomriva is suspended')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('fetches a list as a file once the password was given, and leaves the page for no refusal', async () => {
  const { reloads } = await openUsers();
  server.answer('GET /api/admin/users', locked);
  await userEvent.click(screen.getByRole('link', { name: 'Export' }));
  await givePassword(() => server.answer('GET /api/admin/users', { body: [sampleUser()] }));
  await vi.waitFor(() =>
    expect(reloads).toEqual(['/api/admin/users.csv?filter=all&sort=created&direction=desc']),
  );
});

it('says why nothing happened to whoever does not give the password', async () => {
  const { reloads } = await openUsers();
  server.answer('GET /api/admin/users', locked);
  await userEvent.click(screen.getByRole('link', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Still you?' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Again, please.')).toBeDefined();
  expect(reloads).toEqual([]);
});

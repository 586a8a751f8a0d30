import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { admin, leaveApp, renderApp } from '../../testing/render-app.tsx';
import { sampleOverview, sampleUser } from '../../testing/sample-admin.ts';
import '../../features/auth/account-checks.ts';
import '../../features/auth/confirm-password-dialog.tsx';
import '../../features/admin/users-section.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

it('asks for the password after a while, and goes on where one was', async () => {
  const locked = { status: 403, body: { code: 'password_needed', message: 'Again, please.' } };
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

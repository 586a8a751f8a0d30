import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});
afterEach(async () => {
  leaveApp();
  await server.close();
});

describe('the dashboard', () => {
  it('sends the confirmation link again to whoever has not used it', async () => {
    server.answer('POST /api/resend-verification', { status: 202 });
    await renderApp({ server, path: '/', user: { ...member, isEmailVerified: false } });
    expect(await screen.findByText('Your email address is not confirmed yet')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(
      await screen.findByText('A new link is on its way to giulia@example.org.'),
    ).toBeDefined();
  });

  it('says nothing about it to the others', async () => {
    await renderApp({ server, path: '/', user: member });
    await screen.findByRole('heading', { level: 1, name: /Giulia/ });
    expect(screen.queryByText('Your email address is not confirmed yet')).toBeNull();
  });
});

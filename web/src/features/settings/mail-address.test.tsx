import { mailKinds } from '@girone/contract/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('is said where mails are chosen: confirmed ones only, and the link again', async () => {
  const settings = mailKinds.map((type) => ({
    type,
    inApp: type !== 'weekly_digest',
    byEmail: false,
    byPush: false,
  }));
  server.answer('GET /api/notifications/settings', { body: settings });
  server.answer('GET /api/calendar', {
    body: { mine: 'http://x.test/mine.ics', tournament: null },
  });
  server.answer('POST /api/resend-verification', { status: 202, body: null });
  await renderApp({
    server,
    path: '/settings?tab=notifications',
    user: { ...member, isEmailVerified: false },
  });
  const section = await screen.findByRole('region', { name: 'What you are told' });
  expect(section.textContent).toContain('Emails go to confirmed addresses only,');
  await userEvent.click(within(section).getByRole('button', { name: 'Send a new link' }));
  await waitFor(() => expect(section.textContent).toContain('A new link is on its way to'));
});

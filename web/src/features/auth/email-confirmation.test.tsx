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

const path = '/verify-email?token=abc';
const unconfirmed = { ...member, isEmailVerified: false };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = () => server.seen.filter(({ url }) => url === '/api/verify-email');

function answerExpired(): void {
  server.answer('POST /api/verify-email', {
    status: 410,
    body: { code: 'link_expired', message: 'This link has expired or was used before.' },
  });
}

describe('the confirmation link', () => {
  it('is sent once and thanked for', async () => {
    server.answer('POST /api/verify-email', { status: 204 });
    await renderApp({ server, path, user: unconfirmed });
    await heading('Email address confirmed');
    expect(sent().map(({ body }) => JSON.parse(body))).toEqual([{ token: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe(
      '/',
    );
  });

  it('that has expired can be asked for again by its owner', async () => {
    answerExpired();
    await renderApp({ server, path, user: unconfirmed });
    await heading('This link has expired or was used before');
    server.answer('POST /api/resend-verification', { status: 202 });
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(
      await screen.findByText('A new link is on its way to giulia@example.org.'),
    ).toBeDefined();

    server.answer('POST /api/resend-verification', {
      status: 429,
      body: { code: 'rate_limited', message: 'Too many attempts.' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('Too many attempts.')).toBeDefined();
  });

  it('that has expired sends a visitor to the login and back', async () => {
    answerExpired();
    await renderApp({ server, path });
    await heading('This link has expired or was used before');
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(window.location.pathname).toBe('/auth');
    expect(window.history.state).toMatchObject({ returnTo: path });
  });

  it('that was used by the person who is looking has done its work', async () => {
    answerExpired();
    await renderApp({ server, path, user: member });
    expect(await heading('Email address confirmed')).toBeDefined();
  });

  it('is tried again when the line was down', async () => {
    server.answer('POST /api/verify-email', { status: 200, body: '<html>' });
    await renderApp({ server, path });
    await heading('The link could not be checked');
    expect(screen.getByText('Connection error')).toBeDefined();
    server.answer('POST /api/verify-email', { status: 204 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Email address confirmed');
  });

  it.each([
    ['en', 'This address is incomplete'],
    ['it', 'Questo indirizzo è incompleto'],
    ['es', 'Esta dirección está incompleta'],
  ] as const)('that is missing is missed in %s', async (language, title) => {
    await renderApp({ server, path: '/verify-email', language });
    await heading(title);
    expect(sent()).toEqual([]);
  });
});

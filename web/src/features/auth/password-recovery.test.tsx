import type { Language } from '@girone/contract/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp } from '../../testing/render-app.tsx';
import { PasswordRecovery } from './password-recovery.tsx';

// Typing is done key by key.
vi.setConfig({ testTimeout: 20_000 });

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

interface Scene {
  language?: Language;
  path?: string;
}

async function open({ language = 'it', path = '/password-reset' }: Scene = {}) {
  const updates: string[] = [];
  window.localStorage.setItem('language', language);
  await startSentences(language);
  openAt(`${server.origin}${path}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PasswordRecovery onUpdated={() => updates.push('updated')} />
    </QueryClientProvider>,
  );
  return updates;
}

const secondStep = '/password-reset?step=update';
const sentMessage = 'Se l’indirizzo appartiene a un account, il codice è in arrivo.';
const messages = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (url: string) =>
  server.seen.filter((call) => call.url === url).map(({ body }): unknown => JSON.parse(body));

async function requestCode(): Promise<void> {
  server.answer('POST /api/request-password-reset', {
    body: { success: true, message: sentMessage },
  });
  await userEvent.type(screen.getByLabelText('Email'), 'giulia@example.org');
  await press('Invia Codice');
  await screen.findByLabelText('Codice');
}

async function fillSecondStep(password = 'giallo', confirmation = password): Promise<void> {
  await userEvent.type(screen.getByLabelText('Codice'), '402918');
  await userEvent.type(screen.getByLabelText('Nuova password'), password);
  await userEvent.type(screen.getByLabelText('Conferma password'), confirmation);
}

/** The library's own waiting would stand still with the clock. */
async function untilShown(text: string): Promise<void> {
  while (screen.queryByText(text) === null) {
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  }
}

describe('the first step', () => {
  it('sends the address and goes on to the second, at the code', async () => {
    await open();
    await requestCode();
    expect(bodies('/api/request-password-reset')).toEqual([{ email: 'giulia@example.org' }]);
    expect(window.location.search).toBe('?step=update');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nuova password');
    expect(screen.getByRole('status').textContent).toBe(sentMessage);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'giulia@example.org');
    expect(document.activeElement).toBe(screen.getByLabelText('Codice'));
  });

  it.each([
    ['it', 'Invia Codice', 'Email richiesta'],
    ['en', 'Send Code', 'Email required'],
    ['es', 'Enviar código', 'Correo electrónico obligatorio'],
  ] as const)('asks for an address in %s', async (language, button, text) => {
    await open({ language });
    await press(button);
    await screen.findByRole('alert');
    expect(messages()).toEqual([text]);
    expect(server.seen).toEqual([]);
  });

  it.each([
    ['Troppi tentativi.', { status: 429, body: { success: false, error: 'Troppi tentativi.' } }],
    ['Errore nella richiesta', { status: 500, body: '' }],
    ['Errore di connessione', { status: 200, body: '<html>' }],
  ] as const)('that fails says "%s"', async (text, answer) => {
    await open();
    server.answer('POST /api/request-password-reset', answer);
    await userEvent.type(screen.getByLabelText('Email'), 'giulia@example.org');
    await press('Invia Codice');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('lets whoever has a code go straight on, with what is typed so far', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Email'), 'giulia@example.org');
    await userEvent.click(screen.getByRole('link', { name: 'Ho già un codice' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'giulia@example.org');
    expect(document.activeElement).toBe(screen.getByLabelText('Codice'));

    await userEvent.click(screen.getByRole('link', { name: 'Richiedi il codice' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByRole('link', { name: 'Torna al Login' }).getAttribute('href')).toBe('/auth');
  });
});

describe('the second step', () => {
  it.each([
    ['it', 'Aggiorna Password', 'Tutti i campi sono obbligatori'],
    ['en', 'Update Password', 'All fields are required'],
    ['es', 'Cambiar contraseña', 'Todos los campos son obligatorios'],
  ] as const)('says once, in %s, that all fields are needed', async (language, button, text) => {
    await open({ language, path: secondStep });
    await press(button);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(text);
    const fields = [...document.querySelectorAll('input')];
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(
      fields.map(() => 'true'),
    );
    expect(fields[0]?.getAttribute('aria-describedby')).toContain(alert.id);
    await waitFor(() => expect(document.activeElement).toBe(fields[0]));
  });

  it.each([
    ['123', '123', 'La password deve essere di almeno 4 caratteri'],
    ['giallo', 'rosso', 'Le password non corrispondono'],
  ])('refuses %s and %s', async (password, confirmation, text) => {
    await open({ path: secondStep });
    await userEvent.type(screen.getByLabelText('Email'), 'giulia@example.org');
    await fillSecondStep(password, confirmation);
    await press('Aggiorna Password');
    await screen.findByRole('alert');
    expect(messages()).toEqual([text]);
    expect(server.seen).toEqual([]);
  });

  it('keeps the digits of the code, six at most', async () => {
    await open({ path: secondStep });
    const code = screen.getByLabelText('Codice');
    await userEvent.type(code, 'a4b0-2 9x18777');
    expect(code).toHaveProperty('value', '402918');
    await userEvent.clear(code);
    await userEvent.paste('402 918');
    expect(code).toHaveProperty('value', '402918');
    expect(code.getAttribute('inputmode')).toBe('numeric');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  });

  it('sends address, code and password, and after two seconds leads to the login', async () => {
    const updates = await open();
    await requestCode();
    await fillSecondStep();
    server.answer('POST /api/reset-password', { body: { success: true, message: 'ok' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Aggiorna Password' }));

    const done = 'Password aggiornata con successo! Reindirizzamento al login...';
    await untilShown(done);
    expect(screen.getByText(done).closest('[role=status]')).not.toBeNull();
    expect(updates).toEqual(['updated']);
    expect(bodies('/api/reset-password')).toEqual([
      { email: 'giulia@example.org', otp: '402918', newPassword: 'giallo' },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Torna al Login' }));

    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(window.location.pathname).toBe('/password-reset');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(window.location.pathname).toBe('/auth');
  });

  it('shows a wrong code under the code', async () => {
    await open();
    await requestCode();
    await fillSecondStep();
    server.answer('POST /api/reset-password', {
      status: 400,
      body: { success: false, code: 'reset_code_wrong', error: 'Il codice è errato o scaduto' },
    });
    await press('Aggiorna Password');
    await screen.findByText('Il codice è errato o scaduto');
    expect(screen.getByLabelText('Codice').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Codice'));
  });

  it('says "Errore nel reset della password" where the server says nothing', async () => {
    await open();
    await requestCode();
    await fillSecondStep();
    server.answer('POST /api/reset-password', { status: 500, body: '' });
    await press('Aggiorna Password');
    expect((await screen.findByRole('alert')).textContent).toBe('Errore nel reset della password');
  });

  it('asks for a new code', async () => {
    await open();
    await requestCode();
    await press('Invia un nuovo codice');
    await waitFor(() => expect(bodies('/api/request-password-reset')).toHaveLength(2));
    server.answer('POST /api/request-password-reset', {
      status: 429,
      body: { code: 'rate_limited', message: 'Troppi tentativi.' },
    });
    await screen.findByRole('button', { name: 'Invia un nuovo codice' });
    await press('Invia un nuovo codice');
    expect((await screen.findByRole('alert')).textContent).toBe('Troppi tentativi.');
  });

  it('goes back to the first step for a new code where there is no address', async () => {
    await open({ path: secondStep });
    await press('Invia un nuovo codice');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByRole('button', { name: 'Invia Codice' })).toBeDefined();
  });
});

import type { CurrentUser } from '@girone/contract/auth';
import type { Language } from '@girone/contract/languages';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { readToast } from '../../ui/feedback/toast-store.ts';
import { LoginForm } from './login-form.tsx';

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

const calls = () => server.seen.filter(({ url }) => url === '/api/login');
const submit = (name = 'Login') => screen.getByRole('button', { name });

/** The form by itself; what it hands on is kept. */
async function renderForm(language: Language = 'en'): Promise<CurrentUser[]> {
  const signedIn: CurrentUser[] = [];
  window.localStorage.setItem('language', language);
  await startSentences(language);
  openAt(`${server.origin}/auth`);
  render(<LoginForm onSignedIn={(user) => signedIn.push(user)} />);
  return signedIn;
}

/** From now on the server knows the browser, and has left its mark there. */
function openSession(): void {
  server.answer('POST /api/login', { body: member });
  server.answer('GET /api/user', { body: member });
  document.cookie = 'girone-signed-in=1; path=/';
}

async function fill(username: string, password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
}

const names = {
  en: ['Username', 'Password', 'Login'],
  it: ['Nome utente', 'Password', 'Accedi'],
  es: ['Nombre de usuario', 'Contraseña', 'Iniciar sesión'],
} as const;

describe('the login page', () => {
  it('signs in, says so and goes home', async () => {
    await renderApp({ server, path: '/auth' });
    await fill('giulia', 'giallo');
    openSession();
    await userEvent.click(submit());

    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(calls().map(({ body }) => JSON.parse(body))).toEqual([
      { username: 'giulia', password: 'giallo' },
    ]);
    expect(readToast()).toMatchObject({
      title: 'Login successful',
      description: 'Welcome back, Giulia.',
    });
  });

  it('takes the language of the account, on a fresh page where it came from', async () => {
    const { reloads } = await renderApp({ server, path: '/profile?user=paolo' });
    await userEvent.click(await screen.findByRole('link', { name: 'Log in' }));
    await fill('giulia', 'giallo');
    openSession();
    server.answer('POST /api/login', { body: { ...member, language: 'it' } });
    await userEvent.click(submit());
    await waitFor(() => expect(reloads).toEqual(['/profile?user=paolo']));
    expect(window.localStorage.getItem('language')).toBe('it');
  });

  it('goes back to the page that asked for it, also by way of the other tab', async () => {
    await renderApp({ server, path: '/profile?user=paolo' });
    await userEvent.click(await screen.findByRole('link', { name: 'Log in' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Register' }));
    expect(window.location.search).toBe('?tab=register');
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
    await fill('giulia', 'giallo');
    openSession();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/profile?user=paolo'),
    );
  });
});

describe('the login form', () => {
  it('shows the server’s refusal in the form and stays', async () => {
    const signedIn = await renderForm();
    server.answer('POST /api/login', {
      status: 401,
      body: { code: 'invalid_credentials', message: 'Wrong username or password.' },
    });
    await fill('giulia', 'rosso');
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong username or password.');
    expect(submit().getAttribute('aria-disabled')).not.toBe('true');
    expect(signedIn).toEqual([]);
  });

  it.each([
    ['en', 'Login failed', { status: 500, body: '' }],
    ['it', 'Accesso non riuscito', { status: 500, body: '' }],
    ['es', 'No se ha podido iniciar sesión', { status: 500, body: '' }],
    ['en', 'Connection error', { status: 200, body: '<html>' }],
    ['it', 'Errore di connessione', { status: 200, body: '<html>' }],
    ['es', 'Error de conexión', { status: 200, body: '<html>' }],
    [
      'en',
      'Wait a little.',
      { status: 429, body: { code: 'rate_limited', message: 'Wait a little.' } },
    ],
  ] as const)('in %s says "%s"', async (language, text, answer) => {
    await renderForm(language);
    server.answer('POST /api/login', answer);
    const [username, password, button] = names[language];
    await userEvent.type(await screen.findByLabelText(username), 'giulia');
    await userEvent.type(screen.getByLabelText(password), 'giallo');
    await userEvent.click(submit(button));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('checks the fields before it calls, and starts at the first wrong one', async () => {
    await renderForm();
    await fill('gi', '123');
    await userEvent.click(submit());
    const errors = await screen.findAllByRole('alert');
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      'Username must be 3 to 50 characters',
      'Password must be at least 4 characters',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
    expect(calls()).toEqual([]);
  });

  it('is sent once, however often the button is pressed', async () => {
    await renderForm();
    server.answer('POST /api/login', { status: 401, body: { message: 'No.' } });
    await fill('giulia', 'giallo');
    fireEvent.click(submit());
    const pending = screen.getByRole('button', { name: 'Logging in…' });
    expect(pending.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(pending);
    fireEvent.click(pending);
    await screen.findByRole('alert');
    expect(calls()).toHaveLength(1);
  });

  it('shows the password when asked to', async () => {
    await renderForm();
    const password = await screen.findByLabelText('Password');
    const reveal = screen.getByRole('button', { name: 'Show password', pressed: false });
    expect(password.getAttribute('type')).toBe('password');
    await userEvent.click(reveal);
    expect(password.getAttribute('type')).toBe('text');
    expect(reveal.getAttribute('aria-pressed')).toBe('true');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
  });

  it('leads to the recovery and to what is accepted', async () => {
    await renderForm();
    const links = ['Forgot your password?', 'Terms', 'Privacy Policy'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/password-reset', '/terms', '/privacy-policy']);
    expect(screen.getByText(/^By continuing/).textContent).toBe(
      'By continuing you accept the Terms and the Privacy Policy.',
    );
  });
});

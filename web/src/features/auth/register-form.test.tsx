import type { Language } from '@girone/contract/languages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { readToast } from '../../ui/feedback/toast-store.ts';
import { RegisterForm } from './register-form.tsx';

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

const path = '/auth?tab=register';
const calls = () => server.seen.filter(({ url }) => url === '/api/register');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const messages = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

/** The form by itself. */
async function renderForm(language: Language = 'en'): Promise<void> {
  window.localStorage.setItem('language', language);
  await startSentences(language);
  openAt(`${server.origin}${path}`);
  render(<RegisterForm onSignedIn={() => undefined} />);
}

async function type(label: string, text: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(label), text);
}

/** All that is needed, and the two boxes. */
async function fill(): Promise<void> {
  await type('Username', 'giulia');
  await type('Email', 'giulia@example.org');
  await type('Password', 'giallo');
  await type('Confirm password', 'giallo');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
}

const pairs = {
  en: ['Password', 'Confirm password', 'Create account'],
  it: ['Password', 'Conferma password', 'Crea account'],
  es: ['Contraseña', 'Confirmar contraseña', 'Crear cuenta'],
} as const;

describe('the registration', () => {
  it.each([
    {
      language: 'en',
      button: 'Create account',
      texts: [
        'Username is required',
        'Invalid email address',
        'Password must be at least 4 characters',
        'You must accept the Terms and Conditions',
        'You must accept the Privacy Policy',
      ],
    },
    {
      language: 'it',
      button: 'Crea account',
      texts: [
        'Il nome utente è obbligatorio',
        'Indirizzo email non valido',
        'La password deve essere di almeno 4 caratteri',
        'Devi accettare i Termini e condizioni',
        'Devi accettare l’Informativa sulla privacy',
      ],
    },
    {
      language: 'es',
      button: 'Crear cuenta',
      texts: [
        'El nombre de usuario es obligatorio',
        'Correo electrónico no válido',
        'La contraseña debe tener al menos 4 caracteres',
        'Debes aceptar los Términos y condiciones',
        'Debes aceptar la Política de privacidad',
      ],
    },
  ] as const)('says what is missing in $language', async ({ language, button, texts }) => {
    await renderForm(language);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findAllByRole('alert');
    expect(messages()).toEqual(texts);
    expect(calls()).toEqual([]);
  });

  it.each([
    ['en', "Passwords don't match"],
    ['it', 'Le password non corrispondono'],
    ['es', 'Las contraseñas no coinciden'],
  ] as const)('compares the passwords in %s', async (language, text) => {
    const [first, second, button] = pairs[language];
    await renderForm(language);
    await type(first, 'giallo');
    await type(second, 'rosso');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByText(text);
    const confirmation = screen.getByLabelText(second);
    const described = confirmation.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(text);
    expect(confirmation.getAttribute('aria-invalid')).toBe('true');
  });

  it('sends no empty name and no acceptance, says so and goes home', async () => {
    await renderApp({ server, path });
    await fill();
    await type('Last name (optional)', '   ');
    server.answer('POST /api/register', { status: 201, body: member });
    server.answer('GET /api/user', { body: member });
    document.cookie = 'girone-signed-in=1; path=/';
    await send();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(calls().map(({ body }) => JSON.parse(body))).toEqual([
      {
        username: 'giulia',
        email: 'giulia@example.org',
        password: 'giallo',
        confirmPassword: 'giallo',
      },
    ]);
    expect(readToast()).toMatchObject({
      title: 'Account created',
      description: 'Welcome to Girone, Giulia.',
    });
  });

  it('sends the names that were typed', async () => {
    await renderForm();
    await fill();
    await type('First name (optional)', 'Giulia');
    server.answer('POST /api/register', { status: 201, body: member });
    await send();
    await waitFor(() => expect(calls()).toHaveLength(1));
    const [sent] = calls().map(({ body }): unknown => JSON.parse(body));
    expect(sent).toMatchObject({ firstName: 'Giulia' });
    expect(sent).not.toHaveProperty('lastName');
  });

  it('shows under its field what the server refuses, with the focus there', async () => {
    await renderForm();
    await fill();
    server.answer('POST /api/register', {
      status: 409,
      body: {
        code: 'email_taken',
        message: 'An account with that email address exists already.',
        fields: { email: 'That email address is taken' },
      },
    });
    await send();
    await screen.findByText('That email address is taken');
    const email = screen.getByLabelText('Email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(messages()).toEqual(['That email address is taken']);
  });

  it.each([
    [
      'the server’s words',
      { status: 429, body: { message: 'Too many attempts.' } },
      'Too many attempts.',
    ],
    ['its own where there are none', { status: 500, body: '' }, 'Registration failed'],
  ] as const)('that fails is told in %s', async (_case, answer, text) => {
    await renderForm();
    await fill();
    server.answer('POST /api/register', answer);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('rates the password while it is typed, and accepts a weak one', async () => {
    await renderForm();
    expect(await screen.findByText('At least 4 characters')).toBeDefined();
    await type('Password', 'gatto');
    expect(screen.getByText('Strength: weak. A longer one is stronger.')).toBeDefined();
    await type('Password', ' nero di Roma');
    expect(screen.getByText('Strength: strong.')).toBeDefined();
  });

  it('tells the browser what each field is for', async () => {
    await renderForm();
    await screen.findByLabelText('Username');
    const fields = [...document.querySelectorAll('input:not([type=checkbox])')];
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'username',
      'email',
      'new-password',
      'new-password',
      'given-name',
      'family-name',
    ]);
  });

  it('has a name of its own in the tab', async () => {
    await renderApp({ server, path });
    await screen.findByRole('heading', { level: 1, name: 'Pick your side.' });
    await waitFor(() => expect(document.title).toBe('Register — Girone'));
  });
});

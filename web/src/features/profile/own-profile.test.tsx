import type { Profile } from '@girone/contract/profiles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { startBucket, type Bucket } from '../../testing/bucket.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
// Fetched when they are wanted; here before the clock of the first test runs.
import './edit-profile.tsx';
import './picture-dialog.tsx';
import './profile-check.ts';
import './profile-tabs.tsx';
import { ProfilePage } from './profile-page.tsx';
import { samplePicture } from '../../testing/sample-picture.ts';

let server: ApiServer;
let bucket: Bucket;

beforeEach(async () => {
  [server, bucket] = await Promise.all([startApiServer(), startBucket()]);
  server.answer('POST /api/objects/upload', { body: { uploadURL: bucket.address } });
});

afterEach(async () => {
  await Promise.all([server.close(), bucket.close()]);
});

const own = (facts: Partial<Profile> = {}) =>
  sampleProfile({
    username: 'giulia',
    firstName: 'Giulia',
    lastName: 'Ferrante',
    website: null,
    dateOfBirth: '1991-05-14',
    viewerIsOwner: true,
    ...facts,
  });

function answerWith(profile: Profile): void {
  server.answer('GET /api/users/profile/giulia', { body: profile });
  server.answer('GET /api/users/follow-requests', { body: [] });
  for (const list of ['activity', 'films']) {
    server.answer(`GET /api/users/giulia/${list}`, { body: [] });
  }
}

async function open(profile: Profile) {
  answerWith(profile);
  const onAccountChange = vi.fn<() => void>();
  await renderPart(
    <main>
      <ProfilePage viewer={{ username: 'giulia' }} onAccountChange={onAccountChange} />
    </main>,
    { server, path: '/profile', language: 'it' },
  );
  await screen.findByRole('heading', { level: 1 });
  return { onAccountChange };
}

const sent = (call: string) => {
  const [method, url] = call.split(' ');
  const body = server.seen.findLast((each) => each.method === method && each.url === url)?.body;
  return body === undefined ? undefined : (JSON.parse(body) as unknown);
};

async function startEditing() {
  await userEvent.click(screen.getByRole('button', { name: 'Modifica Profilo' }));
  return screen.findByRole('form', { name: 'Il tuo profilo' });
}

describe('editing one’s profile', () => {
  it('takes the place of what is read, and is left by Annulla', async () => {
    await open(own());
    const form = await startEditing();
    expect(window.location.search).toBe('?form=edit');
    expect(screen.queryByRole('region', { name: 'In cifre' })).toBeNull();
    expect(within(form).getByLabelText<HTMLInputElement>('Data di nascita').value).toBe(
      '1991-05-14',
    );
    await userEvent.click(within(form).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    const start = screen.getByRole('button', { name: 'Modifica Profilo' });
    expect(document.activeElement).toBe(start);
    expect(window.location.search).toBe('');
  });

  it('is saved, said so, and over', async () => {
    const { onAccountChange } = await open(own());
    const form = await startEditing();
    await userEvent.clear(within(form).getByLabelText('Bio'));
    await userEvent.type(within(form).getByLabelText('Sito web'), ' https://giulia.example ');
    const saved = own({ bio: null, website: 'https://giulia.example' });
    server.answer('PUT /api/users/profile', { body: saved });
    answerWith(saved);
    await userEvent.click(within(form).getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Profilo aggiornato')).toBeDefined();
    expect(screen.getByText('Le tue informazioni sono state salvate con successo!')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(await screen.findByRole('link', { name: 'giulia.example' })).toBeDefined();
    expect(sent('PUT /api/users/profile')).toEqual({
      firstName: 'Giulia',
      lastName: 'Ferrante',
      bio: '',
      location: 'Bologna',
      website: 'https://giulia.example',
      dateOfBirth: '1991-05-14',
    });
    expect(onAccountChange).toHaveBeenCalledOnce();
  });

  it('is checked by the contract before it is sent, and by the server after', async () => {
    await open(own());
    const form = await startEditing();
    const site = within(form).getByLabelText('Sito web');
    await userEvent.type(site, 'giulia.example');
    await userEvent.click(within(form).getByRole('button', { name: 'Salva' }));
    expect(
      await within(form).findByText('Inserisci un indirizzo che comincia con http:// o https://'),
    ).toBeDefined();
    expect(sent('PUT /api/users/profile')).toBeUndefined();

    await userEvent.clear(site);
    server.answer('PUT /api/users/profile', {
      status: 400,
      body: { code: 'invalid_input', message: 'No.', fields: { dateOfBirth: 'Troppo presto.' } },
    });
    await userEvent.click(within(form).getByRole('button', { name: 'Salva' }));
    expect(await within(form).findByText('Troppo presto.')).toBeDefined();
  });

  it.each([
    [{}, 'Impossibile aggiornare il profilo.'],
    [{ message: 'Con calma.' }, 'Con calma.'],
  ])('that fails is told in a notice: %j', async (body, text) => {
    await open(own());
    const form = await startEditing();
    server.answer('PUT /api/users/profile', { status: 503, body });
    await userEvent.click(within(form).getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Errore')).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('form')).toBeDefined();
  });
});

/** The test window neither shows pictures nor draws: these are the parts of both that a crop asks for. */
function lendCanvas(): { drawn: unknown[][] } {
  const drawn: unknown[][] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400);
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => ({ drawImage: (_image: unknown, ...box: unknown[]) => drawn.push(box) }),
  });
  Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', {
    configurable: true,
    value: (done: (blob: Blob) => void, type: string) => done(new Blob(['square'], { type })),
  });
  return { drawn };
}

const photo = (size = 16) => samplePicture('me.png', 'image/png', size);

async function openPicture() {
  await userEvent.click(screen.getByRole('button', { name: 'Cambia foto profilo' }));
  return screen.findByRole('dialog', { name: 'Foto profilo' });
}

function choose(dialog: HTMLElement, file: File): void {
  const input = dialog.querySelector('input[type=file]');
  if (input === null) throw new Error('there is no file chooser');
  fireEvent.change(input, { target: { files: [file] } });
}

function showPhoto(dialog: HTMLElement): void {
  const image = dialog.querySelector('img');
  if (image === null) throw new Error('there is no photo');
  fireEvent.load(image);
}

describe('one’s picture', () => {
  it('is cut with the keyboard, sent as a square and made one’s own', async () => {
    const { drawn } = lendCanvas();
    const { onAccountChange } = await open(own());
    const dialog = await openPicture();
    choose(dialog, photo());
    const frame = await within(dialog).findByRole('application', { name: 'Ritaglio della foto' });
    showPhoto(dialog);
    frame.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    fireEvent.change(within(dialog).getByRole('slider', { name: 'Ingrandimento' }), {
      target: { value: '2' },
    });
    server.answer('PUT /api/users/profile-image', {
      body: { profileImageUrl: '/objects/images/me' },
    });
    answerWith(own({ profileImageUrl: '/objects/images/me' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usa questa foto' }));
    expect(await screen.findByText('Foto profilo aggiornata')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A fifth of the frame to the right, then the middle half of what was there.
    expect(drawn).toEqual([[220, 100, 200, 200, 0, 0, 200, 200]]);
    expect(bucket.puts.map(({ headers }) => headers['content-type'])).toEqual(['image/webp']);
    expect(sent('PUT /api/users/profile-image')).toEqual({ imageUrl: bucket.address });
    expect(onAccountChange).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(document.querySelector('img[src="/objects/images/me?w=480"]')).not.toBeNull(),
    );
  });

  it('is dragged', async () => {
    const { drawn } = lendCanvas();
    await open(own());
    const dialog = await openPicture();
    choose(dialog, photo());
    const frame = await within(dialog).findByRole('application');
    showPhoto(dialog);
    vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 200));
    fireEvent.pointerDown(frame, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 50, clientY: 100 });
    fireEvent.pointerUp(frame, { pointerId: 1 });
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 0, clientY: 0 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usa questa foto' }));
    await waitFor(() => expect(drawn).toEqual([[300, 0, 400, 400, 0, 0, 400, 400]]));
  });

  it('of more than 5 MB is refused before it is looked at', async () => {
    await open(own());
    const dialog = await openPicture();
    choose(dialog, photo(5_242_881));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'me.png pesa 5,1 MB. Il limite è 5 MB.',
    );
    expect(within(dialog).queryByRole('application')).toBeNull();
  });

  it('that cannot be read is chosen anew', async () => {
    lendCanvas();
    await open(own());
    const dialog = await openPicture();
    choose(dialog, photo());
    await within(dialog).findByRole('application');
    const image = dialog.querySelector('img');
    if (image !== null) fireEvent.error(image);
    expect((await within(dialog).findByRole('alert')).textContent).toContain('non si riesce');
    expect(within(dialog).getByRole('button', { name: 'Scegli un’immagine' })).toBeDefined();
  });

  it('that does not arrive is told, and can be sent again', async () => {
    lendCanvas();
    Object.assign(bucket.answer, { status: 507, body: '{"message":"Il disco è pieno."}' });
    await open(own());
    const dialog = await openPicture();
    choose(dialog, photo());
    await within(dialog).findByRole('application');
    showPhoto(dialog);
    const keep = within(dialog).getByRole('button', { name: 'Usa questa foto' });
    await userEvent.click(keep);
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      "Errore nel caricamento dell'immagine. Il disco è pieno.",
    );
    bucket.answer.status = 200;
    server.answer('PUT /api/users/profile-image', {
      status: 422,
      body: { message: 'Illeggibile.' },
    });
    await userEvent.click(keep);
    expect(await screen.findByText('Illeggibile.')).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('is taken away', async () => {
    await open(own({ profileImageUrl: '/objects/images/me' }));
    const dialog = await openPicture();
    server.answer('PUT /api/users/profile-image', { body: { profileImageUrl: null } });
    answerWith(own());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Togli la foto' }));
    expect(await screen.findByText('Foto profilo rimossa')).toBeDefined();
    expect(sent('PUT /api/users/profile-image')).toEqual({ imageUrl: '' });
  });
});

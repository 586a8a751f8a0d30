import type { Circle } from '@girone/contract/circles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { startBucket, type Bucket } from '../../testing/bucket.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleCircle, sampleInvite } from '../../testing/sample-circle.ts';
import './circles-page.tsx';
import './circle-dialogs.tsx';
import './circle-checks.ts';
import './circle-page.tsx';
import './invite-dialog.tsx';
import '../../ui/feedback/toaster.tsx';
import '../../ui/overlays/upload-dialog/upload-panel.tsx';
import '../../lib/image-upload/send-image.ts';
import { samplePicture } from '../../testing/sample-picture.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

async function openForm(): Promise<HTMLElement> {
  server.answer('GET /api/circles/my', { body: { circles: [], active: 0, max: 3 } });
  server.answer('GET /api/circles', { body: [] });
  await renderApp({ server, path: '/circles?form=create', user: member });
  // Until its code is there, another dialog of that name stands in its place.
  await screen.findByLabelText('Name');
  return screen.getByRole('dialog', { name: 'Create circle' });
}

/** What the new circle's page asks for. */
function answerAsCreated(circle: Circle): void {
  const path = `/api/circles/${circle.id}`;
  server.answer(`GET ${path}`, { body: circle });
  server.answer(`GET ${path}/members`, { body: [] });
  server.answer(`GET ${path}/tournaments`, { body: [] });
  server.answer(`POST ${path}/invite-link`, { body: sampleInvite({ circleId: circle.id }) });
}

const sent = () =>
  server.seen
    .filter(({ method, url }) => method === 'POST' && url === '/api/circles')
    .map(({ body }): unknown => JSON.parse(body));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
async function fill(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));

describe('creating a circle', () => {
  it('is not lost by a key: whoever has typed is asked, and goes on where they were', async () => {
    const dialog = await openForm();
    await fill('Name', 'Mezzanotte');

    await userEvent.keyboard('{Escape}');
    expect(within(dialog).getByRole('alert').textContent).toBe('Discard your changes?');
    expect(document.activeElement).toBe(
      within(dialog).getByRole('button', { name: 'Keep editing' }),
    );
    await userEvent.keyboard('{Escape}');
    expect(field('Name').value).toBe('Mezzanotte');
    expect(document.activeElement).toBe(field('Name'));

    await userEvent.keyboard('{Escape}');
    await press(dialog, 'Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
  });

  it('is asked about no longer by whoever goes on typing, and can be sent', async () => {
    const dialog = await openForm();
    await fill('Name', 'Mezzanotte');
    await userEvent.keyboard('{Escape}');
    await fill('Max films', '16');
    expect(document.activeElement).toBe(field('Max films'));
    expect(within(dialog).queryByRole('button', { name: 'Discard' })).toBeNull();
    await press(dialog, 'Create circle');
    await waitFor(() => expect(sent()).toMatchObject([{ maxFilms: 16 }]));
  });

  it('cannot be discarded while it is being sent', async () => {
    const dialog = await openForm();
    await fill('Name', 'Mezzanotte');
    await userEvent.keyboard('{Escape}');
    const discard = within(dialog).getByRole('button', { name: 'Discard' });
    const { until, letGo } = holdBack();
    server.answer('POST /api/circles', { status: 500, until });
    const form = dialog.querySelector('form');
    if (form === null) throw new Error('no form');
    fireEvent.submit(form);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(discard.isConnected).toBe(false);
    expect(within(dialog).getByRole('button', { name: 'Creating…' })).toBeDefined();
    letGo();
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Unable to create circle.');
  });

  it('closes by a key as long as nothing was typed', async () => {
    await openForm();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends what was chosen, and the circle is there', async () => {
    const dialog = await openForm();
    await fill('Name', '  Mezzanotte ');
    await press(dialog, 'On approval');
    await fill('Max films', '16');
    const created = sampleCircle({ id: 9, name: 'Mezzanotte', viewerRole: 'admin', ownerId: 7 });
    server.answer('POST /api/circles', { status: 201, body: created });
    server.answer('GET /api/circles/my', { body: { circles: [created], active: 1, max: 3 } });
    answerAsCreated(created);
    await press(dialog, 'Create circle');
    expect(await screen.findByText('Circle created')).toBeDefined();
    // A circle of one is none: the way to invite others is open.
    expect(await screen.findByRole('dialog', { name: 'Invite to Mezzanotte' })).toBeDefined();
    expect(window.location.pathname + window.location.search).toBe('/circles/9?form=invite');
    expect(sent()).toEqual([
      {
        name: 'Mezzanotte',
        isPublic: true,
        joinType: 'approval_required',
        maxFilms: 16,
        maxFilmsPerUser: 3,
      },
    ]);
  });

  it('stays on screen until there is an answer, and leaves one step behind', async () => {
    server.answer('GET /api/circles/my', { body: { circles: [], active: 0, max: 3 } });
    server.answer('GET /api/circles', { body: [] });
    await renderApp({ server, path: '/circles', user: member });
    const [create] = await screen.findAllByRole('button', { name: 'Create circle' });
    if (create === undefined) throw new Error('nothing to create with');
    await userEvent.click(create);
    await screen.findByLabelText('Name');
    const dialog = screen.getByRole('dialog', { name: 'Create circle' });
    await fill('Name', 'Mezzanotte');
    const { until, letGo } = holdBack();
    const created = sampleCircle({ id: 9, name: 'Mezzanotte', viewerRole: 'admin', ownerId: 7 });
    server.answer('POST /api/circles', { status: 201, body: created, until });
    await press(dialog, 'Create circle');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await press(dialog, 'Cancel');
    await userEvent.keyboard('{Escape}');
    await press(dialog, 'Close');
    expect(window.location.search).toBe('?form=create');
    answerAsCreated(created);
    letGo();
    expect(await screen.findByText('Circle created')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname + window.location.search).toBe('/circles/9');
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/circles'));
    expect(window.location.search).toBe('');
  });

  it('makes a private one need approval, and says so', async () => {
    const dialog = await openForm();
    await fill('Name', 'Mezzanotte');
    await press(dialog, 'Private');
    expect(within(dialog).getByText(/a private circle always needs approval/)).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Open' })).toBeNull();
    await press(dialog, 'Create circle');
    await waitFor(() =>
      expect(sent()).toMatchObject([{ isPublic: false, joinType: 'approval_required' }]),
    );
  });

  it('says under each field what is wrong with it', async () => {
    const dialog = await openForm();
    await fill('Max films', '65');
    await fill('Max films per user', '');
    await userEvent.clear(field('Max films per user'));
    await press(dialog, 'Create circle');
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('alert')
          .map(({ textContent }) => textContent),
      ).toEqual(['Name is required', 'Enter a number from 2 to 64', 'Enter a number from 1 to 10']),
    );
    expect(document.activeElement).toBe(field('Name'));
    expect(sent()).toEqual([]);
  });

  it.each([
    [400, { message: 'No.', fields: { name: 'That name is too loud.' } }, 'That name is too loud.'],
    [409, { message: 'You are in 3 circles already.' }, 'You are in 3 circles already.'],
    [401, { message: 'Login required' }, 'Session expired. Please log in again.'],
    [500, '', 'Unable to create circle.'],
  ])('shows a refusal: %i', async (status, body, text) => {
    const dialog = await openForm();
    await fill('Name', 'Mezzanotte');
    server.answer('POST /api/circles', { status, body });
    await press(dialog, 'Create circle');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(text);
  });
});

async function upload(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Upload cover' }));
  await screen.findByRole('dialog', { name: 'Upload cover' });
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (found === null) throw new Error('nothing to choose a file with');
    return found;
  });
  const picture = samplePicture();
  await userEvent.upload(input, picture);
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
}

describe('a cover', () => {
  let bucket: Bucket;

  beforeEach(async () => {
    bucket = await startBucket();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:cover');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  });

  afterEach(async () => {
    await bucket.close();
  });

  it('is not lost without a question either', async () => {
    const dialog = await openForm();
    server.answer('POST /api/objects/upload', { body: { uploadURL: bucket.address } });
    await upload();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload cover' })).toBeNull());
    await press(dialog, 'Close');
    expect(within(dialog).getByRole('button', { name: 'Discard' })).toBeDefined();
  });

  it('is sent with the circle', async () => {
    const dialog = await openForm();
    await fill('Name', 'Mezzanotte');
    server.answer('POST /api/objects/upload', { body: { uploadURL: bucket.address } });
    await upload();
    expect(await screen.findByText('Image uploaded!')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload cover' })).toBeNull());
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('blob:cover');
    await press(dialog, 'Create circle');
    await waitFor(() => expect(sent()).toMatchObject([{ coverImageUrl: bucket.address }]));
  });

  it.each([
    ['Unable to get upload URL', 503, 200],
    ['Error uploading image.', 200, 502],
  ])('that does not arrive: %s', async (text, addressStatus, fileStatus) => {
    await openForm();
    Object.assign(bucket.answer, { status: fileStatus, body: '' });
    server.answer('POST /api/objects/upload', {
      status: addressStatus,
      body: { uploadURL: bucket.address },
    });
    await upload();
    expect(await screen.findByText(text)).toBeDefined();
  });
});

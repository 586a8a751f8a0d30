import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ArchiveDesk } from './archive-desk.tsx';
import { ArchiveShelf } from './archive-shelf.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(() => server.close());

const season = {
  id: 4,
  name: 'Coppa dei Finali Aperti',
  circleName: 'Cineforum',
  isPublic: true,
  films: 10,
  champions: ['Stalker', 'Persona'],
  startedAt: '2026-09-24T19:00:00.000Z',
  completedAt: '2026-10-30T21:00:00.000Z',
  lastSeal: 'a'.repeat(64),
  importedAt: '2026-11-02T18:40:00.000Z',
};

async function open(seasons: readonly object[], part: 'shelf' | 'desk') {
  server.answer('GET /api/archive', { body: seasons });
  const Part = part === 'shelf' ? ArchiveShelf : ArchiveDesk;
  await renderPart(<Part />, { server, path: '/tournaments', language: 'it' });
  return userEvent.setup();
}

it('shows an archived championship as one, with its champions', async () => {
  await open([season], 'shelf');
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('Archiviato')).toBeDefined();
  expect(card.getByText('Stalker e Persona')).toBeDefined();
  expect(card.getByRole('link', { name: season.name }).getAttribute('href')).toBe('/archive/4');
});

it('asks before it takes one out', async () => {
  const user = await open([season], 'desk');
  await user.click(
    await screen.findByRole('button', { name: `Togli ${season.name} dall’archivio` }),
  );
  server.answer('DELETE /api/admin/archive/4', { status: 204 });
  await user.click(screen.getByRole('button', { name: 'Togli' }));
  expect(await screen.findByText(`${season.name} non è più in archivio`)).toBeDefined();
});

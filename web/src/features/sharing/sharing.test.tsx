import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { embedCode } from './share-addresses.ts';
import { ShareSeason } from './share-season.tsx';
// So that the dialog is here before a test waits for it.
import './share-dialog.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'share');
  await server.close();
});

const call = '/api/calendar?tournamentId=5';
const addresses = (version: number) => ({
  mine: `https://girone.example/api/calendars/key${version}/mine.ics`,
  tournament: `https://girone.example/api/calendars/key${version}/tournaments/5.ics`,
});

interface Scene {
  isOver?: boolean;
  isPublic?: boolean;
  isSignedIn?: boolean;
}

async function open({ isPublic = true, isSignedIn = false, isOver = false }: Scene = {}) {
  await renderPart(
    <ShareSeason
      tournamentId={5}
      name="Giallo & Noir"
      isPublic={isPublic}
      isSignedIn={isSignedIn}
      isOver={isOver}
    />,
    { server, path: '/leaderboard?tournament=5', language: 'it' },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Condividi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Condividi Giallo & Noir' }));
  await dialog.findByRole('heading', { name: 'Link' });
  return { user, dialog };
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('has everything of a public one for a visitor', async () => {
  const { user, dialog } = await open();
  expect(valueOf('Indirizzo della pagina')).toBe(`${server.origin}/leaderboard?tournament=5`);
  await user.click(dialog.getByRole('button', { name: 'Copia: Indirizzo della pagina' }));
  expect(await navigator.clipboard.readText()).toBe(`${server.origin}/leaderboard?tournament=5`);
  expect(await screen.findByText('Copiato')).toBeDefined();
  const picture = '/api/tournaments/5/share.png?lang=it';
  expect(dialog.getByRole('img').getAttribute('src')).toBe(picture);
  const download = dialog.getByRole('link', { name: 'Scarica l’immagine' });
  expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
    picture,
    'girone-5.png',
  ]);
  expect(dialog.getByRole('link', { name: 'File CSV' }).getAttribute('href')).toBe(
    '/api/tournaments/5/results.csv',
  );
  expect(dialog.getByRole('link', { name: 'File JSON' }).getAttribute('href')).toBe(
    '/api/tournaments/5/results.json',
  );
  expect(valueOf('Giornate di questo campionato')).toBe(
    `${server.origin}/api/tournaments/5/calendar.ics?lang=it`,
  );
  expect(dialog.queryByRole('button', { name: 'Crea nuovi indirizzi' })).toBeNull();
  expect(server.seen.some(({ url }) => url.startsWith('/api/calendar'))).toBe(false);
});

it('makes the code for another page in the look that is chosen', async () => {
  const { user, dialog } = await open();
  expect(valueOf('Codice')).toContain('theme=auto');
  await user.click(dialog.getByRole('button', { name: 'Scuro' }));
  const address = `${server.origin}/embed/tournaments/5?lang=it&theme=dark`;
  expect(valueOf('Codice')).toBe(embedCode(address, 'Giallo & Noir'));
  expect(valueOf('Codice')).toContain('title="Giallo &amp; Noir"');
  expect(dialog.getByRole('link', { name: /Guarda come viene/ }).getAttribute('href')).toBe(
    address,
  );
  expect(embedCode('a', '"><script>')).toContain('title="&quot;&gt;&lt;script&gt;"');
});

it('has the box of one that is over, and of no other', async () => {
  const { dialog } = await open({ isOver: true });
  const box = dialog.getByRole('link', { name: 'Scarica la scatola' });
  expect([box.getAttribute('href'), box.hasAttribute('download')]).toEqual([
    '/api/tournaments/5/box.html',
    true,
  ]);
});

it('has no box while it is being played', async () => {
  const { dialog } = await open();
  expect(dialog.queryByRole('link', { name: 'Scarica la scatola' })).toBeNull();
});

it('offers less of one that not everyone may see', async () => {
  server.answer(`GET ${call}`, { body: addresses(1) });
  await open({ isPublic: false, isSignedIn: true });
  await screen.findByLabelText('Giornate di questo campionato, solo per te');
  expect(screen.queryByRole('heading', { name: 'Sul tuo sito' })).toBeNull();
  expect(screen.queryByLabelText('Giornate di questo campionato')).toBeNull();
  expect(valueOf('Giornate di questo campionato, solo per te')).toBe(addresses(1).tournament);
});

it('ends the secret addresses only after asking', async () => {
  server.answer(`GET ${call}`, { body: addresses(1) });
  const { user } = await open({ isSignedIn: true });
  await screen.findByLabelText('Giornate di tutti i tuoi campionati');
  await user.click(screen.getByRole('button', { name: 'Crea nuovi indirizzi' }));
  let question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Annulla' }));
  expect(server.seen.some(({ method }) => method === 'POST')).toBe(false);

  server.answer(`POST ${call}`, { status: 503, body: { message: 'Un attimo.' } });
  await user.click(screen.getByRole('button', { name: 'Crea nuovi indirizzi' }));
  question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Crea nuovi indirizzi' }));
  expect(await screen.findByText('Un attimo.')).toBeDefined();
  expect(valueOf('Giornate di tutti i tuoi campionati')).toBe(addresses(1).mine);

  server.answer(`POST ${call}`, { body: addresses(2) });
  await user.click(screen.getByRole('button', { name: 'Crea nuovi indirizzi' }));
  question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Crea nuovi indirizzi' }));
  await waitFor(() =>
    expect(valueOf('Giornate di tutti i tuoi campionati')).toBe(addresses(2).mine),
  );
});

it('says that the addresses did not arrive, and the rest stays', async () => {
  server.answer(`GET ${call}`, { status: 503 });
  const { user } = await open({ isSignedIn: true });
  const alert = within(await screen.findByRole('alert'));
  expect(valueOf('Giornate di questo campionato')).toContain('calendar.ics');
  server.answer(`GET ${call}`, { body: addresses(1) });
  await user.click(alert.getByRole('button', { name: 'Riprova' }));
  await screen.findByLabelText('Giornate di tutti i tuoi campionati');
});

it('selects the text where the browser forbids to copy', async () => {
  const { user, dialog } = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowed'));
  await user.click(dialog.getByRole('button', { name: 'Copia: Indirizzo della pagina' }));
  expect(await screen.findByText(/copialo a mano/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Indirizzo della pagina'));
});

it('hands the link to the device where it can, and takes no for an answer', async () => {
  const share = vi.fn<Navigator['share']>();
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user, dialog } = await open();
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  const send = dialog.getByRole('button', { name: 'Invia con…' });
  await user.click(send);
  expect(share).toHaveBeenCalledWith({
    title: 'Giallo & Noir',
    url: `${server.origin}/leaderboard?tournament=5`,
  });
  expect(screen.queryByText('L’invio non è riuscito')).toBeNull();
  share.mockRejectedValueOnce(new DOMException('', 'DataError'));
  await user.click(send);
  expect(await screen.findByText('L’invio non è riuscito')).toBeDefined();
});

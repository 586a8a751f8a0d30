import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleAuthor, samplePost } from '../../testing/sample-post.ts';
import { RecentComments } from './recent-comments.tsx';
import { shortenText } from './shorten-text.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const call = 'GET /api/tournaments/5/comments';
const show = (language: 'en' | 'it' = 'it') =>
  renderPart(<RecentComments tournament={{ id: 5, name: 'Noir' }} />, {
    server,
    path: '/tournaments/5',
    language,
  });

it('shows the latest comments on a championship as specified', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00.000Z') });
  const comments = [
    samplePost({ id: 3, content: 'a'.repeat(121), createdAt: '2026-11-14T12:00:00.000Z' }),
    samplePost({ id: 2, content: 'b'.repeat(120), createdAt: '2025-11-13T12:00:00.000Z' }),
    samplePost({
      id: 1,
      author: { ...sampleAuthor, username: 'elena', profileImageUrl: '/o/e' },
      match: { id: 9, matchDay: 3, home: 'Stalker', away: 'Suspiria' },
    }),
  ];
  server.answer(call, { body: { comments, total: 11 } });
  await show();
  expect(screen.getByRole('heading', { name: 'Commenti Recenti' })).toBeDefined();
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]?.textContent).toBe(`MAmarcob 14 nov${'a'.repeat(120)}...`);
  expect(items[1]?.textContent).toBe(`MAmarcob 13 nov 2025${'b'.repeat(120)}`);
  expect(items[2]?.querySelector('img')?.getAttribute('src')).toBe('/o/e');
  const match = screen.getByRole('link', { name: 'Giornata 3 · Stalker – Suspiria' });
  expect(match.getAttribute('href')).toBe('/tournaments/5?tab=matches&day=3');
  const all = screen.getByText('Vedi Tutti');
  expect(all.getAttribute('href')).toBe('/social?tournament=5');
  const more = screen.getByRole('link', { name: 'Vedi altri 8 commenti' });
  expect(more.getAttribute('href')).toBe('/social?tournament=5');
});

it('invites to start where nothing was said, and hears the first word', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server.answer(call, { status: 503 });
  const { tell } = await show();
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  server.answer(call, { body: { comments: [], total: 0 } });
  await userEvent.click(retry);
  expect(await screen.findByText('Nessun commento ancora.')).toBeDefined();
  const start = screen.getByRole('link', { name: 'Inizia la discussione' });
  expect(start.getAttribute('href')).toBe('/social?tournament=5');
  expect(screen.queryByRole('link', { name: /Vedi altri/ })).toBeNull();

  server.answer(call, { body: { comments: [samplePost({ content: 'Prima!' })], total: 1 } });
  tell('post', {
    postId: 1,
    change: 'published',
    parentPostId: null,
    tournamentId: 5,
    matchId: null,
    circleId: null,
    likesCount: 0,
    dislikesCount: 0,
    repliesCount: 0,
  });
  expect(await within(await screen.findByRole('listitem')).findByText('Prima!')).toBeDefined();
});

it('never cuts a character in two', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(shortenText(family.repeat(3), 3)).toBe(family.repeat(3));
  expect(shortenText(`${family.repeat(2)}e\u0301`, 2)).toBe(`${family.repeat(2)}...`);
  expect(shortenText('', 2)).toBe('');
});

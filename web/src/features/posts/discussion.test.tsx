import type { LiveEvents } from '@girone/contract/events';
import type { Post } from '@girone/contract/posts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { member } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleAuthor, samplePost } from '../../testing/sample-post.ts';
import { MatchDiscussion } from './match-discussion.tsx';
import { TournamentDiscussion } from './tournament-discussion.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  // What is heard is asked for at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(async () => {
  await server.close();
});

const noir = { id: 5, name: 'Noir', circleId: 3 };
const about = { tournament: { id: 5, name: 'Noir' }, circle: { id: 3, name: 'Cineforum' } };
const mine: Partial<Post> = {
  author: { ...sampleAuthor, username: 'giulia', firstName: 'Giulia', lastName: 'Ferrante' },
  viewerMayDelete: true,
};
const match = { id: 9, matchDay: 3, home: 'Stalker', away: 'Suspiria' };

function answerTalk(posts: Post[], total = posts.length): void {
  server.answer('GET /api/posts/feed?tournamentId=5&limit=25', { body: posts });
  server.answer('GET /api/tournaments/5/comments', {
    body: { comments: posts.slice(0, 3), total },
  });
}

const bodies = (call: string) =>
  server.seen
    .filter(({ method, url }) => `${method} ${url}` === call)
    .map(({ body }): unknown => JSON.parse(body));

function show(whyNot: string | null = null) {
  return renderPart(<TournamentDiscussion tournament={noir} viewer={member} whyNot={whyNot} />, {
    server,
    path: '/tournaments/5?tab=discussion',
    language: 'it',
  });
}

function eventOf(facts: Partial<LiveEvents['post']>): LiveEvents['post'] {
  return {
    postId: 1,
    change: 'published',
    parentPostId: null,
    tournamentId: 5,
    matchId: null,
    circleId: null,
    likesCount: 0,
    dislikesCount: 0,
    repliesCount: 0,
    ...facts,
  };
}

describe('the discussion of a championship', () => {
  it('is begun where it stands', async () => {
    answerTalk([]);
    server.answer('POST /api/posts', {
      status: 201,
      body: samplePost({ id: 40, content: 'Si comincia.', ...about, ...mine }),
    });
    await show();
    expect(screen.getByRole('heading', { name: 'Commenti Recenti' })).toBeDefined();
    expect(screen.getByText('Vedi Tutti').getAttribute('href')).toBe('/social?tournament=5');
    expect(await screen.findByText('Nessun commento ancora.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Inizia la discussione' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Testo del post' }));
    await userEvent.paste('Si comincia.');
    await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
    expect(await screen.findByRole('article')).toBeDefined();
    expect(bodies('POST /api/posts')).toEqual([{ content: 'Si comincia.', tournamentId: 5 }]);
    expect(window.location.pathname).toBe('/tournaments/5');
  });

  it('opens replies below what they answer, and takes the next one there', async () => {
    answerTalk([samplePost({ id: 30, content: 'Il finale?', repliesCount: 1, ...about })]);
    const first = samplePost({ id: 31, content: 'Perfetto.', parentPostId: 30, ...about });
    const second = samplePost({ id: 32, content: 'Mah.', parentPostId: 30, ...about, ...mine });
    server.answer('GET /api/posts/30/replies?limit=25', { body: [first] });
    server.answer('POST /api/posts', { status: 201, body: second });
    await show();
    const open = await screen.findByRole('button', { name: '1 risposta', expanded: false });
    // The page says which championship and circle it is about.
    expect(screen.queryByRole('link', { name: /Campionato:|Cerchia:/ })).toBeNull();
    await userEvent.click(open);
    const replies = await screen.findByRole('list', { name: 'Risposte' });
    expect(within(replies).getByText('Perfetto.')).toBeDefined();
    const [, field] = screen.getAllByRole('textbox', { name: 'Testo del post' });
    if (field === undefined) throw new Error('there is no place to answer');
    await userEvent.click(field);
    await userEvent.paste('Mah.');
    server.answer('GET /api/posts/30/replies?limit=25', { body: [first, second] });
    await userEvent.click(screen.getByRole('button', { name: 'Rispondi' }));
    expect(await within(replies).findByText('Mah.')).toBeDefined();
    expect(bodies('POST /api/posts')).toEqual([{ content: 'Mah.', parentPostId: 30 }]);
    await userEvent.click(screen.getByRole('button', { name: /rispost/, expanded: true }));
    expect(screen.queryByRole('list', { name: 'Risposte' })).toBeNull();
  });

  it('says how many are left, and leads to the match that a post is about', async () => {
    const posts = Array.from({ length: 25 }, (_, place) =>
      samplePost({ id: 60 - place, ...about }),
    );
    answerTalk([samplePost({ id: 61, match, ...about }), ...posts.slice(1)], 30);
    server.answer('GET /api/posts/feed?tournamentId=5&limit=25&before=37', {
      body: [samplePost({ id: 36, content: 'Il primo', ...about })],
    });
    await show();
    const link = await screen.findByRole('link', { name: 'Giornata 3 · Stalker – Suspiria' });
    expect(link.getAttribute('href')).toBe('/tournaments/5?tab=matches&day=3');
    await userEvent.click(await screen.findByRole('button', { name: 'Vedi altri 6 commenti' }));
    expect(await screen.findByText('Il primo')).toBeDefined();
  });

  it('says why somebody reads only', async () => {
    answerTalk([samplePost({ id: 30, repliesCount: 0, ...about })]);
    server.answer('GET /api/posts/30/replies?limit=25', { body: [] });
    await show('Qui scrive solo chi è nella cerchia.');
    expect(screen.getByText('Qui scrive solo chi è nella cerchia.')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: '0 risposte' }));
    expect(await screen.findByText('Nessuna risposta ancora.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows new words with their mark as soon as they are known', async () => {
    const quoting = samplePost({
      id: 31,
      isQuote: true,
      quotedPostId: 30,
      quotedPost: samplePost({ id: 30, content: 'Il finael' }),
      ...about,
    });
    answerTalk([quoting, samplePost({ id: 30, content: 'Il finael', ...about })]);
    const { tell } = await show();
    expect(await screen.findAllByText('Il finael')).toHaveLength(2);
    const edited = samplePost({
      id: 30,
      content: 'Il finale',
      editedAt: '2026-11-15T09:05:00.000Z',
      ...about,
    });
    server.answer('GET /api/posts/30', { body: edited });
    tell('post', eventOf({ postId: 30, change: 'edited' }));
    expect(await screen.findAllByText('Il finale')).toHaveLength(2);
    expect(screen.getByText('modificato').getAttribute('datetime')).toBe(edited.editedAt);
    // What is not on the page is not asked for.
    tell('post', eventOf({ postId: 77, change: 'edited' }));
    expect(server.seen.some(({ url }) => url === '/api/posts/77')).toBe(false);
  });
});

describe('the talk about a match', () => {
  it('is named after it, and what is said goes there', async () => {
    const onClose = vi.fn<() => void>();
    server.answer('GET /api/posts/feed?matchId=9&limit=25', { body: [] });
    server.answer('POST /api/posts', {
      status: 201,
      body: samplePost({ id: 50, content: 'La Zona.', match, ...about, ...mine }),
    });
    await renderPart(
      <MatchDiscussion
        match={match}
        tournament={noir}
        viewer={member}
        whyNot={null}
        onClose={onClose}
      />,
      { server, path: '/tournaments/5?tab=matches', language: 'it' },
    );
    const dialog = await screen.findByRole('dialog', { name: 'Giornata 3 · Stalker – Suspiria' });
    const inside = within(dialog);
    expect(await inside.findByText('Nessun commento ancora.')).toBeDefined();
    await userEvent.click(inside.getByRole('textbox', { name: 'Testo del post' }));
    await userEvent.paste('La Zona.');
    await userEvent.click(inside.getByRole('button', { name: 'Pubblica' }));
    expect(await inside.findByRole('article')).toBeDefined();
    expect(bodies('POST /api/posts')).toEqual([
      { content: 'La Zona.', tournamentId: 5, matchId: 9 },
    ]);
    expect(inside.queryByRole('link', { name: /Giornata 3/ })).toBeNull();
  });
});

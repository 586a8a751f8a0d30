import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { startBucket } from '../../testing/bucket.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import { widen } from '../../testing/widen.ts';
import { CriticsPage } from './critics-page.tsx';
import { samplePicture } from '../../testing/sample-picture.ts';

let server: ApiServer;

const viewer: Person = {
  username: 'giulia',
  firstName: 'Giulia',
  lastName: 'Ferrante',
  profileImageUrl: null,
};

const ending = samplePost({ id: 9, content: 'Nobody speaks of the ending. #Colmena' });
const wall = samplePost({
  id: 8,
  content: 'My wall.',
  imageUrl: '/objects/images/wall',
  imageCaption: 'In order at last',
  likesCount: 41,
});
const double = samplePost({
  id: 7,
  content: '',
  imageUrl: '/objects/images/double',
  likesCount: 1,
});

beforeEach(async () => {
  server = await startApiServer();
  server.answer('GET /api/posts/feed', { body: [ending, wall, double] });
  server.answer('GET /api/posts/feed?only=photos&limit=25', { body: [wall, double] });
  server.answer('GET /api/hashtags/trending', {
    body: [
      { tag: 'giornata11', count: 1048 },
      { tag: 'colmena', count: 1 },
    ],
  });
});

afterEach(async () => {
  await server.close();
});

function open(path = '/critics', language: 'en' | 'it' = 'en') {
  return renderPart(
    <main>
      <CriticsPage viewer={viewer} />
    </main>,
    { server, path, language },
  );
}

async function findPost(text: string | RegExp) {
  const found = (await screen.findByText(text)).closest('article');
  if (found === null) throw new Error('it stands in no post');
  return within(found);
}

function findText() {
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the post' });
}

function reply(id: number, facts: Partial<Post> = {}): Post {
  return samplePost({ id, content: `Reply ${id}`, parentPostId: 9, ...facts });
}

/** The first body that went there. */
function sent(method: string, path?: string): unknown {
  const call = server.seen.find(
    (each) => each.method === method && each.url === (path ?? each.url),
  );
  return call && JSON.parse(call.body);
}

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no file chooser');
  return input;
}

function address(): string {
  return window.location.pathname + window.location.search;
}

describe('the tabs', () => {
  it('hold on a phone what has no room beside the feed; it is asked for when they are opened', async () => {
    await open('/critics', 'it');
    await screen.findByText('My wall.');
    expect(server.seen.map(({ url }) => url)).not.toContain('/api/hashtags/trending');
    await userEvent.click(screen.getByRole('tab', { name: 'Di tendenza' }));
    expect(await screen.findByText('#colmena')).toBeDefined();
  });

  it('stand in the address; beside the feed is what is trending and the newest photos', async () => {
    widen();
    await open('/critics', 'it');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Critics');
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Feed', 'Di tendenza', 'Foto']);
    const rail = within(await screen.findByRole('region', { name: 'Di tendenza' }));
    expect((await rail.findAllByRole('link')).map((link) => link.textContent)).toEqual([
      '1 #giornata11 1048 post',
      '2 #colmena 1 post',
    ]);
    expect(await screen.findByRole('region', { name: 'Foto' })).toBeDefined();

    await userEvent.click(screen.getByRole('tab', { name: 'Foto' }));
    expect(address()).toBe('/critics?tab=photos');
    await userEvent.click(screen.getByRole('tab', { name: 'Di tendenza' }));
    expect(address()).toBe('/critics?tab=trending');
    expect(screen.getByText('Scegli un hashtag')).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Feed' }));
    expect(address()).toBe('/critics');
  });

  it.each([
    { path: '/critics?tab=photos', text: 'Nessuna foto condivisa ancora' },
    { path: '/critics?tab=trending', text: 'Nessun hashtag ancora' },
  ])('say that there is nothing at $path', async ({ path, text }) => {
    server.answer('GET /api/posts/feed?only=photos&limit=25', { body: [] });
    server.answer('GET /api/hashtags/trending', { body: [] });
    await open(path, 'it');
    expect(await screen.findByRole('heading', { name: text })).toBeDefined();
  });
});

describe('a hashtag', () => {
  it('shows what the feed has brought at once, then what the server has found', async () => {
    await open();
    const post = await findPost(/Nobody speaks/);
    const answer = holdBack();
    const older = samplePost({ id: 2, content: 'I voted for Erice. #colmena' });
    const call = 'GET /api/posts/feed?hashtag=colmena&limit=25';
    server.answer(call, { body: [ending, older], until: answer.until });
    await userEvent.click(post.getByRole('link', { name: '#Colmena' }));
    expect(address()).toBe('/critics?hashtag=colmena');
    const card = within(screen.getByRole('region', { name: 'Posts with #colmena' }));
    expect(card.getAllByRole('article')).toHaveLength(1);
    expect(card.getByText('Looking for older posts…')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Posts with #colmena'));
    answer.letGo();
    expect(await card.findByText(/I voted for Erice/)).toBeDefined();
    expect(card.getAllByRole('article')).toHaveLength(2);

    await userEvent.click(card.getByRole('button', { name: 'Close the posts with #colmena' }));
    await waitFor(() => expect(address()).toBe('/critics'));
    expect(screen.queryByRole('region', { name: 'Posts with #colmena' })).toBeNull();
  });

  it('is found by its address in any case, and keeps what it has where the server fails', async () => {
    server.answer('GET /api/posts/feed?hashtag=colmena&limit=25', { status: 503, body: '' });
    await open('/critics?hashtag=%23COLMENA');
    expect(await screen.findByRole('heading', { name: 'The posts did not arrive' })).toBeDefined();
    server.answer('GET /api/posts/feed?hashtag=colmena&limit=25', { body: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const none = 'Nobody has used #colmena yet';
    expect(await screen.findByRole('heading', { name: none })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close the posts with #colmena' }));
    expect(address()).toBe('/critics?tab=trending');
  });
});

describe('a quote', () => {
  it('brings the words into the composer from wherever it is chosen, and is given up again', async () => {
    server.answer('GET /api/posts/feed?hashtag=colmena&limit=25', { body: [ending] });
    await open('/critics?hashtag=colmena', 'it');
    const post = await findPost(/Nobody speaks/);
    await userEvent.click(post.getByRole('button', { name: 'Cita' }));
    expect(address()).toBe('/critics');
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Testo del post' });
    expect(text.value).toContain('Nobody speaks of the ending. #Colmena');
    expect(text.value).toContain('@marcob');
    expect(document.activeElement).toBe(text);
    expect(screen.getByText('Citando:')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pubblica citazione' })).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Annulla citazione' }));
    expect(text.value).toBe('');
    expect(document.activeElement).toBe(text);
    expect(screen.queryByText('Citando:')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pubblica' })).toBeDefined();
  });

  it('keeps the answer, and what was written before, while another tab is looked at', async () => {
    await open();
    const post = await findPost(/Nobody speaks/);
    await userEvent.type(await findText(), 'Half a thought');
    await userEvent.click(post.getByRole('button', { name: 'Quote' }));
    await userEvent.type(await findText(), 'I do.');
    const written = (await findText()).value;
    expect(written).toMatch(/Nobody speaks[\s\S]*I do\.$/);

    await userEvent.click(screen.getByRole('tab', { name: 'Photos' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Feed' }));
    expect((await findText()).value).toBe(written);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the quote' }));
    expect((await findText()).value).toBe('Half a thought');
  });
});

describe('the photos', () => {
  it('have their likes in their name and open one after the other, by keys and buttons', async () => {
    await open('/critics?tab=photos');
    const list = within(await screen.findByRole('list', { name: 'Photos of the community' }));
    const first = list.getByRole('link', {
      name: 'In order at last, photo by Marco Bellini, 41 likes',
    });
    expect(list.getByRole('link', { name: 'Photo by Marco Bellini, 1 like' })).toBeDefined();
    await userEvent.click(first);
    expect(address()).toBe('/critics?tab=photos&photo=8');
    const dialog = within(await screen.findByRole('dialog', { name: 'Photo by Marco Bellini' }));
    expect(dialog.getByText('In order at last')).toBeDefined();
    const way = dialog.getByRole('link', { name: 'Go to the post' });
    expect(way.getAttribute('href')).toBe('/critics?post=8');
    const previous = dialog.getByRole('button', { name: 'Previous photo' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe('/critics?tab=photos&photo=7'));
    expect(dialog.getByRole('img').getAttribute('src')).toBe('/objects/images/double?w=960');
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('/critics?tab=photos&photo=7');
    await userEvent.click(dialog.getByRole('button', { name: 'Previous photo' }));
    await waitFor(() => expect(address()).toBe('/critics?tab=photos&photo=8'));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/critics?tab=photos');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('say so where a link names one that is gone', async () => {
    await open('/critics?tab=photos&photo=77');
    const name = 'This photo is no longer there';
    expect(await screen.findByRole('dialog', { name })).toBeDefined();
  });
});

describe('a post on its own', () => {
  it('has its replies below it, oldest first, and a way to the rest of them', async () => {
    const many = Array.from({ length: 25 }, (_, index) => reply(20 + index));
    server.answer('GET /api/posts/9', { body: { ...ending, repliesCount: 25 } });
    server.answer('GET /api/posts/9/replies', { body: many });
    await open('/critics?post=9');
    const list = await screen.findByLabelText('Replies', { selector: 'ul' });
    await waitFor(() => expect(document.title).toBe('The post and its replies — Girone'));
    expect(list.querySelectorAll('article')).toHaveLength(24);
    expect(screen.getByText(/Nobody speaks/)).toBeDefined();
    server.answer('GET /api/posts/9/replies', { body: many.slice(24) });
    await userEvent.click(screen.getByText('Show more replies'));
    expect(await within(list).findByText('Reply 44')).toBeDefined();
    expect(screen.getByText('Show more replies').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByText('Back to the feed'));
    expect(await screen.findByRole('tab', { name: 'Feed' })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Critics'));
    await waitFor(() => expect(document.title).toBe('Critics — Girone'));
  });

  it('is nobody’s once its author has left, as the topic of a championship can be', async () => {
    const author = { username: '~5', firstName: null, lastName: null, profileImageUrl: null };
    server.answer('GET /api/posts/9', { body: { ...ending, author, isTopicPost: true } });
    server.answer('GET /api/posts/9/replies', { body: [] });
    await open('/critics?post=9');
    const topic = within(await screen.findByRole('article', { name: /^deleted user/i }));
    expect(topic.queryByText(/~5/)).toBeNull();
    expect(topic.queryByRole('link', { name: /profile/i })).toBeNull();
  });

  it('is answered where it stands', async () => {
    server.answer('GET /api/posts/9', { body: ending });
    server.answer('GET /api/posts/9/replies', { body: [] });
    server.answer('POST /api/posts', { status: 201, body: reply(31, { author: viewer }) });
    await open('/critics?post=9');
    expect(await screen.findByText('No replies yet. Yours would be the first.')).toBeDefined();
    await userEvent.type(screen.getByRole('textbox'), 'Reply 31');
    server.answer('GET /api/posts/9/replies', { body: [reply(31, { author: viewer })] });
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    const list = within(await screen.findByRole('list', { name: 'Replies' }));
    expect(list.getByText('Reply 31')).toBeDefined();
    expect(sent('POST')).toEqual({ content: 'Reply 31', parentPostId: 9 });
  });

  it('keeps the picture of a reply to the circle that it is in', async () => {
    const bucket = await startBucket();
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const circle = { id: 3, name: 'Cineclub Ombre' };
    server.answer('GET /api/posts/9', { body: { ...ending, circle } });
    server.answer('GET /api/posts/9/replies', { body: [] });
    server.answer('POST /api/objects/upload', { body: { uploadURL: bucket.address } });
    const imageUrl = '/objects/images/rain';
    server.answer('PUT /api/post-images', { body: { objectPath: imageUrl } });
    server.answer('POST /api/posts', { status: 201, body: reply(31, { circle, imageUrl }) });
    await open('/critics?post=9');
    await userEvent.click(await screen.findByRole('button', { name: 'Add photo' }));
    await userEvent.upload(await waitFor(() => fileInput()), samplePicture('rain.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    await screen.findByRole('img', { name: 'The image of the post' });
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    const claim = { postImageURL: bucket.address, section: 'critics', circleId: 3 };
    await waitFor(() => expect(sent('PUT')).toEqual(claim));
    await waitFor(() =>
      expect(sent('POST', '/api/posts')).toMatchObject({ parentPostId: 9, imageUrl }),
    );
    expect(sent('POST', '/api/posts')).not.toHaveProperty('circleId');
    await bucket.close();
  });

  it('hears of a reply while it is read, and says so', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.answer('GET /api/posts/9', { body: ending });
    server.answer('GET /api/posts/9/replies', { body: [reply(20)] });
    const { tell } = await open('/critics?post=9');
    await screen.findByText('Reply 20');
    server.answer('GET /api/posts/9/replies', { body: [reply(20), reply(21)] });
    tell('post', {
      postId: 21,
      change: 'published',
      parentPostId: 9,
      tournamentId: null,
      matchId: null,
      circleId: null,
      likesCount: 0,
      dislikesCount: 0,
      repliesCount: 0,
    });
    expect(await screen.findByText('Reply 21')).toBeDefined();
    expect(await screen.findByText('1 new reply')).toBeDefined();
  });

  it('leads to the post that it answers', async () => {
    server.answer('GET /api/posts/20', { body: reply(20) });
    server.answer('GET /api/posts/20/replies', { body: [] });
    server.answer('GET /api/posts/9', { body: ending });
    await open('/critics?post=20');
    const way = await screen.findByRole('link', { name: 'In reply to @marcob' });
    expect(way.getAttribute('href')).toBe('/critics?post=9');
  });

  it.each(['9', 'nine', '99999999999'])('is said to be missing at ?post=%s', async (id) => {
    await open(`/critics?post=${id}`);
    expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Back to the feed' })).not.toHaveLength(0);
  });

  it('leaves the screen for the feed when its author deletes it', async () => {
    server.answer('GET /api/posts/5', {
      body: samplePost({ id: 5, author: viewer, content: 'Mine.', viewerMayDelete: true }),
    });
    server.answer('GET /api/posts/5/replies', { body: [] });
    server.answer('DELETE /api/posts/5', { status: 204 });
    await open('/critics?post=5', 'it');
    const post = await findPost('Mine.');
    await userEvent.click(post.getByRole('button', { name: /^Elimina/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Post eliminato')).toBeDefined();
    expect(screen.getByText('Il post è stato eliminato con successo.')).toBeDefined();
    expect(address()).toBe('/critics');
  });
});

import type { LiveEvents } from '@girone/contract/events';
import type { Post } from '@girone/contract/posts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleAuthor, samplePost } from '../../testing/sample-post.ts';
import { mayNothing, sampleTournament } from '../../testing/sample-tournament.ts';
import { Composer } from './composer.tsx';
import { Feed } from './feed.tsx';
import { SocialPage } from './social-page.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const feedAddress = 'GET /api/posts/feed?limit=25';
const own: Partial<Post> = {
  author: { ...sampleAuthor, username: 'giulia', firstName: 'Giulia', lastName: 'Ferrante' },
  viewerMayDelete: true,
};
const answerFeed = (...posts: Post[]) => server.answer(feedAddress, { body: posts });
const bodies = (call: string) =>
  server.seen
    .filter(({ method, url }) => `${method} ${url}` === call)
    .map(({ body }): unknown => JSON.parse(body));
const textField = (name = 'Text of the post') => screen.getByRole('textbox', { name });

function openPage(language: 'en' | 'it' = 'en') {
  return renderPart(<SocialPage viewer={member} tournament={null} />, {
    server,
    path: '/social',
    language,
  });
}

it('of a championship is read only by whoever may not write there', async () => {
  answerFeed();
  const noir = { id: 5, name: 'Giallo & Noir', circleId: 3 };
  await renderPart(<SocialPage viewer={member} tournament={noir} whyNot="Members only." />, {
    server,
    path: '/social?tournament=5',
  });
  expect(screen.getByText('Members only.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('the feed', () => {
  it('shows who said what, where, and what others made of it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:30.000Z') });
    answerFeed(
      samplePost({
        id: 30,
        content: 'Nessuno parla del finale. #colmena',
        createdAt: '2026-11-15T12:00:00.000Z',
        likesCount: 18,
        repliesCount: 2,
        tournament: { id: 5, name: 'Coppa Celluloide' },
        circle: { id: 3, name: 'Cineforum' },
        imageUrl: '/objects/images/a',
        imageCaption: 'La mia parete',
      }),
      samplePost({
        id: 29,
        author: { ...sampleAuthor, firstName: null, lastName: null },
        createdAt: '2026-11-15T11:18:00.000Z',
        isQuote: true,
      }),
      samplePost({ id: 28, createdAt: '2026-11-15T09:00:00.000Z' }),
      samplePost({ id: 27, createdAt: '2026-11-12T12:00:00.000Z' }),
      samplePost({ id: 26, createdAt: '2026-10-12T12:00:00.000Z' }),
    );
    await openPage('it');
    const posts = await screen.findAllByRole('article');
    const texts = posts.map((post) => post.querySelector('time')?.textContent);
    expect(texts).toEqual(['ora', '42 min fa', '3 h fa', '3 gg fa', '12/10/2026']);

    const [first, second] = posts.map((post) => within(post));
    expect(first?.getByText('Marco Bellini')).toBeDefined();
    expect(first?.getByRole('link', { name: 'Il profilo di Marco Bellini' })).toHaveProperty(
      'pathname',
      '/profile',
    );
    const tournament = first?.getByRole('link', { name: 'Campionato: Coppa Celluloide' });
    expect(tournament?.getAttribute('href')).toBe('/tournaments/5');
    const circle = first?.getByRole('link', { name: 'Cerchia: Cineforum' });
    expect(circle?.getAttribute('href')).toBe('/circles/3');
    expect(first?.getByText('La mia parete')).toBeDefined();
    expect(first?.getByRole('button', { name: 'Mi piace: 18' })).toBeDefined();
    const replies = first?.getByRole('link', { name: '2 risposte' });
    expect(replies?.getAttribute('href')).toBe('/critics?post=30');
    // The plain feed leaves these to Critics.
    expect(first?.queryByRole('button', { name: /Non mi piace|Cita/ })).toBeNull();
    expect(second?.getByText('post eliminato')).toBeDefined();
    expect(second?.getByText('marcob')).toBeDefined();
  });

  it('has a word for every state, as specified', async () => {
    const { until, letGo } = holdBack();
    server.answer(feedAddress, { status: 503, body: { message: 'Pausa.' }, until });
    await openPage('it');
    expect(await screen.findByText('Caricamento dei post…')).toBeDefined();
    letGo();
    expect((await screen.findByRole('alert')).textContent).toContain('Pausa.');
    answerFeed();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Nessun post ancora' })).toBeDefined();
    expect(screen.getByText('Sii il primo a condividere qualcosa con la community!')).toBeDefined();
  });

  it('goes on page by page, also after a post of the page has gone', async () => {
    const page = Array.from({ length: 25 }, (_, index) =>
      samplePost({ id: 60 - index, content: `Post ${60 - index}` }),
    );
    answerFeed(...page);
    server.answer('GET /api/posts/feed?limit=25&before=37', {
      body: [samplePost({ id: 36, content: 'Post 36' })],
    });
    const { tell, container } = await openPage();
    // Roles of two dozen posts take their time to work out.
    const count = () => container.querySelectorAll('article').length;
    await screen.findByText('Post 60');
    await waitFor(() => expect(count()).toBe(24));
    answerFeed(...page.filter(({ id }) => id !== 50));
    tell('post', eventOf({ postId: 50, change: 'deleted' }));
    await waitFor(() => expect(screen.queryByText('Post 50')).toBeNull());
    await userEvent.click(screen.getByText('Show older posts'));
    expect(await screen.findByText('Post 36')).toBeDefined();
    expect(count()).toBe(24);
    expect(screen.getByText('Show older posts').getAttribute('aria-disabled')).toBe('true');
  });

  it('announces what is new, and shows it when that is wanted', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    answerFeed(samplePost({ id: 10, content: 'Old' }));
    const { tell } = await openPage();
    await screen.findByText('Old');
    const fresh = [12, 11].map((id) => samplePost({ id, content: `New ${id}` }));
    answerFeed(...fresh, samplePost({ id: 10, content: 'Old' }));
    // A reply is nothing for the feed.
    tell('post', eventOf({ postId: 13, change: 'published', parentPostId: 10 }));
    tell('post', eventOf({ postId: 10, change: 'counts', likesCount: 7, repliesCount: 1 }));
    expect(await screen.findByRole('button', { name: 'Like: 7' })).toBeDefined();
    expect(screen.getByRole('link', { name: '1 reply' })).toBeDefined();
    tell('post', eventOf({ postId: 12, change: 'published' }));
    const button = await screen.findByRole('button', { name: '2 new posts' });
    expect(button.closest('output')).not.toBeNull();
    expect(screen.queryByText('New 12')).toBeNull();
    await userEvent.click(button);
    expect(screen.getAllByRole('article').map((post) => post.textContent)).toHaveLength(3);
    expect(screen.getByText('New 12')).toBeDefined();
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });
});

describe('a post', () => {
  it('is liked at once, and no more where the server refuses', async () => {
    answerFeed(samplePost({ id: 9, likesCount: 3, isDisliked: true, dislikesCount: 1 }));
    const { until, letGo } = holdBack();
    server.answer('POST /api/posts/9/like', {
      body: { likesCount: 5, dislikesCount: 0, isLiked: true, isDisliked: false },
      until,
    });
    await renderPart(<Feed filter={{}} section="critics" viewer={member} />, {
      server,
      path: '/critics',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Like: 3' }));
    const liked = await screen.findByRole('button', { name: 'Like: 4' });
    expect(liked.getAttribute('aria-pressed')).toBe('true');
    const disliked = screen.getByRole('button', { name: 'Dislike: 0' });
    expect(disliked.getAttribute('aria-pressed')).toBe('false');
    letGo();
    // What the server says counts.
    expect(await screen.findByRole('button', { name: 'Like: 5' })).toBeDefined();

    server.answer('POST /api/posts/9/dislike', { status: 404, body: { message: 'It is gone.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Dislike: 0' }));
    expect(await screen.findByText('It is gone.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Like: 5', pressed: true })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Dislike: 0', pressed: false })).toBeDefined();

    server.answer('POST /api/posts/9/unlike', {
      body: { likesCount: 4, dislikesCount: 0, isLiked: false, isDisliked: false },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Like: 5' }));
    expect(await screen.findByRole('button', { name: 'Like: 4', pressed: false })).toBeDefined();
  });

  it('can be shared, by hand where the browser keeps its clipboard', async () => {
    answerFeed(samplePost({ id: 9 }));
    const user = userEvent.setup();
    await openPage('it');
    const share = await screen.findByRole('button', { name: 'Condividi' });
    await user.click(share);
    expect(await screen.findByText('Link copiato!')).toBeDefined();
    expect(await window.navigator.clipboard.readText()).toBe(`${server.origin}/critics?post=9`);
    vi.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(share);
    expect(await screen.findByText(`${server.origin}/critics?post=9`)).toBeDefined();
  });

  it('is deleted by its author after a question, and by nobody else', async () => {
    answerFeed(samplePost({ id: 9, content: 'Mine', ...own }), samplePost({ id: 8 }));
    server.answer('DELETE /api/posts/9', { status: 503 });
    await openPage('it');
    const button = await screen.findByRole('button', { name: 'Elimina il post' });
    await userEvent.click(button);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Impossibile eliminare il post.')).toBeDefined();
    expect(screen.getByText('Mine')).toBeDefined();

    server.answer('DELETE /api/posts/9', { status: 204 });
    await userEvent.click(await question.findByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Post eliminato')).toBeDefined();
    expect(screen.getByText('Il post è stato eliminato con successo.')).toBeDefined();
    expect(screen.queryByText('Mine')).toBeNull();
  });

  it('of somebody else can be reported, and its author blocked', async () => {
    answerFeed(samplePost({ id: 9 }));
    await openPage();
    await userEvent.click(
      await screen.findByRole('button', { name: 'More about the post by Marco Bellini' }),
    );
    expect(screen.getByRole('menuitem', { name: 'Block @marcob' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Delete the post' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'More about the post by Marco Bellini',
    );
  });
});

describe('the composer', () => {
  it('publishes, says so as specified, and shows the post', async () => {
    answerFeed(samplePost({ id: 9 }));
    const { until, letGo } = holdBack();
    const post = samplePost({ id: 10, content: 'Ho visto Stalker.', ...own });
    server.answer('POST /api/posts', { status: 201, body: post, until });
    await openPage('it');
    const publish = await screen.findByRole('button', { name: 'Pubblica' });
    expect(publish).toHaveProperty('disabled', true);
    const field = textField('Testo del post');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Post vuoto')).toBeDefined();
    expect(
      screen.getByText("Scrivi qualcosa o aggiungi un'immagine per pubblicare."),
    ).toBeDefined();
    await userEvent.paste('  Ho visto Stalker. ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('button', { name: 'Pubblicando...' })).toBeDefined();
    letGo();
    expect(await screen.findByText('Post pubblicato!')).toBeDefined();
    expect(screen.getByText('Il tuo post è stato condiviso con la community.')).toBeDefined();
    expect(field).toHaveProperty('value', '');
    expect(screen.getByText('Ho visto Stalker.')).toBeDefined();
    expect(bodies('POST /api/posts')).toEqual([{ content: 'Ho visto Stalker.' }]);
    expect(window.localStorage.getItem('girone-draft:giulia:everybody')).toBeNull();
  });

  it('keeps what was written where it was not taken, and for the next visit', async () => {
    answerFeed();
    server.answer('POST /api/posts', { status: 500 });
    const { unmount } = await openPage('it');
    await screen.findByRole('heading', { name: 'Nessun post ancora' });
    await userEvent.click(textField('Testo del post'));
    await userEvent.paste('Una frase preziosa');
    await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
    expect(await screen.findByText('Impossibile pubblicare il post.')).toBeDefined();
    expect(screen.getByText('Errore')).toBeDefined();
    expect(textField('Testo del post')).toHaveProperty('value', 'Una frase preziosa');
    unmount();
    await openPage('it');
    expect(textField('Testo del post')).toHaveProperty('value', 'Una frase preziosa');
  });

  it('says how much still fits, and sends nothing that does not', async () => {
    answerFeed();
    await openPage();
    await userEvent.click(textField());
    await userEvent.paste('a'.repeat(1990));
    expect(await screen.findByText('10 characters left')).toBeDefined();
    await userEvent.paste('a'.repeat(11));
    expect(await screen.findByText('1 character too many')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  });

  it('brings the words of a quote along, and gives back what was there without it', async () => {
    const quote = samplePost({ id: 4, content: 'Il silenzio.' });
    const onCancelQuote = vi.fn<() => void>();
    const composer = (quoted: Post | null) => (
      <Composer viewer={member} section="critics" quote={quoted} onCancelQuote={onCancelQuote} />
    );
    const { show } = await renderPart(composer(null), { server, path: '/critics', language: 'it' });
    await userEvent.click(textField('Testo del post'));
    await userEvent.paste('Prima');
    show(composer(quote));
    expect(screen.getByText('Citando:')).toBeDefined();
    const field = textField('Testo del post');
    expect(field).toHaveProperty('value', '«Il silenzio.» — @marcob\n\n');
    expect(document.activeElement).toBe(field);
    await userEvent.click(screen.getByRole('button', { name: 'Annulla citazione' }));
    expect(onCancelQuote).toHaveBeenCalledOnce();
    show(composer(null));
    expect(field).toHaveProperty('value', 'Prima');

    show(composer(quote));
    server.answer('POST /api/posts', { status: 500 });
    await userEvent.click(screen.getByRole('button', { name: 'Pubblica citazione' }));
    expect(await screen.findByText('Non è stato possibile pubblicare il post.')).toBeDefined();
    server.answer('POST /api/posts', { status: 201, body: samplePost({ id: 11, ...own }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Pubblica citazione' }));
    await waitFor(() => expect(onCancelQuote).toHaveBeenCalledTimes(2));
    expect(bodies('POST /api/posts').at(-1)).toEqual({
      content: '«Il silenzio.» — @marcob',
      quotedPostId: 4,
    });
    show(composer(null));
    expect(field).toHaveProperty('value', '');
  });
});

describe('the discussion of a championship', () => {
  it('names it, leads to it, and posts into it', async () => {
    const viewerMay = { ...mayNothing, discuss: true };
    server.answer('GET /api/tournaments/5', {
      body: sampleTournament({ name: 'Noir', viewerMay }),
    });
    server.answer('GET /api/posts/feed?tournamentId=5&limit=25', { body: [] });
    const post = samplePost({ id: 10, tournament: { id: 5, name: 'Noir' }, ...own });
    server.answer('POST /api/posts', { status: 201, body: post });
    await renderApp({ server, path: '/social?tournament=5', user: member });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Discussion: Noir' }),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open the championship' });
    expect(link.getAttribute('href')).toBe('/tournaments/5');
    await userEvent.click(textField());
    await userEvent.paste('Forza');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('article')).toBeDefined();
    expect(bodies('POST /api/posts')).toEqual([{ content: 'Forza', tournamentId: 5 }]);
  });

  it.each(['77', 'noir'])('that is not there says so: %s', async (id) => {
    await renderApp({ server, path: `/social?tournament=${id}`, user: member, language: 'it' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Campionato non trovato' }),
    ).toBeDefined();
  });
});

function eventOf(facts: Partial<LiveEvents['post']>): LiveEvents['post'] {
  return {
    postId: 1,
    change: 'published',
    parentPostId: null,
    tournamentId: null,
    matchId: null,
    circleId: null,
    likesCount: 0,
    dislikesCount: 0,
    repliesCount: 0,
    ...facts,
  };
}

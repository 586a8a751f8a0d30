import type { Post } from '@girone/contract/posts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { member } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleAuthor, samplePost } from '../../testing/sample-post.ts';
import { Feed } from './feed.tsx';
import { PostOptions } from './post-options.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const everything = {};

function mine(facts: Partial<Post> = {}): Post {
  return samplePost({
    id: 9,
    content: 'Che finael',
    author: { ...sampleAuthor, username: 'giulia' },
    viewerMayDelete: true,
    editableUntil: new Date(Date.now() + 600_000).toISOString(),
    ...facts,
  });
}

async function show(post: Post) {
  server.answer('GET /api/posts/feed?limit=25', { body: [post] });
  await renderPart(<Feed filter={everything} section="social" viewer={member} />, {
    server,
    path: '/social',
    language: 'it',
  });
  await screen.findByRole('article');
}

describe('one’s own young post', () => {
  it('is changed in place, after a refusal has been said', async () => {
    await show(mine());
    await userEvent.click(screen.getByRole('button', { name: 'Modifica il post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica il post' }));
    const field = dialog.getByRole('textbox', { name: 'Testo del post' });
    expect(field).toHaveProperty('value', 'Che finael');
    expect(dialog.queryByLabelText(/Didascalia/)).toBeNull();
    await userEvent.clear(field);
    const save = dialog.getByRole('button', { name: 'Salva' });
    expect(save).toHaveProperty('disabled', true);
    await userEvent.paste(' Che finale ');
    server.answer('PATCH /api/posts/9', {
      status: 409,
      body: { message: 'Sono passati.', code: 'edit_time_over' },
    });
    await userEvent.click(save);
    expect((await dialog.findByRole('alert')).textContent).toContain('Sono passati.');
    expect(field).toHaveProperty('value', ' Che finale ');

    const editedAt = '2026-11-15T09:05:00.000Z';
    server.answer('PATCH /api/posts/9', { body: mine({ content: 'Che finale', editedAt }) });
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Che finale')).toBeDefined();
    expect(await screen.findByText('modificato')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    const sent = server.seen.filter(({ method }) => method === 'PATCH');
    expect(sent.map(({ body }): unknown => JSON.parse(body)).at(-1)).toEqual({
      content: 'Che finale',
    });
  });

  it('with an image has a caption to change, and may lose its words', async () => {
    await show(mine({ imageUrl: '/objects/images/a', imageCaption: 'In sala' }));
    await userEvent.click(screen.getByRole('button', { name: 'Modifica il post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica il post' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Testo del post' }));
    const caption = dialog.getByLabelText(/Didascalia/);
    await userEvent.clear(caption);
    await userEvent.type(caption, 'In platea');
    server.answer('PATCH /api/posts/9', { body: mine({ content: '', imageCaption: 'In platea' }) });
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    const sent = await vi.waitFor(() => {
      const call = server.seen.find(({ method }) => method === 'PATCH');
      if (call === undefined) throw new Error('nothing was sent');
      return call.body;
    });
    expect(JSON.parse(sent)).toEqual({ content: '', imageCaption: 'In platea' });
  });

  it('stays as it is from the moment on that its time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const editableUntil = new Date(Date.now() + 60_000).toISOString();
    await renderPart(<PostOptions post={mine({ editableUntil })} viewer={member} />, {
      server,
      path: '/social',
      language: 'it',
    });
    expect(screen.getByRole('button', { name: 'Modifica il post' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(59_999));
    expect(screen.getByRole('button', { name: 'Modifica il post' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('button', { name: 'Modifica il post' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Elimina il post' })).toBeDefined();
  });

  it('of somebody else, or an old one, is not offered', async () => {
    await show(mine({ editableUntil: null }));
    expect(screen.queryByRole('button', { name: 'Modifica il post' })).toBeNull();
  });
});

describe('sharing', () => {
  it('hands the link to a phone, and copies where the phone would not take it', async () => {
    const user = userEvent.setup();
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(window.navigator, 'share', { value: share, configurable: true });
    const phone = window.matchMedia('(hover: none)');
    Object.defineProperty(phone, 'matches', { value: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone);
    await show(mine());
    const button = screen.getByRole('button', { name: 'Condividi' });
    await user.click(button);
    expect(share).toHaveBeenCalledWith({ url: `${server.origin}/critics?post=9` });
    share.mockRejectedValueOnce(new DOMException('sent away', 'AbortError'));
    await user.click(button);
    expect(screen.queryByText('Link copiato!')).toBeNull();
    share.mockRejectedValueOnce(new DOMException('not here', 'NotAllowedError'));
    await user.click(button);
    expect(await screen.findByText('Link copiato!')).toBeDefined();
    Reflect.deleteProperty(window.navigator, 'share');
  });
});

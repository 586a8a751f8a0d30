import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BlockDialog } from '../../domain/moderation/block/block-dialog.tsx';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { ReportDialog } from '../../domain/moderation/report/report-dialog.tsx';
import type { Reported } from '../../domain/moderation/report/report-form.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { PostText } from './post-text.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

async function showText(content: string, mentions: string[] = []) {
  const onHashtag = vi.fn<(tag: string) => void>();
  const post = { content, mentions };
  const { container } = await renderPart(<PostText post={post} onHashtag={onHashtag} />, {
    server,
    path: '/critics',
  });
  return { onHashtag, text: container.querySelector('p') };
}

describe('the text of a post', () => {
  it('is shown letter for letter: no markup is read, no line is joined', async () => {
    const content = '<img src=x onerror=alert(1)>\n**bold** [a](javascript:alert(1)) &amp;';
    const { text } = await showText(content);
    expect(text?.textContent).toBe(content);
    expect(text?.querySelector('*')).toBeNull();
  });

  it('has its hashtags at hand, whatever their case, with an address of their own', async () => {
    const { onHashtag } = await showText('Erice again. #Colmena, #però_2');
    const link = screen.getByRole('link', { name: '#Colmena' });
    expect(link.getAttribute('href')).toBe('/critics?hashtag=colmena');
    await userEvent.click(link);
    await userEvent.click(screen.getByRole('link', { name: '#però_2' }));
    expect(onHashtag.mock.calls).toEqual([['colmena'], ['però_2']]);
    expect(window.location.pathname + window.location.search).toBe('/critics');
  });

  it('leads to the people it mentions, and only to those there are', async () => {
    await showText('@Giulia and @nobody, ask giulia@example.org', ['giulia']);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['@Giulia']);
    expect(links[0]?.getAttribute('href')).toBe('/profile?user=Giulia');
  });

  it('opens http links in a tab of their own that learns nothing, and no others', async () => {
    await showText('See https://example.org/a?b=1. Not javascript:alert(1) nor data:text/html,x');
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]?.getAttribute('href')).toBe('https://example.org/a?b=1');
    expect(links[0]?.getAttribute('target')).toBe('_blank');
    expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  });
});

async function openReport(reported: Reported = { username: 'marcob', postId: 1 }) {
  const onClose = vi.fn<() => void>();
  await renderPart(<ReportDialog open reported={reported} onClose={onClose} />, {
    server,
    path: '/critics',
  });
  const dialog = await screen.findByRole('dialog', { name: /^Report .*@marcob$/ });
  return { onClose, dialog };
}

describe('reporting a person', () => {
  it('tells the admins', async () => {
    server.answer('POST /api/users/marcob/report', { status: 204 });
    const { onClose, dialog } = await openReport({ username: 'marcob' });
    expect(within(dialog).getByRole('heading', { name: 'Report @marcob' })).toBeDefined();
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Hatred or threats');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. The admins will look at it.')).toBeDefined();
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.seen.at(-1)?.url).toBe('/api/users/marcob/report');
    expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toEqual({ reason: 'hate' });
  });
});

describe('reporting a post', () => {
  it('tells the moderators the reason and the note', async () => {
    server.answer('POST /api/posts/1/report', { status: 204 });
    const { onClose, dialog } = await openReport();
    const reason = within(dialog).getByRole('combobox', { name: 'What is wrong with it?' });
    await userEvent.selectOptions(reason, 'Gives an ending away without warning');
    const note = within(dialog).getByRole('textbox', { name: /moderators should know/ });
    await userEvent.type(note, ' Third line. ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent')).toBeDefined();
    expect(onClose).toHaveBeenCalledOnce();
    expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toEqual({
      reason: 'spoiler',
      note: 'Third line.',
    });
  });

  it('is not sent without a reason, and says what the server says', async () => {
    const { onClose, dialog } = await openReport();
    const send = within(dialog).getByRole('button', { name: 'Send report' });
    await userEvent.click(send);
    const reason = within(dialog).getByRole('combobox');
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(server.seen).toEqual([]);

    server.answer('POST /api/posts/1/report', {
      status: 400,
      body: { code: 'own_post', message: 'Nobody reports their own post: delete it.' },
    });
    await userEvent.selectOptions(reason, 'spam');
    await userEvent.click(send);
    expect(await within(dialog).findByText(/Nobody reports their own post/)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toEqual({ reason: 'spam' });
  });
});

async function openBlock() {
  const onBlocked = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const onClose = vi.fn<() => void>();
  await renderPart(<BlockDialog open username="marcob" onBlocked={onBlocked} onClose={onClose} />, {
    server,
    path: '/critics',
    language: 'it',
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'Bloccare @marcob?' });
  return { onBlocked, onClose, dialog };
}

describe('blocking a person', () => {
  it('says what it does to both before it is done', async () => {
    server.answer('POST /api/users/marcob/block', { status: 204 });
    const { onBlocked, onClose, dialog } = await openBlock();
    expect(dialog.textContent).toContain('Non vedrete più l’uno il profilo e i post dell’altro.');
    expect(server.seen).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Blocca' }));
    expect(await screen.findByText('Hai bloccato @marcob')).toBeDefined();
    expect(onBlocked).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open where it is refused', async () => {
    server.answer('POST /api/users/marcob/block', { status: 503, body: '' });
    const { onBlocked, onClose, dialog } = await openBlock();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Blocca' }));
    expect(await screen.findByText('Impossibile bloccare questa persona.')).toBeDefined();
    expect(onBlocked).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

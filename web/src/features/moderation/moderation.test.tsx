import type { ModeratedPost, ReportCase } from '@girone/contract/moderation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleCase, sampleModeratedPost } from '../../testing/sample-case.ts';
import { sampleAuthor } from '../../testing/sample-post.ts';
// Fetched when they are wanted; here before the clock of the first test runs.
import './decision-check.ts';
import './decision-dialog.tsx';
import './delete-post-dialog.tsx';
import { CircleReports } from './circle-reports.tsx';
import { PostsSection } from './posts-section.tsx';
import { ReportsSection } from './reports-section.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const open = 'GET /api/admin/reports?status=open&limit=25';

async function openQueue(cases: readonly ReportCase[], query = ''): Promise<void> {
  server.answer('GET /api/admin/reports', { body: cases });
  await renderPart(<ReportsSection />, { server, path: `/admin?section=reports${query}` });
}

function bodies(call: string): unknown[] {
  return server.seen
    .filter(({ method, url }) => `${method} ${url}` === call)
    .map(({ body }) => JSON.parse(body));
}

const caseOf = (name: string) => screen.findByRole('listitem', { name });

async function decide(outcome: 'Uphold' | 'Dismiss', name: string): Promise<HTMLElement> {
  const item = await caseOf(name);
  await userEvent.click(within(item).getByRole('button', { name: `${outcome}: ${name}` }));
  return screen.findByRole('dialog', { name: `${outcome}: ${name}` });
}

describe('the queue', () => {
  it('shows what was reported as it stands, who says what about it, and what was before', async () => {
    const full = sampleCase({
      post: sampleModeratedPost({
        content: '<b>Bold</b>\nand #more',
        imageUrl: '/objects/images/still',
        imageCaption: 'The last frame',
        circle: { id: 4, name: 'Cineforum' },
        tournament: { id: 5, name: 'Coppa' },
        parent: { id: 40, author: sampleAuthor, content: 'Who has seen it?' },
        quoted: { id: 41, author: sampleAuthor, content: 'It ends in rain.' },
      }),
      concerned: { ...sampleAuthor, upheldBefore: 2, isSuspended: true, viewerMaySuspend: true },
      reports: [1, 2, 3, 4, 5].map((id) => ({
        id,
        reporter: null,
        reason: 'spam' as const,
        note: `Note ${id}`,
        createdAt: '2026-11-15T10:00:00.000Z',
      })),
    });
    await openQueue([full]);
    const item = await caseOf('Post by @marcob');
    expect(within(item).getByRole('heading', { level: 3, name: 'Post by @marcob' })).toBeDefined();
    expect(item.textContent).toContain('<b>Bold</b>\nand #more');
    expect(within(item).getByRole('img', { name: 'The last frame' })).toBeDefined();
    for (const said of ['In reply to @marcob', 'Who has seen it?', 'Quotes @marcob', 'Suspended']) {
      expect(within(item).getByText(said)).toBeDefined();
    }
    expect(within(item).getByRole('link', { name: 'Circle: Cineforum' })).toBeDefined();
    expect(within(item).getByRole('link', { name: 'Championship: Coppa' })).toBeDefined();
    expect(item.textContent).toContain('2 reports about @marcob have been upheld before.');
    expect(within(item).getByText('5 reports')).toBeDefined();
    expect(within(item).queryByText('Note 4')).toBeNull();
    await userEvent.click(within(item).getByRole('button', { name: 'Show 2 more' }));
    expect(within(item).getByText('Note 5')).toBeDefined();
  });

  it('upholds: deletes, warns and suspends with an end, and the case goes', async () => {
    server.answer('POST /api/admin/reports/9/decision', { body: sampleCase({ status: 'upheld' }) });
    await openQueue([sampleCase(), sampleCase({ id: 10, post: null, person: sampleAuthor })]);
    const dialog = await decide('Uphold', 'Post by @marcob');
    const box = (name: string) => within(dialog).getByRole('checkbox', { name });
    expect(box('Delete the post')).toHaveProperty('checked', true);
    await userEvent.click(box('Warn @marcob'));
    await userEvent.click(box('Suspend @marcob'));
    await userEvent.selectOptions(
      within(dialog).getByLabelText('Until when'),
      'A day of my choice',
    );

    const confirm = within(dialog).getByRole('button', { name: 'Uphold' });
    await userEvent.click(confirm);
    expect(await within(dialog).findByText('Say why, in a few words.')).toBeDefined();
    expect(within(dialog).getByText('Choose a date and time')).toBeDefined();
    expect(bodies('POST /api/admin/reports/9/decision')).toEqual([]);

    await userEvent.type(within(dialog).getByLabelText('Last day'), '2030-05-04');
    expect(within(dialog).queryByText('Choose a date and time')).toBeNull();
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    expect(reason.getAttribute('aria-describedby')).not.toBeNull();
    await userEvent.type(reason, ' Spoils it. ');
    server.answer('GET /api/admin/reports', {
      body: [sampleCase({ id: 10, post: null, person: sampleAuthor })],
    });
    await userEvent.click(confirm);
    expect(await screen.findByText('Report upheld')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('listitem', { name: 'Post by @marcob' })).toBeNull();
    expect(bodies('POST /api/admin/reports/9/decision')).toEqual([
      {
        outcome: 'upheld',
        deletePost: true,
        warn: true,
        suspend: true,
        suspendedUntil: new Date('2030-05-04T23:59:59').toISOString(),
        reason: 'Spoils it.',
      },
    ]);
    // The button is gone with its case: the next one is a key away.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reports' })),
    );
  });

  it('dismisses with a reason and nothing else, and tells when somebody was faster', async () => {
    server.answer('POST /api/admin/reports/10/decision', {
      status: 409,
      body: { code: 'report_decided', message: 'This report has been decided already.' },
    });
    await openQueue([sampleCase({ id: 10, post: null, person: sampleAuthor })]);
    const dialog = await decide('Dismiss', '@marcob');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    expect(within(dialog).getByText('It stays in the log and is told to nobody.')).toBeDefined();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Harmless');
    server.answer('GET /api/admin/reports', { body: [] });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('This report has been decided already.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies('POST /api/admin/reports/10/decision')).toEqual([
      { outcome: 'dismissed', deletePost: false, warn: false, reason: 'Harmless' },
    ]);
    expect(await screen.findByRole('heading', { name: 'Nothing waits.' })).toBeDefined();
  });

  it('offers only what can be done about what is left', async () => {
    const admin = { ...sampleAuthor, upheldBefore: 0, isSuspended: false, viewerMaySuspend: false };
    await openQueue([
      sampleCase({ id: 1, post: null, concerned: null }),
      sampleCase({ id: 2, concerned: admin }),
    ]);
    const gone = await decide('Uphold', 'Deleted since');
    expect(within(gone).queryByRole('checkbox')).toBeNull();
    await userEvent.click(within(gone).getByRole('button', { name: 'Cancel' }));
    const other = await decide('Uphold', 'Post by @marcob');
    expect(within(other).getAllByRole('checkbox')).toHaveLength(2);
    expect(within(other).queryByRole('checkbox', { name: /^Suspend/ })).toBeNull();
  });

  it('is narrowed down in its address, read on page by page, and taken along', async () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      sampleCase({
        id: index + 1,
        status: 'upheld',
        resolvedBy: sampleAuthor,
        resolvedAt: '2026-11-15T12:00:00.000Z',
      }),
    );
    const upheld = 'GET /api/admin/reports?status=upheld&kind=post&search=marco&limit=25';
    server.answer(upheld, { body: many });
    server.answer(`${upheld}&before=24`, { body: [sampleCase({ id: 30, status: 'upheld' })] });
    await openQueue([], '&status=upheld&kind=post&search=marco');
    expect(await screen.findAllByText(/^Upheld by Marco Bellini/)).toHaveLength(24);
    expect(screen.queryByRole('button', { name: /^Dismiss:/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() =>
      expect(screen.getAllByRole('listitem', { name: /^Post/ })).toHaveLength(25),
    );
    const file = screen.getByRole('link', { name: /^Export/ });
    expect(file.getAttribute('href')).toBe(
      '/api/admin/reports.csv?status=upheld&kind=post&search=marco',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(window.location.search).toBe('?section=reports&kind=post&search=marco');
    await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(window.location.search).toBe('?section=reports');
    expect(await screen.findByRole('heading', { name: 'Nothing waits.' })).toBeDefined();
    expect(server.seen.some(({ method, url }) => `${method} ${url}` === open)).toBe(true);
  });
});

describe('the queue of a circle', () => {
  it('counts what waits, names no reporter, suspends nobody', async () => {
    const waiting = sampleCase({
      reports: [{ ...firstReport(), reporter: null, note: 'Look at line two.' }],
    });
    server.answer('GET /api/circles/4/reports', { body: [waiting] });
    server.answer('POST /api/circles/4/reports/9/decision', {
      body: sampleCase({ status: 'upheld' }),
    });
    await renderPart(<CircleReports circleId={4} />, { server, path: '/circles/4/manage' });
    const panel = await screen.findByRole('region', { name: 'Reports' });
    const item = await caseOf('Post by @marcob');
    expect(within(panel).getByText('1')).toBeDefined();
    expect(item.textContent).toContain('Look at line two.');
    expect(item.textContent).not.toContain('deleted user');
    expect(within(item).queryByRole('link', { name: 'See the account' })).toBeNull();
    const dialog = await decide('Uphold', 'Post by @marcob');
    expect(within(dialog).queryByRole('checkbox', { name: /^Suspend/ })).toBeNull();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Not here');
    server.answer('GET /api/circles/4/reports', { body: [] });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Uphold' }));
    expect(await within(panel).findByText('Nothing waits.')).toBeDefined();
    expect(bodies('POST /api/circles/4/reports/9/decision')).toEqual([
      { outcome: 'upheld', deletePost: true, warn: false, reason: 'Not here' },
    ]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Upheld' }));
    expect(window.location.search).toBe('?reports=upheld');
    expect(server.seen.at(-1)?.url).toBe('/api/circles/4/reports?status=upheld&limit=25');
  });
});

function firstReport(): ReportCase['reports'][number] {
  const [first] = sampleCase().reports;
  if (first === undefined) throw new Error('a case has a report');
  return first;
}

describe('the posts', () => {
  it('are found, and deleted with a reason', async () => {
    const posts: ModeratedPost[] = [sampleModeratedPost(), sampleModeratedPost({ id: 43 })];
    server.answer('GET /api/admin/posts', { body: posts });
    server.answer('DELETE /api/admin/posts/44', { status: 204 });
    await renderPart(<PostsSection />, { server, path: '/admin?section=posts' });
    expect(await screen.findAllByText('1 open report')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Reported' }));
    await userEvent.type(screen.getByRole('searchbox'), 'rain');
    await waitFor(() =>
      expect(server.seen.at(-1)?.url).toBe('/api/admin/posts?filter=reported&search=rain&limit=25'),
    );
    expect(window.location.search).toBe('?section=posts&search=rain&filter=reported');

    const [first] = await screen.findAllByRole('button', { name: 'Delete the post by @marcob' });
    if (first === undefined) throw new Error('nothing can be deleted');
    await userEvent.click(first);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this post by @marcob?' });
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    await userEvent.click(confirm);
    expect(await within(dialog).findByText('Say why, in a few words.')).toBeDefined();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Advertising');
    server.answer('GET /api/admin/posts', { body: posts.slice(1) });
    await userEvent.click(confirm);
    expect(await screen.findByText('Post deleted')).toBeDefined();
    expect(bodies('DELETE /api/admin/posts/44')).toEqual([{ reason: 'Advertising' }]);
    expect(screen.getAllByText('1 open report')).toHaveLength(1);
  });
});

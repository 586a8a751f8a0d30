import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { member } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleAuthor } from '../../testing/sample-post.ts';
import { findBegunMention } from './begun-mention.ts';
import { Composer } from './composer.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const nobody = { firstName: null, lastName: null, profileImageUrl: null };
const people = [sampleAuthor, { ...nobody, username: 'marta' }, { ...nobody, username: 'mzelda' }];
const near = 'tournamentId=5&circleId=3';

async function show() {
  server.answer(`GET /api/users/mentionable?prefix=m&${near}`, { body: people });
  await renderPart(
    <Composer viewer={member} section="social" place={{ tournamentId: 5, circleId: 3 }} />,
    { server, path: '/tournaments/5', language: 'it' },
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Testo del post' });
  await userEvent.click(field);
  return field;
}

function marked(field: HTMLElement): string | null | undefined {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
}

describe('after an @ the composer', () => {
  it('offers people, and the arrows and Enter choose one', async () => {
    const field = await show();
    await userEvent.keyboard('Senti @m');
    const list = await screen.findByRole('listbox', { name: 'Persone' });
    const names = within(list)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toEqual(['MAMarco Bellini@marcob', 'MA@marta', 'MZ@mzelda']);
    expect(field.getAttribute('aria-controls')).toBe(list.id);
    expect(marked(field)).toContain('@marcob');
    await userEvent.keyboard('{ArrowUp}');
    expect(marked(field)).toContain('@mzelda');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked(field)).toContain('@marta');
    expect(within(list).getByRole('option', { selected: true }).textContent).toContain('@marta');
    await userEvent.keyboard('{Enter}');
    expect(field.value).toBe('Senti @marta ');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('che ne dici?');
    expect(field.value).toBe('Senti @marta che ne dici?');
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
  });

  it('takes a tap, and Tab, and keeps the focus in the field', async () => {
    const field = await show();
    await userEvent.keyboard('@m');
    await userEvent.click(await screen.findByRole('option', { name: /@mzelda/ }));
    expect([field.value, document.activeElement]).toEqual(['@mzelda ', field]);
    await userEvent.keyboard('e @m');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Tab}');
    expect([field.value, document.activeElement]).toEqual(['@mzelda e @marcob ', field]);
  });

  it('lets Escape send the list away until the next @', async () => {
    const field = await show();
    await userEvent.keyboard('@m');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('a');
    await userEvent.keyboard('{Enter}');
    expect(field.value).toBe('@ma\n');
    await userEvent.keyboard('@m');
    expect(await screen.findByRole('listbox')).toBeDefined();
  });

  it('is a plain field where nobody is found', async () => {
    server.answer(`GET /api/users/mentionable?prefix=zz&${near}`, { body: [] });
    const field = await show();
    await userEvent.keyboard('@zz');
    await waitFor(() =>
      expect(server.seen.some(({ url }) => url.includes('prefix=zz'))).toBe(true),
    );
    await userEvent.keyboard('{Enter}');
    expect(field.value).toBe('@zz\n');
  });
});

describe('a begun name', () => {
  it.each([
    ['@', { start: 0, prefix: '' }],
    ['Ciao @gi', { start: 5, prefix: 'gi' }],
    ['(@Nicolò', { start: 1, prefix: 'Nicolò' }],
    ['\n@a.b-c_1', { start: 1, prefix: 'a.b-c_1' }],
    [`${'x'.repeat(60)} @${'y'.repeat(50)}`, { start: 61, prefix: 'y'.repeat(50) }],
  ])('ends at the cursor: %j', (text, expected) => {
    expect(findBegunMention(text, text.length)).toEqual(expected);
  });

  it.each(['', 'ciao', 'io@example', 'example.org/@gi', '@giulia ', '@@gi', `@${'y'.repeat(51)}`])(
    'is none: %j',
    (text) => {
      expect(findBegunMention(text, text.length)).toBeNull();
    },
  );
});

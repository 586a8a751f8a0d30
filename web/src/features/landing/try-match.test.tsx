import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, renderApp } from '../../testing/render-app.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  server.answer('GET /api/matches', { body: [] });
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const investigation = 'Indagine su un cittadino al di sopra di ogni sospetto';

async function begin() {
  await renderApp({ server, path: '/' });
  await userEvent.click(await screen.findByRole('link', { name: 'Try a match' }));
  await screen.findByRole('heading', { level: 2, name: 'Try a match' });
}

/** Somebody looks at the films before they vote. */
const lookAtFilms = () => new Promise((resolve) => setTimeout(resolve, 400));

async function press(name: string) {
  await lookAtFilms();
  await userEvent.click(screen.getByRole('button', { name }));
}

function table(): string[] {
  const rows = within(screen.getByRole('region', { name: /^Your table/ })).getAllByRole('listitem');
  return rows.map((row) => {
    const title = row.querySelector('b')?.textContent ?? '';
    return `${row.firstChild?.textContent} ${title}`;
  });
}

describe('trying a match', () => {
  it('asks nobody for anything, and makes a table of three votes', async () => {
    await begin();
    expect(screen.getByRole('article', { name: `Persona – ${investigation}` })).toBeDefined();
    await press('Vote: Persona');
    expect(screen.getByText('After 1 of 3')).toBeDefined();
    expect(table()).toEqual(['1 Persona', '2 Metropolis', `3 ${investigation}`]);
    await press(`Vote: ${investigation}`);
    await press('Vote: Persona');
    const heading = screen.getByRole('heading', { level: 2, name: 'Your group says Persona' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/^Two wins out of two\./)).toBeDefined();
    expect(table()).toEqual(['1 Persona', `2 ${investigation}`, '3 Metropolis']);
    expect(screen.getByRole('link', { name: 'Bring your films' }).getAttribute('href')).toBe(
      '/auth?tab=register',
    );
    // The landing page's own match is all that was asked for.
    const asked = new Set(server.seen.map(({ method, url }) => `${method} ${url}`));
    expect([...asked]).toEqual(['GET /api/matches?status=active&limit=10']);
    expect(Object.keys(window.localStorage)).toEqual(['language']);
  });

  it('can be played by the arrow keys, and again', async () => {
    await begin();
    for (let match = 0; match < 3; match += 1) {
      await lookAtFilms();
      await userEvent.keyboard('{ArrowLeft}');
    }
    expect(
      screen.getByRole('heading', { name: 'One each: that is what the return leg is for.' }),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(screen.getByText('After 0 of 3')).toBeDefined();
  });

  it('takes no second press that was meant for the match before', async () => {
    await begin();
    const vote = screen.getByRole('button', { name: 'Vote: Persona' });
    fireEvent.click(vote);
    fireEvent.click(vote);
    expect(screen.getByText('After 1 of 3')).toBeDefined();
  });

  it('gives nobody the vote of who has not seen them', async () => {
    await begin();
    for (let match = 0; match < 3; match += 1) await press('I have not seen it');
    expect(screen.getByRole('heading', { name: 'Three draws, nobody to blame' })).toBeDefined();
    expect(table().map((row) => row[0])).toEqual(['1', '1', '1']);
  });

  it('says each result and the next match to a screen reader', async () => {
    await begin();
    await press('Vote: Persona');
    expect(
      screen.getByText(`Persona wins. Match 2 of 3: ${investigation} – Metropolis`),
    ).toBeDefined();
  });

  it('ends with the back button', async () => {
    await begin();
    act(() => window.history.back());
    await vi.waitFor(() =>
      expect(screen.queryByRole('heading', { level: 2, name: 'Try a match' })).toBeNull(),
    );
  });
});

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withChoice } from '../../domain/kept-votes/kept-vote.ts';
import { setKeptVotes } from '../../domain/kept-votes/kept-votes-state.ts';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleMatch } from '../../testing/sample-season.ts';
import { OwnKeptVotes } from './own-kept-votes.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  act(() => setKeptVotes([]));
  await server.close();
});

const match = sampleMatch();
const waiting = withChoice(undefined, { voterId: 3, match, filmId: match.film1.id }, Date.now());
const none = 'Nessun voto aspetta qui.';

it('the settings have the votes that wait, or say that there are none', async () => {
  await renderPart(<OwnKeptVotes />, { server, path: '/settings?tab=data', language: 'it' });
  expect(screen.getByText(none)).toBeDefined();
  act(() => setKeptVotes([waiting]));
  expect(await screen.findByText(match.film1.title)).toBeDefined();
});

it('the focus stays around the list whose last vote was taken back', async () => {
  setKeptVotes([waiting]);
  const section = (
    <section aria-label="Votes">
      <OwnKeptVotes />
    </section>
  );
  await renderPart(section, { server, path: '/settings?tab=data', language: 'it' });
  const withdraw = await screen.findByRole('button', {
    name: `Ritira il voto in attesa: ${match.film1.title}`,
  });
  withdraw.focus();
  act(() => setKeptVotes([]));
  expect(await screen.findByText(none)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Votes' }));
});

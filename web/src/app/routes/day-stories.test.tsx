import type { DayStory } from '@girone/contract/story';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleMatch, sampleTournament } from '../../testing/sample-season.ts';
import { MatchesWithTalk } from './matches-with-talk.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  server.answer('GET /api/user', { status: 401 });
});

afterEach(async () => {
  await server.close();
});

const story: DayStory = {
  matchDay: 6,
  facts: [
    { kind: 'titleLast', film: 1, ahead: 1 },
    { kind: 'winning', film: 1, length: 4 },
    { kind: 'split', films: [2, 3], votes: 7 },
  ],
  films: [
    { id: 1, title: 'Ladri di biciclette' },
    { id: 2, title: 'In the Mood for Love' },
    { id: 3, title: 'Paris, Texas' },
  ],
};

async function open(language: 'it' | 'es' | 'en'): Promise<void> {
  const match = sampleMatch({ status: 'completed', matchDay: 6 });
  server.answer('GET /api/tournaments/5/matches', { body: [match] });
  const tournament = sampleTournament({ status: 'completed', currentMatchDay: 6 });
  await renderPart(<MatchesWithTalk tournament={tournament} />, {
    server,
    path: '/tournaments/5?day=6',
    language,
  });
}

describe('a day that has closed', () => {
  it.each([
    ['it', 'La giornata 6 in poche frasi', /«Ladri di biciclette».*un punto/, /quattro/, /7 a 7/],
    ['es', 'La jornada 6 en pocas frases', /«Ladri di biciclette».*un punto/, /cuatro/, /7 a 7/],
    ['en', 'Match day 6 in a few sentences', /“Ladri di biciclette”.*one point/, /four/, /7/],
  ] as const)('tells its story in %s, above its results', async (language, name, ...sentences) => {
    server.answer('GET /api/tournaments/5/story', { body: story });
    await open(language);
    const section = await screen.findByRole('region', { name });
    const told = [...section.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(told).toHaveLength(3);
    for (const [index, sentence] of sentences.entries()) expect(told[index]).toMatch(sentence);
    expect(server.seen.map(({ url }) => url)).toContain('/api/tournaments/5/story?matchDay=6');
  });

  it('shows its results alone where the story does not come', async () => {
    server.answer('GET /api/tournaments/5/story', { status: 404 });
    await open('it');
    await screen.findByText('Stalker');
    await waitFor(() =>
      expect(server.seen.map(({ url }) => url)).toContain('/api/tournaments/5/story?matchDay=6'),
    );
    expect(screen.queryByRole('region', { name: /in poche frasi$/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('a day that closes before the viewer’s eyes tells its story there, without another visit', async () => {
  const running = sampleMatch({ status: 'active', matchDay: 2 });
  const days = 'GET /api/tournaments/5/matches?matchDay=';
  server.answer(`${days}1`, { body: [] });
  server.answer(`${days}2`, { body: [running] });
  server.answer(`${days}3`, { body: [] });
  const { tell, show } = await renderPart(<MatchesWithTalk tournament={sampleTournament()} />, {
    server,
    path: '/tournaments/5?tab=matches',
    language: 'it',
  });
  await screen.findByText('Stalker');
  expect(server.seen.map(({ url }) => url)).not.toContain('/api/tournaments/5/story?matchDay=2');

  server.answer(`${days}2`, { body: [{ ...running, status: 'completed', viewerMayVote: false }] });
  server.answer('GET /api/tournaments/5/leaderboard', { body: [] });
  server.answer('GET /api/tournaments/5/story?matchDay=2', { body: { ...story, matchDay: 2 } });
  tell('standings', { tournamentId: 5, matchDay: 2 });
  tell('tournament', { tournamentId: 5, status: 'active' });
  show(<MatchesWithTalk tournament={sampleTournament({ currentMatchDay: 3 })} />);
  const section = await screen.findByRole('region', { name: 'La giornata 2 in poche frasi' });
  expect(section.textContent).toContain('«Ladri di biciclette»');
});

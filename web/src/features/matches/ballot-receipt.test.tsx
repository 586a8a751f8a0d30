import { codeOf, groupCode } from '@girone/championship/ballots/ballot-code';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleMatch } from '../../testing/sample-season.ts';
import { MatchCard } from './match-card.tsx';

let server: ApiServer;
const key = '0123456789abcdef0123456789abcdef';
const keyCall = '/api/user/ballot-key';

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

async function open(match = sampleMatch()) {
  return renderPart(<MatchCard match={match} now={Date.now()} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
}

const calls = (method: string) =>
  server.seen.filter((call) => call.method === method && call.url === keyCall);

describe('the receipt of a vote', () => {
  it('shows the code that the browser works out from the key', async () => {
    server.answer(`GET ${keyCall}`, { body: { key } });
    const match = sampleMatch({ viewerVote: 1 });
    await open(match);

    expect(await screen.findByText(groupCode(codeOf(key, match)))).toBeDefined();
    expect(screen.getByText('La tua scheda')).toBeDefined();
  });

  it('makes a key where there is none, before the first vote', async () => {
    server.answer(`GET ${keyCall}`, { body: null });
    server.answer(`PUT ${keyCall}`, { body: { key } });
    await open();

    await waitFor(() => expect(calls('PUT')).toHaveLength(1));
    expect(JSON.parse(calls('PUT')[0]?.body ?? '')).toEqual({
      key: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  it('takes the key that another device was faster to set', async () => {
    server.answer(`GET ${keyCall}`, { body: null });
    server.answer(`PUT ${keyCall}`, { status: 409, body: { code: 'ballot_key_set' } });
    const match = sampleMatch({ viewerVote: 1 });
    await open(match);
    await waitFor(() => expect(calls('GET')).toHaveLength(2));

    expect(screen.queryByText(groupCode(codeOf(key, match)))).toBeNull();
  });

  it('keeps nobody from voting when the key cannot be had', async () => {
    server.answer('POST /api/matches/51/vote', { body: sampleMatch({ viewerVote: 1 }) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Vota: Stalker' }));

    await waitFor(() =>
      expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1),
    );
  });

  it('says what the code is for', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'A che serve il codice?' }));

    expect(screen.getByRole('link', { name: 'Verifica il conteggio' }).getAttribute('href')).toBe(
      '/verify/5',
    );
  });
});

import { codeOf, groupCode } from '@girone/championship/ballots/ballot-code';
import type { Match } from '@girone/contract/matches';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
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

const cardOf = (match: Match) => <MatchCard match={match} now={Date.now()} />;

async function open(match = sampleMatch()) {
  return renderPart(cardOf(match), {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
}

const calls = (method: string) =>
  server.seen.filter((call) => call.method === method && call.url === keyCall);

/** Votes for Stalker; the card shows it at once, and the server counts it when it is let go. */
async function voteOnTheWay(
  { show }: Awaited<ReturnType<typeof open>>,
  facts: Partial<Match> = {},
) {
  const voted = sampleMatch({ viewerVote: 1, ...facts });
  const { until, letGo } = holdBack();
  server.answer('POST /api/matches/51/vote', { body: voted, until });
  await userEvent.click(await screen.findByRole('button', { name: 'Vota: Stalker' }));
  show(cardOf(voted));
  return letGo;
}

/** What a screen reader finds there. */
function heardIn(place: HTMLElement | null): string {
  const spoken = Array.from(place?.children ?? []).filter((child) => !child.ariaHidden);
  return spoken.map(({ textContent }) => textContent).join(' ');
}

const spelled = (code: string) =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8)]
    .map((group) => group.split('').join(' '))
    .join(', ');

describe('the receipt of a vote', () => {
  it('shows the code that the browser works out from the key', async () => {
    server.answer(`GET ${keyCall}`, { body: { key } });
    const match = sampleMatch({ viewerVote: 1 });
    await open(match);

    expect(await screen.findByText(groupCode(codeOf(key, match)))).toBeDefined();
    expect(screen.getByText('La tua scheda')).toBeDefined();
  });

  it('is told once the vote counts: the film, then the code letter by letter', async () => {
    server.answer(`GET ${keyCall}`, { body: { key } });
    const code = codeOf(key, sampleMatch());
    const card = await open();
    await screen.findByText('La tua scheda');
    const letGo = await voteOnTheWay(card);
    const shown = await screen.findByText(groupCode(code));
    const receipt = shown.closest('output');
    expect(receipt?.getAttribute('aria-live')).toBe('polite');
    expect(heardIn(receipt)).toBe('');
    letGo();

    await waitFor(() =>
      expect(heardIn(receipt)).toBe(
        `Il tuo voto è in tabellone: Stalker. La tua scheda, in lista alla chiusura: ${spelled(code)}`,
      ),
    );
    expect(screen.getAllByText(/Il tuo voto è in tabellone/)).toHaveLength(1);
  });

  it('of a vote of before is there to be read, and is not told as the page opens', async () => {
    server.answer(`GET ${keyCall}`, { body: { key } });
    const match = sampleMatch({ viewerVote: 1 });
    await open(match);
    const code = codeOf(key, match);
    const receipt = (await screen.findByText(groupCode(code))).closest('output');

    expect(heardIn(receipt)).toBe(`La tua scheda, in lista alla chiusura: ${spelled(code)}`);
    expect(receipt?.getAttribute('aria-live')).toBe('off');
  });

  it('is not needed to hear what became of a vote', async () => {
    const card = await open();
    const letGo = await voteOnTheWay(card, { viewerMayVote: false });
    letGo();

    expect(await screen.findByText('Il tuo voto è in tabellone: Stalker.')).toBeDefined();
    expect(screen.queryByText('La tua scheda')).toBeNull();
  });

  it('is not told again by the card when it goes', async () => {
    const card = await open();
    await screen.findByText('La tua scheda');
    const letGo = await voteOnTheWay(card);
    letGo();
    await screen.findByText(/Il tuo voto è in tabellone: Stalker/);
    card.show(cardOf(sampleMatch({ viewerVote: 1, viewerMayVote: false })));

    expect(screen.queryByText(/Il tuo voto è in tabellone/)).toBeNull();
  });

  it('hands out the code in its groups', async () => {
    server.answer(`GET ${keyCall}`, { body: { key } });
    const match = sampleMatch({ viewerVote: 1 });
    const person = userEvent.setup();
    await open(match);
    await person.click(await screen.findByRole('button', { name: 'Copia il codice della scheda' }));

    expect(await navigator.clipboard.readText()).toBe(groupCode(codeOf(key, match)));
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

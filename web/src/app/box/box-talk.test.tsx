import { boxSeason } from '@girone/championship/testing/boxed-season';
import type { SeasonBox } from '@girone/contract/season-box';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { BoxTalk } from './box-talk.tsx';

/** A talk of which the file has so many posts, of so many that there were. */
function talkOf(inFile: number, inAll: number): SeasonBox {
  const posts = Array.from({ length: inFile }, (_, index) => ({
    authorName: 'Giulia',
    content: `Post ${index + 1}`,
    createdAt: '2026-10-30T21:00:00.000Z',
  }));
  return { ...boxSeason({ films: 2, voters: 1, seed: 'talk' }), posts, postCount: inAll };
}

const rest = /resto|rest stayed/;

it.each([
  ['it', 12, 'Il file contiene gli ultimi 12 messaggi; il resto è rimasto online.'],
  ['it', 1, 'Il file contiene l’ultimo messaggio; il resto è rimasto online.'],
  ['en', 12, 'The file holds the last 12 messages; the rest stayed online.'],
  ['en', 1, 'The file holds the last message; the rest stayed online.'],
  ['es', 12, 'El archivo contiene los últimos 12 mensajes; el resto se quedó en línea.'],
  ['es', 1, 'El archivo contiene el último mensaje; el resto se quedó en línea.'],
] as const)('says at its end, in %s, that the file has only the last %d', async (...row) => {
  const [language, inFile, sentence] = row;
  await startSentences(language);
  render(<BoxTalk box={talkOf(inFile, inFile + 1)} />);
  const posts = screen.getAllByRole('article');
  expect(posts.at(-1)?.nextElementSibling?.textContent).toBe(sentence);
});

it('says nothing of the kind of a talk that is there from its first post', async () => {
  await startSentences('it');
  render(<BoxTalk box={talkOf(12, 12)} />);
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(screen.queryByText(rest)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '2 messaggi precedenti' }));
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.queryByText(rest)).toBeNull();
});

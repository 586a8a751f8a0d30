import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Fixture } from './fixture.tsx';

const home = { title: 'Stalker', owner: 'Giulia', role: 'Casa', poster: null };
const away = { title: 'Vertigo', owner: 'Marco', role: 'Trasferta', poster: null };
const frame = { name: 'Stalker – Vertigo', day: 'Giornata 11', versus: 'VS' };

test('each vote button names its film, and voting tells for which', async () => {
  const votes: string[] = [];
  render(
    <Fixture
      {...frame}
      state="open"
      home={{
        ...home,
        vote: { label: 'Vota', name: 'Vota: Stalker', onVote: () => votes.push('home') },
      }}
      away={{
        ...away,
        vote: { label: 'Vota', name: 'Vota: Vertigo', onVote: () => votes.push('away') },
      }}
    />,
  );
  const match = within(screen.getByRole('article', { name: 'Stalker – Vertigo' }));
  expect(match.getByRole('heading', { name: 'Stalker – Vertigo' })).toBeTruthy();
  await userEvent.click(match.getByRole('button', { name: 'Vota: Vertigo' }));
  await userEvent.click(match.getByRole('button', { name: 'Vota: Stalker' }));
  expect(votes).toEqual(['away', 'home']);
});

test('a visitor is led to the door instead', () => {
  render(
    <Fixture
      {...frame}
      state="read-only"
      home={{ ...home, vote: { label: 'Vota', name: 'Vota: Stalker', href: '/auth' } }}
      away={{ ...away, vote: { label: 'Vota', name: 'Vota: Vertigo', href: '/auth' } }}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Vota: Stalker' }).getAttribute('href')).toBe('/auth');
});

test('a finished match shows the count, the winner and no button', () => {
  render(
    <Fixture
      {...frame}
      state="completed"
      home={{ ...home, outcome: 'won', tag: 'Vincitore' }}
      away={{ ...away, outcome: 'lost' }}
      tally={{ home: 9, away: 3, text: '12 voti', label: '9 a 3, 12 voti' }}
    />,
  );
  expect(screen.getByText('Vincitore')).toBeTruthy();
  expect(screen.getByText('9 a 3, 12 voti')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('home is read before away', () => {
  render(<Fixture {...frame} state="pending" home={home} away={away} />);
  const words = screen.getByRole('article').textContent ?? '';
  expect(words.indexOf('Casa')).toBeLessThan(words.indexOf('Trasferta'));
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inkOf } from './avatar-fallback.ts';
import { Avatar } from './avatar.tsx';

test.each([
  ['giulia', 'GI', 'G'],
  ['ana_b', 'AN', 'A'],
  ['_élodie', 'ÉL', 'É'],
  ['7samurai', '7S', '7'],
  ['x', 'X', 'X'],
  ['___', '?', '?'],
])('%s has the initials %s, and %s where one letter is shown', (username, two, one) => {
  render(
    <>
      <Avatar username={username} label="A member" />
      <Avatar username={username} label="A member" single />
    </>,
  );
  const faces = screen.getAllByRole('img', { name: 'A member' });
  expect(faces.map((face) => face.textContent)).toEqual([two, one]);
});

// Written down, since people know each other by it: another hash would repaint everybody.
test.each([
  ['giulia', 'ottanio'],
  ['marco', 'crema'],
])('%s always wears %s', (username, ink) => {
  expect(inkOf(username)).toBe(ink);
});

test('every ink is worn by somebody', () => {
  const names = Array.from({ length: 200 }, (_, at) => `member${at}`);
  expect(new Set(names.map(inkOf)).size).toBe(8);
});

test.each([
  [28, '/objects/giulia.webp', '/objects/giulia.webp?w=160'],
  [112, '/objects/giulia.webp', '/objects/giulia.webp?w=480'],
  [48, 'https://photos.example/giulia', 'https://photos.example/giulia'],
] as const)('at %i points the photo %s is fetched as %s', (size, src, fetched) => {
  render(<Avatar username="giulia" src={src} size={size} label="Giulia Ferrante" />);
  const photo = screen.getByRole('img', { name: 'Giulia Ferrante' });
  expect(photo.getAttribute('src')).toBe(fetched);
});

test('a photo that does not load gives way to the initials', () => {
  render(<Avatar username="giulia" src="/objects/gone.webp" label="Giulia" />);
  fireEvent.error(screen.getByRole('img', { name: 'Giulia' }));
  expect(screen.getByRole('img', { name: 'Giulia' }).textContent).toBe('GI');
});

test('beside a name it is decoration', () => {
  render(<Avatar username="giulia" />);
  expect(screen.queryByRole('img')).toBeNull();
});

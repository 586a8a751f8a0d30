import { fireEvent, render, screen } from '@testing-library/react';
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf, inkOf } from './avatar-look.ts';
import { Avatar } from './avatar.tsx';

test.each([
  ['giulia', 'Giulia Ferrante', 'GF'],
  ['giulia', 'Giulia Maria Ferrante', 'GF'],
  ['giulia', 'Giulia', 'GI'],
  ['ana_b', null, 'AN'],
  ['ana_b', '   ', 'AN'],
  ['x', 'élodie ørsted', 'ÉØ'],
  ['user7', '🎬 Rossi', 'US'],
  ['___', '', '?'],
])('%s, called %s, has the initials %s', (username, name, initials) => {
  expect(initialsOf(username, name)).toBe(initials);
});

test('the same username always wears the same ink', () => {
  assert(
    property(string({ unit: 'grapheme' }), (username) => {
      expect(inkOf(username)).toBe(inkOf(username));
    }),
  );
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
  render(
    <Avatar username="giulia" name="Giulia Ferrante" src="/objects/gone.webp" label="Giulia" />,
  );
  fireEvent.error(screen.getByRole('img', { name: 'Giulia' }));
  expect(screen.getByRole('img', { name: 'Giulia' }).textContent).toBe('GF');
});

test('beside a name it is decoration', () => {
  render(<Avatar username="giulia" name="Giulia Ferrante" />);
  expect(screen.queryByRole('img')).toBeNull();
});

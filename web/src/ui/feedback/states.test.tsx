import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge, type BadgeTone } from './badge.tsx';
import { Banner } from './banner.tsx';
import { Card, CardBody, CardHead } from '../layout/card.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import { EmptyState } from './empty-state.tsx';
import { EmptyNote } from './empty-note.tsx';
import { ErrorState } from './error-state.tsx';
import { TextLink } from '../actions/link.tsx';
import { MetaList } from '../layout/meta-list.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { SectionHead } from '../layout/section-head.tsx';

test.each<BadgeTone>(['active', 'setup', 'done'])(
  'a badge with the tone "%s" says it by a sign as well as by colour',
  (tone) => {
    const { container, rerender } = render(<Badge tone={tone}>In Corso</Badge>);
    const signs = () => container.querySelectorAll('[aria-hidden="true"]');
    expect(signs()).toHaveLength(1);
    rerender(
      <Badge tone={tone} icon={null}>
        In Corso
      </Badge>,
    );
    expect(signs()).toHaveLength(0);
    expect(container.textContent).toBe('In Corso');
  },
);

test('a banner shows its title, its sentence and its action; its sign is decoration', () => {
  const { container } = render(
    <Banner kind="wait" title="In attesa" action={<button type="button">Avvia</button>}>
      Mancano 2 film.
    </Banner>,
  );
  expect(container.textContent).toBe('In attesaMancano 2 film.Avvia');
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).toBeTruthy();
});

test('an error is announced at once; an empty place is not', () => {
  render(
    <>
      <ErrorState title="Nothing came" actions={<button type="button">Try again</button>}>
        The server does not answer.
      </ErrorState>
      <EmptyState title="No films" level={2} />
    </>,
  );
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 3, name: 'Nothing came' })).toBeTruthy();
  expect(alert.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(alert.queryByText('No films')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'No films' })).toBeTruthy();
});

test('the head of a page leads back, and its title can take the focus', () => {
  render(<PageHead title="Gestisci Notturni" back={{ href: '/circles', label: 'Indietro' }} />);
  expect(screen.getByRole('link', { name: 'Indietro' }).getAttribute('href')).toBe('/circles');
  const title = screen.getByRole('heading', { level: 1, name: 'Gestisci Notturni' });
  title.focus();
  expect(document.activeElement).toBe(title);
});

test('sections and cards have headings of the level they are given', () => {
  render(
    <>
      <SectionHead title="My circles" count="2/3" id="mine" />
      <Card as="section" flush aria-label="Members">
        <CardHead title="Members of the circle" level={2} />
        <CardBody>Nobody yet</CardBody>
      </Card>
    </>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'My circles' }).id).toBe('mine');
  const card = within(screen.getByRole('region', { name: 'Members' }));
  expect(card.getByRole('heading', { level: 2, name: 'Members of the circle' })).toBeTruthy();
  expect(card.getByText('Nobody yet')).toBeTruthy();
});

test('a link that leaves the site opens beside it and tells the other side nothing', () => {
  render(
    <>
      <TextLink href="/films">My films</TextLink>
      <TextLink href="https://example.org/" external>
        The source
      </TextLink>
    </>,
  );
  const inside = screen.getByRole('link', { name: 'My films' });
  const outside = screen.getByRole('link', { name: 'The source' });
  expect([inside.getAttribute('target'), outside.getAttribute('target')]).toEqual([null, '_blank']);
  expect(outside.getAttribute('rel')).toBe('noopener noreferrer');
});

test('small facts are a list', () => {
  render(
    <MetaList
      items={[
        { key: 'year', text: '1979' },
        { key: 'runtime', text: '162 min' },
      ]}
    />,
  );
  const facts = screen.getAllByRole('listitem').map((fact) => fact.textContent);
  expect(facts).toEqual(['1979', '162 min']);
});

test('a sheet without content says why; one that may still fill says so aloud', () => {
  const { rerender } = render(<EmptyNote title="Servono cinque persone">Siete in tre.</EmptyNote>);
  expect(screen.getByText('Siete in tre.')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<EmptyNote live>Si calcola.</EmptyNote>);
  expect(screen.getByRole('status').textContent).toBe('Si calcola.');
});

test('what is folded up says its name and how much there is', () => {
  render(
    <Disclosure title="Tutti i sigilli" note="12 codici">
      <p>A517</p>
    </Disclosure>,
  );
  const [folded] = screen.getAllByRole('group');
  expect(folded?.querySelector('summary')?.textContent).toBe('Tutti i sigilli12 codici');
  expect(folded?.hasAttribute('open')).toBe(false);
});

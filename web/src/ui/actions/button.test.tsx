import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { Router } from 'wouter';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('a button does what it says when it is pressed', async () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>Create circle</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Create circle' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a pending button says so, keeps the focus and cannot be pressed again', async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Start</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  rerender(
    <Button onClick={onClick} pending pendingLabel="Starting...">
      Start
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Starting...' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledOnce();
});

test('a double click sends once, and turns over twice', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const onTurn = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button ignoresDoubleClick onClick={onClick}>
        Create link
      </Button>
      <Button type="submit">Publish</Button>
      <Button onClick={onTurn}>Turn over</Button>
    </form>,
  );
  for (const name of ['Create link', 'Publish', 'Turn over']) {
    await userEvent.dblClick(screen.getByRole('button', { name }));
  }
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onTurn).toHaveBeenCalledTimes(2);
});

test('every one of a row of quick presses counts where one may want them all', () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button pending={false} onClick={onClick}>
      Next
    </Button>,
  );
  // As the browser counts presses within the time of a double click.
  for (const detail of [1, 2, 3, 4]) fireEvent.click(screen.getByRole('button'), { detail });
  expect(onClick).toHaveBeenCalledTimes(4);
});

test('a pending submit button does not send its form a second time', async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" pending>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Notti{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button inside a form does not send it unless told to', async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Add a photo</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a photo' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button link goes to its page without loading it anew', async () => {
  const location = memoryLocation({ path: '/', record: true });
  render(
    <Router hook={location.hook}>
      <ButtonLink href="/leaderboard">See the leaderboard</ButtonLink>
    </Router>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'See the leaderboard' }));
  expect(location.history).toEqual(['/', '/leaderboard']);
});

test('an icon button is called by its label', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <IconButton label="Share" onClick={onClick}>
      <svg aria-hidden />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(onClick).toHaveBeenCalledOnce();
});

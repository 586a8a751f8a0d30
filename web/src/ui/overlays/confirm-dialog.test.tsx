import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteFilmProps {
  onConfirm: () => void;
  pending?: boolean;
}

function DeleteFilm({ onConfirm, pending = false }: DeleteFilmProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this film?"
        confirmLabel="Delete film"
        cancelLabel="Keep it"
        danger
        pending={pending}
        pendingLabel="Deleting..."
        onConfirm={onConfirm}
      >
        Finished matches keep their results.
      </ConfirmDialog>
    </>
  );
}

test('it asks, says what will happen, and begins on the safe answer', async () => {
  render(<DeleteFilm onConfirm={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(
    screen.getByRole('alertdialog', {
      name: 'Delete this film?',
      description: 'Finished matches keep their results.',
    }),
  ).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
});

test('only the confirming button confirms', async () => {
  const onConfirm = vi.fn<() => void>();
  render(<DeleteFilm onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete film' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a double click confirms once', async () => {
  const onConfirm = vi.fn<() => void>();
  render(<DeleteFilm onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete film' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('while the work is under way it can be neither repeated nor left', async () => {
  const onConfirm = vi.fn<() => void>();
  render(<DeleteFilm onConfirm={onConfirm} pending />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

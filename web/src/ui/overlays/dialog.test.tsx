import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';

function NewCircle() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create circle</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New circle"
        description="A small group."
        closeLabel="Close"
        footer={<Button>Create</Button>}
      >
        <Field label="Name">
          <Input />
        </Field>
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<NewCircle />);
  await userEvent.click(screen.getByRole('button', { name: 'Create circle' }));
  return screen.getByRole('dialog', { name: 'New circle', description: 'A small group.' });
}

test('it opens on its first field', async () => {
  await openDialog();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('the focus stays inside, round and round', async () => {
  const dialog = await openDialog();
  const seen: (string | null)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    seen.push(
      document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        null,
    );
  }
  expect(seen).toEqual(['Create', 'Close', '', 'Create']);
});

test.each(['{Escape}', 'the close button'])(
  '%s closes it and gives the focus back',
  async (way) => {
    await openDialog();
    if (way === '{Escape}') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create circle' }));
  },
);

/** As where the code of a form is fetched when it is first opened. */
function LateForm() {
  const [shown, setShown] = useState<'nothing' | 'waiting' | 'form'>('nothing');
  const close = () => setShown('nothing');
  return (
    <>
      <Button onClick={() => setShown('waiting')}>Edit</Button>
      {shown !== 'nothing' && (
        <Dialog key={shown} open onOpenChange={close} title={shown} closeLabel="Close">
          <Button onClick={() => setShown('form')}>It has come</Button>
        </Dialog>
      )}
    </>
  );
}

test('one that takes the place of another gives the focus back to where that came from', async () => {
  render(<LateForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'It has come' }));
  const form = screen.getByRole('dialog', { name: 'form' });
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = screen.getByRole('button', { name: 'Edit' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

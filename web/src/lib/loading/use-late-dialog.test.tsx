import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { latePart, type LatePart } from '../../ui/loading/late-part.ts';
import { readToast } from '../../ui/feedback/toast-store.ts';
import { useLateDialog } from './use-late-dialog.ts';

interface OpenerProps {
  dialog: LatePart<string>;
  open: boolean;
  onClose: () => void;
}

function Opener(props: OpenerProps) {
  return useLateDialog(props);
}

it('fetches at a press what has not come before, and says so where it fails again', async () => {
  await startSentences('en');
  let isDown = true;
  const dialog = latePart(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve('here'),
  );
  const onClose = vi.fn<() => void>();
  const opener = (open: boolean) => <Opener dialog={dialog} open={open} onClose={onClose} />;
  const { rerender } = render(opener(false));
  dialog.fetch();
  await waitFor(() => expect(dialog.read().hasFailed).toBe(true));

  rerender(opener(true));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(readToast()?.title).toBe('Connection error');
  rerender(opener(false));

  isDown = false;
  rerender(opener(true));
  expect(await screen.findByText('here')).toBeDefined();
  expect(onClose).toHaveBeenCalledOnce();
});

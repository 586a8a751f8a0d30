import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { readToast } from '../../ui/feedback/toast-store.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ToastFallback } from './toast-fallback.tsx';

it('fetches at a press what has not come before, and says so where it fails again', async () => {
  await startSentences('en');
  let isDown = true;
  const Dialog = lazyComponent<{ onClose: () => void }>(
    () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(() => <p>here</p>)),
    ToastFallback,
  );
  const onClose = vi.fn<() => void>();
  await Dialog.preload();
  expect(onClose).not.toHaveBeenCalled();

  const { unmount } = render(<Dialog onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(readToast()?.title).toBe('Connection error');
  unmount();

  isDown = false;
  render(<Dialog onClose={onClose} />);
  expect(await screen.findByText('here')).toBeDefined();
  expect(onClose).toHaveBeenCalledOnce();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

test('it appears after 700 ms of pointing, and is never the only name', () => {
  vi.useFakeTimers();
  render(
    <TooltipProvider>
      <Tooltip content="Promuovi a moderatore">
        <IconButton label="Promuovi">
          <svg aria-hidden />
        </IconButton>
      </Tooltip>
    </TooltipProvider>,
  );
  fireEvent.pointerMove(screen.getByRole('button', { name: 'Promuovi' }), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip').textContent).toBe('Promuovi a moderatore');
});

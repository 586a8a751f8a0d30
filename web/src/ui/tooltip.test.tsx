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

function pointAt(button: HTMLElement): void {
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
}

function passTime(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

test('after one was shown, the next within 300 ms comes at once, later ones wait again', () => {
  vi.useFakeTimers();
  render(
    <TooltipProvider>
      {['Promuovi', 'Espelli'].map((name) => (
        <Tooltip key={name} content={`${name} subito`}>
          <IconButton label={name}>
            <svg aria-hidden />
          </IconButton>
        </Tooltip>
      ))}
    </TooltipProvider>,
  );
  const [promote, expel] = ['Promuovi', 'Espelli'].map((name) =>
    screen.getByRole('button', { name }),
  );
  if (!promote || !expel) throw new Error('Both buttons are drawn.');
  pointAt(promote);
  passTime(700);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  passTime(299);
  pointAt(expel);
  expect(screen.getByRole('tooltip').textContent).toBe('Espelli subito');

  fireEvent.keyDown(document, { key: 'Escape' });
  passTime(300);
  pointAt(promote);
  passTime(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

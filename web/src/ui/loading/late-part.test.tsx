import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { latePart, useLatePart, type LatePart } from './late-part.ts';

function Probe({ late, isWanted }: { late: LatePart<string>; isWanted: boolean }) {
  const { part, hasFailed, retry } = useLatePart(late, isWanted);
  return (
    <>
      <output>{part ?? (hasFailed ? 'failed' : 'waiting')}</output>
      <button type="button" aria-label="retry" onClick={retry} />
    </>
  );
}

it('is fetched once, when it is first wanted', async () => {
  let loads = 0;
  const late = latePart(() => {
    loads += 1;
    return Promise.resolve('here');
  });
  const { rerender } = render(<Probe late={late} isWanted={false} />);
  expect(loads).toBe(0);
  rerender(<Probe late={late} isWanted />);
  expect(await screen.findByText('here')).toBeDefined();
  late.fetch();
  expect(loads).toBe(1);
});

it('can be asked for again where it did not arrive', async () => {
  let isDown = true;
  const late = latePart(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve('here'),
  );
  render(<Probe late={late} isWanted />);
  expect(await screen.findByText('failed')).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(await screen.findByText('here')).toBeDefined();
});

it('fetches when it is wanted what could not be fetched ahead of time', async () => {
  let isDown = true;
  const late = latePart(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve('here'),
  );
  const { rerender } = render(<Probe late={late} isWanted={false} />);
  late.fetch();
  expect(await screen.findByText('failed')).toBeDefined();
  isDown = false;
  rerender(<Probe late={late} isWanted />);
  expect(await screen.findByText('here')).toBeDefined();
});

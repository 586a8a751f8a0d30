import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyComponent, useIsLoaded, useLazyState } from './lazy-component.tsx';
import { LazyFallback } from './lazy-fallback.tsx';
import { PageReloadContext } from './page-reload.ts';

function Fallback() {
  return <output>{useLazyState().hasFailed ? 'failed' : 'waiting'}</output>;
}

function Here({ name = 'here' }: { name?: string }) {
  return <p>{name}</p>;
}

/** A download that can be made to fail, and how often it was tried. */
function startDownload() {
  const download = { isDown: false, tries: 0, load };
  function load() {
    download.tries += 1;
    return download.isDown ? Promise.reject(new Error('down')) : Promise.resolve(Here);
  }
  return download;
}

it('is fetched once, when it is first rendered, and gets its props', async () => {
  const download = startDownload();
  const Lazy = lazyComponent(download.load, Fallback);
  expect(download.tries).toBe(0);
  render(<Lazy name="Amarcord" />);
  expect(screen.getByText('waiting')).toBeDefined();
  expect(await screen.findByText('Amarcord')).toBeDefined();
  expect(screen.queryByText('waiting')).toBeNull();
  await Lazy.preload();
  expect(download.tries).toBe(1);
});

it('is rendered at once where it was fetched before', async () => {
  const Lazy = lazyComponent(startDownload().load, Fallback);
  await Lazy.preload();
  render(<Lazy />);
  expect(screen.getByText('here')).toBeDefined();
});

it('offers a fresh page where it did not arrive', async () => {
  const download = startDownload();
  download.isDown = true;
  const Lazy = lazyComponent(download.load, () => (
    <LazyFallback
      level={2}
      height={100}
      loadingLabel="on its way"
      failedTitle="not here"
      retryLabel="Reload"
    />
  ));
  const reload = vi.fn<() => void>();
  render(
    <PageReloadContext value={{ reload, reloadAt: () => undefined }}>
      <Lazy />
    </PageReloadContext>,
  );
  expect(await screen.findByText('not here')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('fetches when it is rendered what could not be fetched ahead of time', async () => {
  const download = startDownload();
  download.isDown = true;
  const Lazy = lazyComponent(download.load, Fallback);
  await Lazy.preload();
  download.isDown = false;
  render(<Lazy />);
  expect(screen.getByText('waiting')).toBeDefined();
  expect(await screen.findByText('here')).toBeDefined();
  expect(download.tries).toBe(2);
});

it('leaves its place empty without a fallback, and tells those around it when it is here', async () => {
  const Lazy = lazyComponent(startDownload().load);
  function Frame() {
    return (
      <section aria-label={useIsLoaded(Lazy) ? 'full' : 'empty'}>
        <Lazy />
      </section>
    );
  }
  render(<Frame />);
  expect(screen.getByRole('region', { name: 'empty' }).textContent).toBe('');
  expect((await screen.findByRole('region', { name: 'full' })).textContent).toBe('here');
});

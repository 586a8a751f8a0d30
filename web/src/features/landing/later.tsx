import type { ComponentType } from 'react';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/**
 * A part of the landing page whose code comes after the first paint. It is in the prerendered page
 * already; without the code it stays as it is, or its place stays empty.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent<Props>(async () => {
    try {
      return await load();
    } catch {
      // Decoration that did not arrive is no failure of the page: what stands there goes on standing.
      return new Promise<never>(() => undefined);
    }
  }, 'suspend');
}

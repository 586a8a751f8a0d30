import { pages } from '@girone/contract/pages';

/** Whether a navigation entry leads to the page on screen, or to the page above it. */
export function isCurrent(href: string, path: string): boolean {
  if (href === pages.home) return path === pages.home;
  if (href === pages.tournaments && (path === pages.campionati || isOfSeason(path))) return true;
  return path === href || path.startsWith(`${href}/`);
}

/** What a championship has beside its own page. */
function isOfSeason(path: string): boolean {
  return [pages.verify, pages.archived].some((page) => path.startsWith(page.replace(':id', '')));
}

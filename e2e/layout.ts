import type { Page } from '@playwright/test';

/** What is wider than the window, and figures and words that any column has room for, yet that run over two lines. */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(lookForFaults);
}

/** Runs in the page. */
function lookForFaults(): string[] {
  const longest = 12;
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    // What stands on one line is whole; most of a page does.
    if (range.getClientRects().length < 2) continue;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length > longest) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // A large initial has a box of its own, too; only a new line begins further left.
      const starts = [...range.getClientRects()].map(({ left }) => left);
      const isBroken = starts.some((start, i) => i > 0 && start < Number(starts[i - 1]));
      if (isBroken) faults.push(`in two pieces: ${word}`);
    }
  }
  return faults;
}

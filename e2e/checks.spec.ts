import { findObjections } from './axe.ts';
import { findLayoutFaults } from './layout.ts';
import { checkStep, chooseLook } from './looks.ts';
import { expect, test } from './watch-console.ts';
import { findForeignWords } from './words.ts';

interface Fault {
  readonly text: string;
  readonly style?: Readonly<Record<string, string>>;
}

/** What no page of ours may have. */
const faults: readonly Fault[] = [
  { text: 'Grey on grey.', style: { color: '#777', background: '#999' } },
  { text: 'In pieces', style: { inlineSize: '6ch', wordBreak: 'break-all' } },
  { text: 'As wide as that.', style: { inlineSize: '900px' } },
  { text: 'Nessun commento ancora.' },
  { text: 'films.title' },
];

/** Runs in the page. */
function addFaults(added: readonly Fault[]): void {
  const main = document.querySelector('main');
  for (const { text, style } of added) {
    const line = document.createElement('p');
    line.textContent = text;
    Object.assign(line.style, style);
    main?.append(line);
  }
  main?.append(document.createElement('button'));
}

test('what every step of a journey is checked for is found where it is', async ({ page }) => {
  await chooseLook(page, { language: 'en', theme: 'dark', width: 390 });
  await page.goto('/terms');
  await checkStep(page);
  await page.evaluate(addFaults, faults);
  const objections = await findObjections(page);
  expect(objections).toHaveLength(2);
  expect(objections.join('\n')).toMatch(
    /button-name: [^]*color-contrast: |color-contrast: [^]*button-name: /,
  );
  expect(await findObjections(page, { disabledRules: ['color-contrast'] })).toHaveLength(1);
  expect(await findObjections(page, { inside: 'footer' })).toEqual([]);
  expect(await findLayoutFaults(page)).toEqual([
    expect.stringMatching(/^\d+ px wide in 390 px$/),
    'in two pieces: pieces',
  ]);
  expect(await findForeignWords(page)).toEqual(['nessun commento ancora.', 'films.title']);
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LegalPage } from './legal-page.tsx';
import { loadLegalText } from './load-legal-text.ts';

const labels = { lastUpdated: 'Last updated', contents: 'Contents' };

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('a legal page', () => {
  it('shows the title, the introduction and a heading for each section', async () => {
    const text = await loadLegalText('terms', 'en');
    render(<LegalPage text={text} labels={labels} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.title);
    expect(screen.getByText(text.intro)).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual(
      text.sections.map(({ title }) => title),
    );
  });

  it('shows every paragraph and every point of a section inside it', async () => {
    const text = await loadLegalText('privacy', 'es');
    render(<LegalPage text={text} labels={labels} />);
    const shown = screen.getAllByRole('region').map((region) => ({
      title: region.querySelector('h2')?.textContent,
      paragraphs: textsOf(region, 'p'),
      list: textsOf(region, 'li'),
    }));
    expect(shown).toEqual(
      text.sections.map(({ title, paragraphs, list = [] }) => ({ title, paragraphs, list })),
    );
  });

  it('opens with the GDPR notice where the text has one', async () => {
    const text = await loadLegalText('privacy', 'en');
    const { rerender } = render(<LegalPage text={text} labels={labels} />);
    expect(screen.getByText('GDPR notice')).toBeDefined();
    rerender(<LegalPage text={await loadLegalText('terms', 'en')} labels={labels} />);
    expect(screen.queryByText('GDPR notice')).toBeNull();
  });

  it.each([
    ['en', '18 November 2026'],
    ['it', '18 novembre 2026'],
    ['es', '18 de noviembre de 2026'],
  ] as const)('writes the date as one does in %s', async (language, date) => {
    const { container } = render(
      <LegalPage text={await loadLegalText('terms', language)} labels={labels} />,
    );
    expect(screen.getByText(date).getAttribute('datetime')).toBe('2026-11-18');
    expect(screen.getByText(/^Last updated:/)).toBeDefined();
    expect(container.querySelector(`[lang="${language}"]`)).not.toBeNull();
  });

  it('leads from each entry of the contents to the section of that name', async () => {
    const text = await loadLegalText('privacy', 'it');
    render(<LegalPage text={text} labels={labels} />);
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.textContent)).toEqual(text.sections.map(({ title }) => title));

    const regions = screen.getAllByRole('region');
    for (const [index, link] of links.entries()) {
      await userEvent.click(link);
      expect(document.getElementById(window.location.hash.slice(1))).toBe(regions[index]);
    }
  });
});

describe('an address that names a section', () => {
  it('opens the page at that section', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    window.history.replaceState(null, '', '/privacy-policy#cookies');
    render(<LegalPage text={await loadLegalText('privacy', 'en')} labels={labels} />);
    await waitFor(() => expect(scroll).toHaveBeenCalledOnce());
    expect(scroll.mock.contexts).toEqual([document.getElementById('cookies')]);
  });

  it('stays at the top where there is no such section', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    window.history.replaceState(null, '', '/terms#nowhere');
    render(<LegalPage text={await loadLegalText('terms', 'en')} labels={labels} />);
    await nextFrame();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('does not pull a reader away who has been put back to another place', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
    window.history.replaceState(null, '', '/terms#leaving');
    render(<LegalPage text={await loadLegalText('terms', 'en')} labels={labels} />);
    await nextFrame();
    expect(scroll).not.toHaveBeenCalled();
  });
});

function textsOf(region: HTMLElement, selector: string): (string | null)[] {
  return [...region.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

import type { FoundFilm } from '@girone/contract/films';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { filmSearchQuery } from './films.queries.ts';
import { fillFrom, type FilmForm } from './use-film-form.ts';
import { useSuggestions } from './use-suggestions.ts';

export type FilmSearch = ReturnType<typeof useFilmSearch>;

/**
 * Finds the film that a title means. Films are suggested while it is typed; asked for by the button, the
 * one film that is surely meant fills the form. Anything less is a question: nothing that was typed is
 * replaced without a choice.
 */
export function useFilmSearch(filmForm: FilmForm) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const { form } = filmForm;
  const [chosen, setChosen] = useState<FoundFilm | null>(null);
  /** A title that is not to be asked about: one's own word, or what the film was called before. */
  const [settled, setSettled] = useState(() => form.getValues('title').trim());
  const [isSearching, setIsSearching] = useState(false);
  const suggestions = useSuggestions();
  const title = form.watch('title').trim();
  // Another title means another film: the one that was found no longer stands for it.
  const meant = chosen !== null && title === chosen.title.trim() ? chosen : null;

  function choose(found: FoundFilm): void {
    fillFrom(filmForm, found, chosen);
    setChosen(found);
    suggestions.close();
  }

  /** From the list: what the button was pressed for has been found now. */
  function chooseFromList(found: FoundFilm): void {
    choose(found);
    if (suggestions.isAsked) sayFound();
  }

  function keep(): void {
    setSettled(title);
    suggestions.close();
  }

  function sayFound(): void {
    showToast({ title: t('films.form.found'), description: t('films.form.foundText') });
  }

  function show(asked: string, found: readonly FoundFilm[]): void {
    const [best] = found;
    if (best === undefined) {
      suggestions.close();
      showToast({
        title: t('films.form.noResults'),
        description: t('films.form.noResultsText'),
        variant: 'destructive',
      });
      return;
    }
    // Whoever asks again about the film that fills the form looks for another one.
    if (best.confidence === 'exact' && !isSame(best, meant)) {
      choose(best);
      sayFound();
      return;
    }
    suggestions.ask(asked);
    form.setFocus('title');
  }

  async function search(): Promise<void> {
    if (isSearching || !(await form.trigger('title', { shouldFocus: true }))) return;
    const asked = form.getValues('title').trim();
    setIsSearching(true);
    try {
      const found = await queryClient.fetchQuery(filmSearchQuery(asked));
      // Somebody has typed on meanwhile: the answer is about something else.
      if (form.getValues('title').trim() === asked) show(asked, found);
    } catch (error) {
      showToast({
        title: t('films.form.searchFailed'),
        description: failure(error),
        variant: 'destructive',
      });
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setIsSearching(false);
    }
  }

  return {
    search,
    isSearching,
    suggestions,
    chosen: meant,
    choose: chooseFromList,
    keep,
    /** Whether there is nothing left to ask about this title. */
    isSettled: meant !== null || (title !== '' && title === settled),
  };
}

/** Answers come anew with every search; the film is the same. */
function isSame(found: FoundFilm, other: FoundFilm | null): boolean {
  return (
    other !== null &&
    found.tmdbId === other.tmdbId &&
    found.title === other.title &&
    found.releaseYear === other.releaseYear
  );
}

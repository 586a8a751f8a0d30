import type { FoundFilm } from '@girone/contract/films';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { fillFrom, type FilmForm } from './use-film-form.ts';

export type FilmSearch = ReturnType<typeof useFilmSearch>;

/** Fills the form from the film database: with the best match, or another one of the matches. */
export function useFilmSearch(filmForm: FilmForm) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const [matches, setMatches] = useState<readonly FoundFilm[]>([]);
  const [chosen, setChosen] = useState<FoundFilm | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const { form } = filmForm;
  const title = form.watch('title');
  // Another title means another film: the one that was found no longer stands for it.
  const meant = chosen !== null && title.trim() === chosen.title.trim() ? chosen : null;

  function choose(found: FoundFilm): void {
    fillFrom(filmForm, found, chosen);
    setChosen(found);
  }

  function show(found: readonly FoundFilm[]): void {
    const [best] = found;
    setMatches(found);
    if (best === undefined) {
      showToast({
        title: t('films.form.noResults'),
        description: t('films.form.noResultsText'),
        variant: 'destructive',
      });
      return;
    }
    choose(best);
    showToast({ title: t('films.form.found'), description: t('films.form.foundText') });
  }

  async function search(): Promise<void> {
    if (isSearching || !(await form.trigger('title', { shouldFocus: true }))) return;
    setIsSearching(true);
    try {
      const query = { title: form.getValues('title').trim() };
      show(await callApi('GET /api/films/search', { query }));
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

  return { search, isSearching, matches, chosen: meant, choose };
}

import type { AddFilmBody, Film, FoundFilm } from '@girone/contract/films';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';

const loadCheck = async () => (await import('./film-checks.ts')).filmCheck;

export type FilmForm = ReturnType<typeof useFilmForm>;

interface FilmFormOptions {
  film?: Film | undefined;
  fallback: string;
  send: (body: AddFilmBody) => Promise<void>;
}

/** The fields of a film, empty or as they are now. */
export function useFilmForm({ film, fallback, send }: FilmFormOptions) {
  return useContractForm({
    loadCheck,
    defaultValues: {
      title: film?.title ?? '',
      releaseYear: film?.releaseYear ?? undefined,
      genre: film?.genre ?? undefined,
      director: film?.director ?? undefined,
      description: film?.description ?? undefined,
    },
    fallback,
    send,
  });
}

/**
 * Puts what the film database knows into the fields. Where it knows nothing, what a person typed
 * stays; what came from the film that was chosen before goes.
 */
export function fillFrom({ form }: FilmForm, found: FoundFilm, before: FoundFilm | null): void {
  const { setValue, getValues, clearErrors } = form;
  const next = factsOf(found);
  const past = before === null ? null : factsOf(before);
  const options = { shouldDirty: true };
  setValue('title', found.title, options);
  for (const name of ['genre', 'director', 'description'] as const) {
    const isLeftover = past !== null && past[name] !== null && getValues(name) === past[name];
    const value = next[name] ?? (isLeftover ? undefined : getValues(name));
    setValue(name, value, options);
  }
  const isLeftoverYear = past !== null && getValues('releaseYear') === past.releaseYear;
  const year = next.releaseYear ?? (isLeftoverYear ? undefined : getValues('releaseYear'));
  setValue('releaseYear', year, options);
  clearErrors();
}

function factsOf({ genre, director, releaseYear, plot, overview }: FoundFilm) {
  return { genre, director, releaseYear, description: plot ?? overview };
}

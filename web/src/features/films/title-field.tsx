import { Search } from '../../ui/images/icons.ts';
import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Input } from '../../ui/forms/input.tsx';
import { lazyComponent, useIsLoaded } from '../../ui/loading/lazy-component.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './film-form.module.css';
import type { FilmForm } from './use-film-form.ts';
import type { FilmSearch } from './use-film-search.ts';

/** What prints the posters in the list is larger than the form. */
const TitleSuggestions = lazyComponent(
  async () => (await import('./title-suggestions.tsx')).TitleSuggestions,
);

interface TitleFieldProps {
  filmForm: FilmForm;
  search: FilmSearch;
  hint: ReactNode;
  isOwned: (film: FilmSearch['suggestions']['films'][number]) => boolean;
}

/** The title, with the films that it may mean below it while it is typed. */
export function TitleField({ filmForm, search, hint, isOwned }: TitleFieldProps) {
  const { t } = useTranslation();
  const { form, errors } = filmForm;
  const { suggestions } = search;
  const { films, active } = suggestions;
  const listId = useId();
  const isLoaded = useIsLoaded(TitleSuggestions);
  const isOpen = suggestions.isOpen && isLoaded;
  const title = form.watch('title').trim();
  const question = useQuestion(search);
  useEffect(() => TitleSuggestions.preloadOnInteraction(), []);

  function pick(place: number): void {
    const film = films[place];
    if (film === undefined) search.keep();
    else search.choose(film);
  }

  function pressEnter(event: KeyboardEvent): void {
    if (isOpen && active >= 0) pick(active);
    else if (search.isSettled) return;
    else void search.search();
    event.preventDefault();
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') pressEnter(event);
    if (event.key === 'Escape' || event.key === 'Tab') suggestions.close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (isOpen) suggestions.step(event.key === 'ArrowDown' ? 1 : -1);
    else suggestions.type(title);
  }

  return (
    <Field label={t('films.form.title')} hint={hint} error={errors.title?.message}>
      <div className={styles.titleRow}>
        <Input
          {...form.register('title', {
            onChange: () => suggestions.type(form.getValues('title')),
            onBlur: suggestions.close,
          })}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag lists films with posters
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          onKeyDown={pressKey}
        />
        <Button
          variant="secondary"
          icon={<Search {...buttonIcon} />}
          pending={search.isSearching}
          pendingLabel={t('films.form.searching')}
          className={styles.search}
          onClick={() => void search.search()}
        >
          {t('films.form.search')}
        </Button>
        {suggestions.isOpen && (
          <TitleSuggestions
            id={listId}
            films={films}
            typed={title}
            active={active}
            question={question}
            isOwned={isOwned}
            onPick={pick}
          />
        )}
      </div>
      <VisuallyHidden>
        <output>
          {isOpen && !suggestions.isBehind && (
            <>
              {t('films.form.suggested', { count: films.length })} {question}
            </>
          )}
        </output>
      </VisuallyHidden>
    </Field>
  );
}

/** What is asked above the list: about the one film that differs by a slip, or about all of them. */
function useQuestion({ suggestions }: FilmSearch): string | null {
  const { t } = useTranslation();
  const { films, isAsked, isBehind } = suggestions;
  const close = films.filter(({ confidence }) => confidence === 'close');
  const [only] = close;
  if (isBehind) return null;
  if (only !== undefined && close.length === 1 && films[0] === only) {
    return t('films.form.meant', { title: only.title });
  }
  return isAsked ? t('films.form.meantOne') : null;
}

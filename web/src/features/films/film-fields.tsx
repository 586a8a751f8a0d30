import type { Film, FoundFilm } from '@girone/contract/films';
import { Check } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { leftOut, optionalNumber } from '../../lib/contract-form/typed-values.ts';
import { WithCover } from '../../lib/image-upload/cover-field.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import styles from './film-form.module.css';
import { findOwned } from './owned-film.ts';
import { OwnedNotice, type OwnedAct } from './owned-notice.tsx';
import { TitleField } from './title-field.tsx';
import type { FilmForm } from './use-film-form.ts';
import type { FilmSearch } from './use-film-search.ts';

interface FilmFieldsProps {
  filmForm: FilmForm;
  search: FilmSearch;
  /** The person's films, without the one that is being edited. */
  films: readonly Film[];
  instead?: OwnedAct | undefined;
  cover: ReactNode;
}

export function FilmFields({ filmForm, search, films, instead, cover }: FilmFieldsProps) {
  const { t } = useTranslation();
  const { form, errors } = filmForm;
  const { chosen } = search;
  const [title, year] = form.watch(['title', 'releaseYear']);
  const owned = findOwned(films, {
    title,
    releaseYear: Number.isInteger(year) ? (year ?? null) : null,
    tmdbId: chosen?.tmdbId ?? null,
  });
  return (
    <WithCover cover={cover}>
      <TitleField
        filmForm={filmForm}
        search={search}
        isOwned={(found) => findOwned(films, found) !== undefined}
        hint={
          (chosen !== null || owned !== undefined) && (
            <>
              {chosen !== null && <FilledFrom film={chosen} />}
              {owned !== undefined && <OwnedNotice film={owned} instead={instead} />}
            </>
          )
        }
      />
      <div className={styles.pair}>
        <Field label={t('films.form.year')} error={errors.releaseYear?.message}>
          <Input
            {...form.register('releaseYear', optionalNumber)}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
        <Field label={t('films.form.genre')} error={errors.genre?.message}>
          <Input {...form.register('genre', leftOut)} autoComplete="off" />
        </Field>
      </div>
      <Field label={t('films.form.director')} error={errors.director?.message}>
        <Input {...form.register('director', leftOut)} autoComplete="off" />
      </Field>
      <Field
        label={t('films.form.description')}
        optionalMark={t('shared.form.optional')}
        error={errors.description?.message}
      >
        <Textarea {...form.register('description', leftOut)} rows={3} />
      </Field>
    </WithCover>
  );
}

function FilledFrom({ film }: { film: FoundFilm }) {
  const { t } = useTranslation();
  const named = film.releaseYear === null ? film.title : `${film.title} (${film.releaseYear})`;
  return (
    <span className={styles.filled}>
      <Check size={16} strokeWidth={2} aria-hidden />
      {t('films.form.filledFrom', { film: named })}
    </span>
  );
}

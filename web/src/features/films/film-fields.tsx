import { Check, Search } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { leftOut, optionalNumber } from '../../lib/contract-form/typed-values.ts';
import { WithCover } from '../../lib/image-upload/cover-field.tsx';
import { LateFilmMatches, preloadFilmMatches } from '../../lib/late-film-matches.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { buttonIcon } from '../../ui/icon-look.ts';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import styles from './film-form.module.css';
import type { FilmForm } from './use-film-form.ts';
import type { FilmSearch } from './use-film-search.ts';

interface FilmFieldsProps {
  filmForm: FilmForm;
  search: FilmSearch;
  cover: ReactNode;
}

export function FilmFields({ filmForm, search, cover }: FilmFieldsProps) {
  const { t } = useTranslation();
  const { form, errors } = filmForm;
  const { matches, chosen } = search;
  useEffect(() => preloadFilmMatches(), []);
  return (
    <WithCover cover={cover}>
      <Field
        label={t('films.form.title')}
        hint={chosen !== null && <FilledFrom film={chosen} />}
        error={errors.title?.message}
      >
        <div className={styles.titleRow}>
          <Input {...form.register('title')} autoComplete="off" />
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
        </div>
      </Field>
      {matches.length > 1 && (
        <LateFilmMatches
          legend={t('films.form.matches', { count: matches.length })}
          matches={matches}
          chosen={chosen}
          onChoose={search.choose}
        />
      )}
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

function FilledFrom({ film }: { film: { title: string; releaseYear: number | null } }) {
  const { t } = useTranslation();
  const named = film.releaseYear === null ? film.title : `${film.title} (${film.releaseYear})`;
  return (
    <span className={styles.filled}>
      <Check size={16} strokeWidth={2} aria-hidden />
      {t('films.form.filledFrom', { film: named })}
    </span>
  );
}

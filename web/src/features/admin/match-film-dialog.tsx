import type { AdminFilm } from '@girone/contract/admin-films';
import type { FoundFilm } from '@girone/contract/films';
import { limits } from '@girone/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { Search } from '../../ui/images/icons.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReasonField } from '../../domain/moderation/reason-field.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { LazyFilmMatches, preloadFilmMatches } from '../../domain/film/lazy-film-matches.tsx';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Input } from '../../ui/forms/input.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { filmSearchQuery } from './film-search.queries.ts';
import styles from './league.module.css';
import { useAfterAct } from './use-after-act.ts';

const loadCheck = async () => (await import('./reason-check.ts')).reasonCheck;

interface MatchFilmDialogProps {
  film: AdminFilm;
  onClose: () => void;
}

/** Says which film of the film database it is. It is looked for by its title at once. */
export function MatchFilmDialog({ film, onClose }: MatchFilmDialogProps) {
  const { t } = useTranslation();
  const finish = useAfterAct(onClose);
  const [typed, setTyped] = useState(film.title);
  const [title, setTitle] = useState(film.title);
  const [chosenId, setChosenId] = useState(film.tmdbId);
  const matchForm = useContractForm({
    loadCheck,
    defaultValues: { reason: '' },
    fallback: t('shared.failure.fallback'),
    async send({ reason }) {
      if (chosenId === null || chosenId === film.tmdbId) {
        form.setError('root', { message: t('admin.films.match.chooseOther') });
        return;
      }
      await callApi('PATCH /api/admin/films/:filmId', {
        params: { filmId: String(film.id) },
        body: { tmdbId: chosenId, reason },
      });
      await finish(t('admin.films.acts.match.done', { title: film.title }));
    },
  });
  const { form, errors } = matchForm;

  function search(): void {
    const wanted = typed.trim();
    if (wanted === '' || wanted === title) return;
    setTitle(wanted);
    // What was chosen among the films before would be taken without being seen.
    setChosenId(film.tmdbId);
  }

  return (
    <FormDialog
      wide
      title={t('admin.films.acts.match.title', { title: film.title })}
      description={t('admin.films.acts.match.text')}
      submitLabel={t('admin.films.acts.match.submit')}
      pendingLabel={t('admin.users.working')}
      contractForm={matchForm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Field label={t('admin.films.match.search')}>
          <div className={styles.searchRow}>
            <Input
              value={typed}
              autoComplete="off"
              maxLength={limits.filmTitle.max}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // It would send the form around it.
                event.preventDefault();
                search();
              }}
            />
            <Button
              variant="secondary"
              icon={<Search {...buttonIcon} />}
              className={styles.find}
              onClick={search}
            >
              {t('admin.films.match.find')}
            </Button>
          </div>
        </Field>
        <Found
          title={title}
          chosenId={chosenId}
          onChoose={({ tmdbId }) => {
            setChosenId(tmdbId);
            form.clearErrors('root');
          }}
        />
        <ReasonField
          {...form.register('reason')}
          hint={t('admin.reason.told')}
          error={errors.reason?.message}
        />
      </Stack>
    </FormDialog>
  );
}

interface FoundProps {
  title: string;
  chosenId: number | null;
  onChoose: (film: FoundFilm) => void;
}

/** What goes by the title. What the film database has no number for cannot be chosen. */
function Found({ title, chosenId, onChoose }: FoundProps) {
  const { t } = useTranslation();
  const query = useQuery(filmSearchQuery(title));
  useEffect(() => preloadFilmMatches(), []);
  if (query.data === undefined) {
    return query.error === null ? (
      <SkeletonList label={t('admin.films.match.finding')} count={2}>
        <Skeleton shape="block" height={72} />
      </SkeletonList>
    ) : (
      <LoadFailure compact level={3} title={t('admin.films.match.failed')} query={query} />
    );
  }
  const films = query.data.filter(({ tmdbId }) => tmdbId !== null);
  if (films.length === 0) {
    const isIncluded = query.data.length > 0;
    return <output>{t(`admin.films.match.${isIncluded ? 'included' : 'none'}`)}</output>;
  }
  return (
    <LazyFilmMatches
      legend={t('admin.films.match.choices')}
      matches={films}
      chosen={films.find(({ tmdbId }) => tmdbId === chosenId) ?? null}
      onChoose={onChoose}
    />
  );
}

import type { AddFilmBody, EditFilmBody, Film } from '@girone/contract/films';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useCover } from '../../lib/image-upload/use-cover.ts';
import { myFilmsQuery } from '../../domain/shared-queries.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FilmCover } from './film-cover.tsx';
import { FilmFields } from './film-fields.tsx';
import type { OwnedAct } from './owned-notice.tsx';
import { useFilmForm } from './use-film-form.ts';
import { useFilmSearch } from './use-film-search.ts';

/** What is done with the film besides, and how that is called. */
interface AddingPurpose {
  title: string;
  submitLabel: string;
  pendingLabel: string;
  /** Said to screen readers when it is done, and the page shows it. */
  said: string;
  add: (body: AddFilmBody) => Promise<Film>;
  /** What can be done with a film that one has already. */
  instead: OwnedAct;
}

export interface AddFilmProps {
  purpose?: AddingPurpose | undefined;
  onAdded: (film: Film) => void;
  onClose: () => void;
}

export function AddFilm({ purpose, onAdded, onClose }: AddFilmProps) {
  const { t } = useTranslation();
  const cover = useCover(null);
  const { data: films = [] } = useQuery(myFilmsQuery);
  const filmForm = useFilmForm({ fallback: t('films.form.addFailed'), send });
  const search = useFilmSearch(filmForm);
  const { chosen } = search;

  async function send(fields: AddFilmBody): Promise<void> {
    const body: AddFilmBody = { ...fields };
    if (typeof cover.change === 'string') body.coverImageUrl = cover.change;
    if (typeof chosen?.tmdbId === 'number') body.tmdbId = chosen.tmdbId;
    const film = await (purpose?.add(body) ?? callApi('POST /api/films', { body }));
    if (purpose === undefined) showToast({ title: t('films.form.added') });
    else announce(purpose.said);
    onAdded(film);
  }

  return (
    <FormDialog
      wide
      asksBeforeClosing
      hasOtherChanges={cover.change !== undefined}
      title={purpose?.title ?? t('films.form.addTitle')}
      submitLabel={purpose?.submitLabel ?? t('films.form.add')}
      pendingLabel={purpose?.pendingLabel ?? t('films.form.adding')}
      contractForm={filmForm}
      onClose={onClose}
    >
      <FilmFields
        filmForm={filmForm}
        search={search}
        films={films}
        instead={purpose?.instead}
        cover={
          <FilmCover filmForm={filmForm} cover={cover} databaseCover={chosen?.posterUrl ?? null} />
        }
      />
    </FormDialog>
  );
}

export interface EditFilmProps {
  film: Film;
  onSaved: (film: Film) => void;
  onClose: () => void;
}

export function EditFilm({ film, onSaved, onClose }: EditFilmProps) {
  const { t } = useTranslation();
  const cover = useCover(sizedPicture(film.coverImagePath, 480));
  const { data: films = [] } = useQuery(myFilmsQuery);
  const filmForm = useFilmForm({ film, fallback: t('films.form.saveFailed'), send });
  const search = useFilmSearch(filmForm);
  const { chosen } = search;
  const { dirtyFields } = filmForm;

  async function send(fields: AddFilmBody): Promise<void> {
    const body: EditFilmBody = {};
    // Of another film everything is sent: what is left out would be taken for the old one's.
    const isOther = chosen !== null && chosen.tmdbId !== film.tmdbId;
    if (isOther) body.tmdbId = chosen.tmdbId;
    if (isOther || dirtyFields.title === true) body.title = fields.title;
    if (isOther || dirtyFields.releaseYear === true) body.releaseYear = fields.releaseYear ?? null;
    for (const name of ['genre', 'director', 'description'] as const) {
      if (isOther || dirtyFields[name] === true) body[name] = fields[name] ?? null;
    }
    if (cover.change !== undefined) body.coverImageUrl = cover.change;
    const saved = await callApi('PATCH /api/films/:filmId', {
      params: { filmId: String(film.id) },
      body,
    });
    announce(t('films.form.saved'));
    onSaved(saved);
  }

  return (
    <FormDialog
      wide
      asksBeforeClosing
      hasOtherChanges={cover.change !== undefined}
      title={t('films.form.editTitle')}
      submitLabel={t('shared.form.save')}
      pendingLabel={t('shared.form.saving')}
      contractForm={filmForm}
      onClose={onClose}
    >
      <FilmFields
        filmForm={filmForm}
        search={search}
        films={films.filter(({ id }) => id !== film.id)}
        cover={
          <FilmCover
            filmForm={filmForm}
            cover={cover}
            databaseCover={chosen?.posterUrl ?? film.posterUrl}
          />
        }
      />
    </FormDialog>
  );
}

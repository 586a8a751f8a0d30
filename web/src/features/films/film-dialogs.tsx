import type { AddFilmBody, EditFilmBody, Film } from '@girone/contract/films';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Cover } from './cover.ts';
import { FilmFormDialog } from './film-form-dialog.tsx';
import { coverOf } from './film-look.ts';
import { useFilmForm } from './use-film-form.ts';
import { useFilmSearch } from './use-film-search.ts';

export interface AddFilmProps {
  isFull: boolean;
  onAdded: (film: Film) => void;
  onClose: () => void;
}

export function AddFilm({ isFull, onAdded, onClose }: AddFilmProps) {
  const { t } = useTranslation();
  const [cover, setCover] = useState<Cover>({ kind: 'kept' });
  const filmForm = useFilmForm({ fallback: t('films.form.addFailed'), send });
  const search = useFilmSearch(filmForm);
  const { chosen } = search;

  async function send(fields: AddFilmBody): Promise<void> {
    const body: AddFilmBody = { ...fields };
    if (cover.kind === 'new') body.coverImageUrl = cover.uploadUrl;
    if (typeof chosen?.tmdbId === 'number') body.tmdbId = chosen.tmdbId;
    const film = await callApi('POST /api/films', { body });
    showToast({ title: t('films.form.added') });
    onAdded(film);
  }

  return (
    <FilmFormDialog
      title={t('films.form.addTitle')}
      description={isFull ? t('films.form.full') : undefined}
      submitLabel={t('films.form.add')}
      pendingLabel={t('films.form.adding')}
      filmForm={filmForm}
      search={search}
      cover={{ cover, onCoverChange: setCover, ownCover: null, databaseCover: chosen?.posterUrl }}
      onClose={onClose}
    />
  );
}

export interface EditFilmProps {
  film: Film;
  onSaved: (film: Film) => void;
  onClose: () => void;
}

export function EditFilm({ film, onSaved, onClose }: EditFilmProps) {
  const { t } = useTranslation();
  const [cover, setCover] = useState<Cover>({ kind: 'kept' });
  const filmForm = useFilmForm({ film, fallback: t('films.form.saveFailed'), send });
  const search = useFilmSearch(filmForm);
  const { dirtyFields } = filmForm;

  async function send(fields: AddFilmBody): Promise<void> {
    const body: EditFilmBody = {};
    if (dirtyFields.title === true) body.title = fields.title;
    if (dirtyFields.releaseYear === true) body.releaseYear = fields.releaseYear ?? null;
    for (const name of ['genre', 'director', 'description'] as const) {
      if (dirtyFields[name] === true) body[name] = fields[name] ?? null;
    }
    if (cover.kind === 'new') body.coverImageUrl = cover.uploadUrl;
    if (cover.kind === 'removed') body.coverImageUrl = null;
    const saved = await callApi('PATCH /api/films/:filmId', {
      params: { filmId: String(film.id) },
      body,
    });
    showToast({ title: t('films.form.saved') });
    onSaved(saved);
  }

  return (
    <FilmFormDialog
      title={t('films.form.editTitle')}
      submitLabel={t('films.form.save')}
      pendingLabel={t('films.form.saving')}
      filmForm={filmForm}
      search={search}
      cover={{
        cover,
        onCoverChange: setCover,
        ownCover: film.coverImagePath === null ? null : coverOf(film),
        databaseCover: film.posterUrl,
      }}
      onClose={onClose}
    />
  );
}

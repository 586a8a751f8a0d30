import type { AdminFilm } from '@girone/contract/admin-films';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReasonField } from '../../domain/moderation/reason-field.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import type { FilmBulkAct } from './film-acts.ts';
import { runFilmAct } from './run-film-act.ts';
import { PlayingFilms } from './playing-films.tsx';
import { BulkDialogFrame } from './bulk-dialog-frame.tsx';
import { useBulkRun } from './use-bulk-run.ts';

const loadCheck = async () => (await import('./reason-check.ts')).reasonCheck;

export interface FilmBulkDialogProps {
  films: readonly AdminFilm[];
  act: FilmBulkAct;
  onClose: () => void;
  /** All of them have been tried. */
  onDone: () => void;
}

/** One act on several films. Those that are playing cannot be deleted, and are left out before. */
export function FilmBulkDialog({ films, act, onClose, onDone }: FilmBulkDialogProps) {
  const { t } = useTranslation();
  const rows = act === 'delete' ? films.filter(({ isPlaying }) => !isPlaying) : films;
  const count = rows.length;
  const playing = films.length - count;
  const several = useBulkRun({
    rows,
    nameOf: ({ title }) => title,
    doneText: t(`admin.films.bulk.${act}.done`, { count }),
    onLeave() {
      onClose();
      onDone();
    },
  });
  const reasonForm = useContractForm({
    loadCheck,
    defaultValues: { reason: '' },
    fallback: t('shared.failure.fallback'),
    send: (body) => several.run(({ id }) => runFilmAct(act, id, body)),
  });
  const { form, errors } = reasonForm;
  if (count === 0) return <PlayingFilms films={films} onClose={onClose} />;
  return (
    <BulkDialogFrame
      subject="films"
      several={several}
      danger={act === 'delete'}
      title={t(`admin.films.bulk.${act}.title`, { count })}
      description={t(`admin.films.bulk.${act}.text`)}
      submitLabel={t(`admin.films.bulk.${act}.submit`, { count })}
      contractForm={reasonForm}
      onClose={onClose}
    >
      {playing > 0 && <p>{t('admin.films.bulk.playing', { count: playing })}</p>}
      <ReasonField
        {...form.register('reason')}
        hint={act === 'delete' ? t('admin.reason.told') : undefined}
        error={errors.reason?.message}
      />
    </BulkDialogFrame>
  );
}

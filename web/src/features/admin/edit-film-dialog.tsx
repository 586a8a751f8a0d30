import type { AdminFilm, ChangeFilmBody } from '@girone/contract/admin-films';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReasonField } from '../../domain/moderation/reason-field.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { leftOut, optionalNumber } from '../../lib/contract-form/typed-values.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import styles from './league.module.css';
import { useAfterAct } from './use-after-act.ts';

const loadCheck = async () => (await import('./film-check.ts')).filmCheck;

interface EditFilmDialogProps {
  film: AdminFilm;
  onClose: () => void;
}

/** What stands about a film, put right. Only what was changed is sent. */
export function EditFilmDialog({ film, onClose }: EditFilmDialogProps) {
  const { t } = useTranslation();
  const finish = useAfterAct(onClose);
  const filmForm = useContractForm({
    loadCheck,
    defaultValues: {
      title: film.title,
      director: film.director ?? undefined,
      releaseYear: film.releaseYear ?? undefined,
      genre: film.genre ?? undefined,
      description: film.description ?? undefined,
      reason: '',
    },
    fallback: t('shared.failure.fallback'),
    send,
  });
  const { form, errors, dirtyFields } = filmForm;

  async function send(fields: ChangeFilmBody): Promise<void> {
    const body: ChangeFilmBody = { reason: fields.reason };
    if (dirtyFields.title === true && fields.title !== undefined) body.title = fields.title;
    if (dirtyFields.releaseYear === true) body.releaseYear = fields.releaseYear ?? null;
    for (const name of ['director', 'genre', 'description'] as const) {
      if (dirtyFields[name] === true) body[name] = fields[name] ?? null;
    }
    if (Object.keys(body).length === 1) {
      form.setError('root', { message: t('admin.films.unchanged') });
      return;
    }
    const params = { filmId: String(film.id) };
    const { title } = await callApi('PATCH /api/admin/films/:filmId', { params, body });
    await finish(t('admin.films.acts.edit.done', { title }));
  }

  return (
    <FormDialog
      asksBeforeClosing
      wide
      title={t('admin.films.acts.edit.title', { title: film.title })}
      description={t('admin.films.acts.edit.text')}
      submitLabel={t('admin.films.acts.edit.submit')}
      pendingLabel={t('admin.users.working')}
      contractForm={filmForm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Field label={t('admin.audit.fields.title')} error={errors.title?.message}>
          <Input {...form.register('title')} autoComplete="off" />
        </Field>
        <Field label={t('admin.audit.fields.director')} error={errors.director?.message}>
          <Input {...form.register('director', leftOut)} autoComplete="off" />
        </Field>
        <div className={styles.pair}>
          <Field label={t('admin.audit.fields.releaseYear')} error={errors.releaseYear?.message}>
            <Input
              {...form.register('releaseYear', optionalNumber)}
              inputMode="numeric"
              autoComplete="off"
            />
          </Field>
          <Field label={t('admin.audit.fields.genre')} error={errors.genre?.message}>
            <Input {...form.register('genre', leftOut)} autoComplete="off" />
          </Field>
        </div>
        <Field
          label={t('admin.audit.fields.description')}
          optionalMark={t('shared.form.optional')}
          error={errors.description?.message}
        >
          <Textarea {...form.register('description', leftOut)} rows={3} />
        </Field>
        <ReasonField
          {...form.register('reason')}
          hint={t('admin.reason.told')}
          error={errors.reason?.message}
        />
      </Stack>
    </FormDialog>
  );
}

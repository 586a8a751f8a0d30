import type { Circle, CreateCircleBody, EditCircleBody } from '@girone/contract/circles';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useCover } from '../../lib/image-upload/use-cover.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CircleFields } from './circle-fields.tsx';
import { useCircleForm } from './use-circle-form.ts';
import { useRefreshCircles } from './use-refresh-circles.ts';

export interface CreateCircleProps {
  onClose: () => void;
  /** It is there; what is shown next is the caller's. */
  onCreated: (circle: Circle) => void;
}

export function CreateCircle({ onClose, onCreated }: CreateCircleProps) {
  const { t } = useTranslation();
  const refresh = useRefreshCircles();
  const cover = useCover(null);
  const circleForm = useCircleForm({ fallback: t('circles.form.createFailed'), send });

  async function send(fields: CreateCircleBody): Promise<void> {
    const body = { ...fields };
    if (typeof cover.change === 'string') body.coverImageUrl = cover.change;
    const created = await create(body, t('circles.form.sessionExpired'));
    showToast({ title: t('circles.form.created') });
    onCreated(created);
    await refresh(created.id);
  }

  return (
    <FormDialog
      wide
      asksBeforeClosing
      hasOtherChanges={cover.change !== undefined}
      title={t('circles.form.createTitle')}
      submitLabel={t('circles.form.submit')}
      pendingLabel={t('circles.form.creating')}
      contractForm={circleForm}
      onClose={onClose}
    >
      <CircleFields circleForm={circleForm} cover={cover} />
    </FormDialog>
  );
}

/** Whose session has ended meanwhile is told so, in the words of the specification. */
async function create(body: CreateCircleBody, sessionExpired: string): Promise<Circle> {
  try {
    return await callApi('POST /api/circles', { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const { status, message: text, code } = error;
    throw new ApiError({ status, text, code, serverMessage: sessionExpired, cause: error });
  }
}

export interface EditCircleProps {
  circle: Circle;
  onClose: () => void;
}

export function EditCircle({ circle, onClose }: EditCircleProps) {
  const { t } = useTranslation();
  const refresh = useRefreshCircles();
  const cover = useCover(sizedPicture(circle.coverImagePath, 480));
  const circleForm = useCircleForm({ circle, fallback: t('circles.form.saveFailed'), send });
  const { dirtyFields } = circleForm;
  // As the form was filled with: somebody else may change it meanwhile.
  const [joinTypeBefore] = useState(circle.joinType);

  async function send(fields: CreateCircleBody): Promise<void> {
    const body: EditCircleBody = {};
    if (dirtyFields.name === true) body.name = fields.name;
    if (dirtyFields.description === true) body.description = fields.description ?? null;
    if (dirtyFields.isPublic === true) body.isPublic = fields.isPublic;
    if (fields.joinType !== joinTypeBefore) body.joinType = fields.joinType;
    if (dirtyFields.maxFilms === true) body.maxFilms = fields.maxFilms;
    if (dirtyFields.maxFilmsPerUser === true) body.maxFilmsPerUser = fields.maxFilmsPerUser;
    if (cover.change !== undefined) body.coverImageUrl = cover.change;
    await callApi('PATCH /api/circles/:circleId', {
      params: { circleId: String(circle.id) },
      body,
    });
    announce(t('circles.form.saved'));
    onClose();
    await refresh(circle.id);
  }

  return (
    <FormDialog
      wide
      asksBeforeClosing
      hasOtherChanges={cover.change !== undefined}
      title={t('circles.form.editTitle')}
      submitLabel={t('shared.form.save')}
      pendingLabel={t('shared.form.saving')}
      contractForm={circleForm}
      onClose={onClose}
    >
      <CircleFields circleForm={circleForm} cover={cover} />
    </FormDialog>
  );
}

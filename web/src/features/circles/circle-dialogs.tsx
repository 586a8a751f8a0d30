import type { Circle, CreateCircleBody, EditCircleBody } from '@girone/contract/circles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { CircleFormDialog } from './circle-form-dialog.tsx';
import type { Cover } from './cover.ts';
import { useCircleForm } from './use-circle-form.ts';
import { useRefreshCircles } from './use-refresh-circles.ts';

export interface CreateCircleProps {
  onClose: () => void;
}

export function CreateCircle({ onClose }: CreateCircleProps) {
  const { t } = useTranslation();
  const refresh = useRefreshCircles();
  const [cover, setCover] = useState<Cover>({ kind: 'kept' });
  const circleForm = useCircleForm({ fallback: t('circles.form.createFailed'), send });

  async function send(fields: CreateCircleBody): Promise<void> {
    const body = cover.kind === 'new' ? { ...fields, coverImageUrl: cover.uploadUrl } : fields;
    const created = await create(body, t('circles.form.sessionExpired'));
    showToast({ title: t('circles.form.created') });
    onClose();
    await refresh(created.id);
  }

  return (
    <CircleFormDialog
      title={t('circles.form.createTitle')}
      submitLabel={t('circles.form.submit')}
      pendingLabel={t('circles.form.creating')}
      circleForm={circleForm}
      cover={{ cover, onCoverChange: setCover, ownCover: null }}
      onClose={onClose}
    />
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
  const [cover, setCover] = useState<Cover>({ kind: 'kept' });
  const circleForm = useCircleForm({ circle, fallback: t('circles.form.saveFailed'), send });
  const { dirtyFields } = circleForm;

  async function send(fields: CreateCircleBody): Promise<void> {
    const body: EditCircleBody = {};
    if (dirtyFields.name === true) body.name = fields.name;
    if (dirtyFields.description === true) body.description = fields.description ?? null;
    if (dirtyFields.isPublic === true) body.isPublic = fields.isPublic;
    if (fields.joinType !== circle.joinType) body.joinType = fields.joinType;
    if (dirtyFields.maxFilms === true) body.maxFilms = fields.maxFilms;
    if (dirtyFields.maxFilmsPerUser === true) body.maxFilmsPerUser = fields.maxFilmsPerUser;
    if (cover.kind === 'new') body.coverImageUrl = cover.uploadUrl;
    if (cover.kind === 'removed') body.coverImageUrl = null;
    await callApi('PATCH /api/circles/:circleId', {
      params: { circleId: String(circle.id) },
      body,
    });
    showToast({ title: t('circles.form.saved') });
    onClose();
    await refresh(circle.id);
  }

  return (
    <CircleFormDialog
      title={t('circles.form.editTitle')}
      submitLabel={t('circles.form.save')}
      pendingLabel={t('circles.form.saving')}
      circleForm={circleForm}
      cover={{ cover, onCoverChange: setCover, ownCover: circle.coverImagePath }}
      onClose={onClose}
    />
  );
}

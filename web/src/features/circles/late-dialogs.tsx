import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { CreateCircleProps, EditCircleProps } from './circle-dialogs.tsx';
import type { RequestAccessProps } from './request-access.tsx';

/** The pages are drawn without the forms; they follow at the first sign of a person. */
const settings = latePart(() => import('./circle-dialogs.tsx'));
const requests = latePart(() => import('./request-access.tsx'));

export const preloadSettings = settings.fetchAhead;
export const preloadRequests = requests.fetchAhead;

export function LateCreateCircle(props: CreateCircleProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(settings, true);
  if (part !== null) return <part.CreateCircle {...props} />;
  return (
    <DialogToCome
      {...late}
      wide
      height={360}
      title={t('circles.form.createTitle')}
      onClose={props.onClose}
    />
  );
}

export function LateEditCircle(props: EditCircleProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(settings, true);
  if (part !== null) return <part.EditCircle {...props} />;
  return (
    <DialogToCome
      {...late}
      wide
      height={360}
      title={t('circles.form.editTitle')}
      onClose={props.onClose}
    />
  );
}

export function LateRequestAccess(props: RequestAccessProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(requests, true);
  if (part !== null) return <part.RequestAccess {...props} />;
  const { name } = props.circle;
  return (
    <DialogToCome
      {...late}
      height={160}
      title={t('circles.entry.requestTitle', { name })}
      onClose={props.onClose}
    />
  );
}

import { pages } from '@girone/contract/pages';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api-client.ts';
import { CopyField } from '../../lib/copy-field.tsx';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './invite-panel.module.css';
import { useRefreshCircles } from './use-refresh-circles.ts';

const peopleChoices = [1, 5, 10, 25, 50] as const;
const dayChoices = [1, 3, 7, 30] as const;
const hoursPerDay = 24;

interface NewInviteProps {
  circleId: number;
  onClose: () => void;
}

/** Makes an invite link and shows it, this one time. */
export function NewInvite({ circleId, onClose }: NewInviteProps) {
  const { t } = useTranslation();
  const formId = useId();
  const failure = useFailureText();
  const refresh = useRefreshCircles();
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState('7');
  const making = useMutation({
    mutationFn: () =>
      callApi('POST /api/circles/:circleId/invites', {
        params: { circleId: String(circleId) },
        body: { maxUses: Number(uses), expiresInHours: Number(days) * hoursPerDay },
      }),
    onSuccess: () => void refresh(circleId),
  });

  /** The link is shown this once: nobody leaves while it is on its way. */
  function leave(): void {
    if (!making.isPending) onClose();
  }

  // One dialog from the question to the link: the way back for the focus stays the same.
  const token = making.data?.token;
  if (token !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('circles.invites.createTitle')}
        closeLabel={t('shared.close')}
        footer={<Button onClick={onClose}>{t('circles.invites.done')}</Button>}
      >
        <CopyField
          selected
          label={t('circles.invites.link')}
          hint={t('circles.invites.once')}
          value={linkOf(token)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('circles.invites.createTitle')}
      description={t('circles.invites.createText')}
      closeLabel={t('shared.close')}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {t('shared.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            pending={making.isPending}
            pendingLabel={t('circles.invites.creating')}
          >
            {t('circles.invites.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.pair}
        onSubmit={(event) => {
          event.preventDefault();
          making.mutate();
        }}
      >
        <Field label={t('circles.invites.uses')}>
          <Select value={uses} onChange={({ target }) => setUses(target.value)}>
            {peopleChoices.map((count) => (
              <option key={count} value={count}>
                {t('circles.invites.use', { count })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('circles.invites.lasts')}>
          <Select value={days} onChange={({ target }) => setDays(target.value)}>
            {dayChoices.map((count) => (
              <option key={count} value={count}>
                {t('circles.invites.day', { count })}
              </option>
            ))}
          </Select>
        </Field>
      </form>
      <FormError>
        {making.error && failure(making.error, t('circles.invites.createFailed'))}
      </FormError>
    </Dialog>
  );
}

/** The token stands behind the #: browsers keep that part to themselves, and no log ever sees it. */
function linkOf(token: string): string {
  return `${window.location.origin}${pages.invite}#${token}`;
}

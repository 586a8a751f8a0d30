import type { Circle, CircleMember } from '@girone/contract/circles';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { completeNameOf } from './person-name.ts';
import { useCircleAction } from './use-circle-action.ts';

interface TransferOwnershipProps {
  circle: Circle;
  /** The viewer gives away what is theirs. */
  isOwner: boolean;
  others: readonly CircleMember[];
  onClose: () => void;
}

/** Chooses who owns the circle from now on; choosing and confirming are one dialog. */
export function TransferOwnership({ circle, isOwner, others, onClose }: TransferOwnershipProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const heir = others.find(({ id }) => String(id) === chosen);
  const transfer = useCircleAction<CircleMember>({
    circleId: circle.id,
    act: ({ id }) =>
      callApi('POST /api/circles/:circleId/transfer', {
        params: { circleId: String(circle.id) },
        body: { userId: id },
      }),
    said: ({ username }) => ({
      title: t('circles.success'),
      description: t('circles.ownership.transferred', { name: username }),
    }),
    onShown: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('circles.ownership.transferTitle', { name: circle.name })}
      description={
        others.length === 0
          ? t('circles.ownership.alone')
          : t(isOwner ? 'circles.ownership.transferText' : 'circles.ownership.transferTextOther')
      }
      closeLabel={t('shared.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('shared.cancel')}
          </Button>
          {others.length > 0 && (
            <Button
              variant="danger-solid"
              disabled={heir === undefined}
              ignoresDoubleClick
              pending={transfer.isPending}
              pendingLabel={t('circles.ownership.transferring')}
              onClick={() => heir !== undefined && transfer.mutate(heir)}
            >
              {t('circles.ownership.transfer')}
            </Button>
          )}
        </>
      }
    >
      {others.length > 0 && (
        <Field label={t('circles.ownership.newOwner')}>
          <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t('circles.ownership.choose')}</option>
            {others.map((member) => (
              <option key={member.id} value={member.id}>
                {[member.username, completeNameOf(member)].filter(Boolean).join(' · ')}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </Dialog>
  );
}

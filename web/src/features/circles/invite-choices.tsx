import { defaults } from '@girone/contract/rules';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import styles from './invite-panel.module.css';

const peopleChoices = [1, 5, 10, 25, 50] as const;
const dayChoices = [1, 3, 7, 30] as const;
const hoursPerDay = 24;

/** For how many people a new link is, and for how long. */
export function useInviteChoices() {
  const [uses, setUses] = useState(String(defaults.invite.uses));
  const [days, setDays] = useState(String(defaults.invite.hours / hoursPerDay));
  return {
    body: { maxUses: Number(uses), expiresInHours: Number(days) * hoursPerDay },
    choices: { uses, setUses, days, setDays },
  };
}

export function InviteChoices(choices: ReturnType<typeof useInviteChoices>['choices']) {
  const { t } = useTranslation();
  const { uses, setUses, days, setDays } = choices;
  return (
    <div className={styles.pair}>
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
    </div>
  );
}

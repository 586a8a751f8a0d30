import { revealModes } from '@girone/contract/rules';
import type { Reveal } from '@girone/contract/tournaments';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import styles from './reveal-fields.module.css';
import { zoneName } from './zone-name.ts';
import type { TournamentForm } from './use-tournament-form.ts';

/** When people are likely to sit together. */
const eveningHour = 21;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** When results are shown. While they are held back the count is secret: it would tell them. */
export function RevealFields({ tournamentForm }: { tournamentForm: TournamentForm }) {
  const { t } = useTranslation();
  const { form } = tournamentForm;
  const reveal = form.watch('reveal') ?? { mode: 'off' };

  function choose(next: Reveal): void {
    form.setValue('reveal', next, { shouldDirty: true });
    if (next.mode !== 'off') form.setValue('secretCount', true, { shouldDirty: true });
  }

  return (
    <div className={styles.fields}>
      <Field label={t('reveal.form.label')} hint={reveal.mode !== 'off' && t('reveal.form.hint')}>
        <Select value={reveal.mode} onChange={({ target }) => choose(startOf(target.value))}>
          {revealModes.map((mode) => (
            <option key={mode} value={mode}>
              {t(`reveal.form.${mode}`)}
            </option>
          ))}
        </Select>
      </Field>
      {reveal.mode === 'at_hour' && (
        <Field
          label={t('reveal.form.hour')}
          hint={t('reveal.form.hourHint', { zone: zoneName(reveal.zone) })}
        >
          <Select
            value={reveal.hour}
            onChange={({ target }) => choose({ ...reveal, hour: Number(target.value) })}
          >
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {`${hour}:00`}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}

function startOf(mode: string): Reveal {
  if (mode === 'at_hour') return { mode, hour: eveningHour, zone: ownZone() };
  return { mode: mode === 'by_hand' ? mode : 'off' };
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

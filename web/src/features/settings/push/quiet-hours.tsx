import { locales } from '@girone/contract/languages';
import type { PushState, QuietHours as Hours } from '@girone/contract/push';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { useFailureText } from '../../../lib/api/use-failure-text.ts';
import { chosenLanguage } from '../../../lib/text/language.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Loaded } from '../loaded.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { pushQuery } from './push.queries.ts';
import styles from './push.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** When no push comes. */
export function QuietHours() {
  const { t } = useTranslation();
  const query = useQuery(pushQuery);
  return (
    <SettingsSection title={t('push.quiet.title')} text={t('push.quiet.text')}>
      <Loaded query={query} height={260}>
        {(state) => <Choice state={state} />}
      </Loaded>
    </SettingsSection>
  );
}

function Choice({ state }: { state: PushState }) {
  const { t } = useTranslation();
  const change = useChange();
  const { quietHours } = state;
  const { isOn, from, to, letsClosingThrough } = quietHours;
  return (
    <>
      <Switch
        label={t('push.quiet.label')}
        state={t(isOn ? 'push.quiet.on' : 'push.quiet.off', { to: atHour(to) })}
        checked={isOn}
        onChange={(wanted) => change.mutate({ ...quietHours, isOn: wanted })}
      />
      {isOn && (
        <>
          <div className={styles.hours}>
            <HourField
              label={t('push.quiet.from')}
              value={from}
              without={to}
              onChange={(hour) => change.mutate({ ...quietHours, from: hour })}
            />
            <HourField
              label={t('push.quiet.to')}
              value={to}
              without={from}
              onChange={(hour) => change.mutate({ ...quietHours, to: hour })}
            />
          </div>
          <Day from={from} to={to} />
          <p className={styles.zone}>{t('push.quiet.zone', { zone: nameOfZone() })}</p>
          <Checkbox
            label={t('push.quiet.closing', { to: atHour(to) })}
            checked={letsClosingThrough}
            onChange={({ target }) =>
              change.mutate({ ...quietHours, letsClosingThrough: target.checked })
            }
          />
        </>
      )}
    </>
  );
}

interface HourFieldProps {
  label: string;
  value: number;
  /** From eight to eight would be never, or always. */
  without: number;
  onChange: (hour: number) => void;
}

function HourField({ label, value, without, onChange }: HourFieldProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {hours
          .filter((hour) => hour !== without)
          .map((hour) => (
            <option key={hour} value={hour}>
              {atHour(hour)}
            </option>
          ))}
      </Select>
    </Field>
  );
}

/** The same as a picture: a cell for each hour. */
function Day({ from, to }: { from: number; to: number }) {
  const isQuiet = (hour: number) =>
    from < to ? hour >= from && hour < to : hour >= from || hour < to;
  return (
    <div aria-hidden className={styles.day}>
      <div className={styles.cells}>
        {hours.map((hour) => (
          <i key={hour} className={isQuiet(hour) ? styles.quiet : undefined} />
        ))}
      </div>
      <div className={styles.scale}>
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}

function atHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** "Central European Time", in the reader's language. */
function nameOfZone(): string {
  const parts = new Intl.DateTimeFormat(locales[chosenLanguage()], {
    timeZoneName: 'longGeneric',
  }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Shown at once, sent one after the other; what is refused goes back to how it was. */
function useChange() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    scope: { id: 'quiet-hours' },
    mutationFn(wanted: Hours) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return callApi('PUT /api/push/quiet-hours', { body: { ...wanted, timeZone } });
    },
    async onMutate(wanted) {
      await queryClient.cancelQueries({ queryKey: pushQuery.queryKey });
      queryClient.setQueryData(
        pushQuery.queryKey,
        (shown) => shown && { ...shown, quietHours: wanted },
      );
    },
    onError(error) {
      showToast({
        title: t('push.quiet.failed'),
        description: failure(error),
        variant: 'destructive',
      });
      void queryClient.invalidateQueries({ queryKey: pushQuery.queryKey });
    },
  });
}

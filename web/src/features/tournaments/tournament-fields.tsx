import { pages } from '@girone/contract/pages';
import {
  leastOpenHours,
  limits,
  matchDayFrequencies,
  preparationDays,
} from '@girone/contract/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { leftOut, wholeNumber } from '../../lib/contract-form/typed-values.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { fromLocalField, toLocalField } from '../../lib/text/local-time.ts';
import type { Ceilings } from './tournament-checks.ts';
import styles from './tournament-form.module.css';
import { circleChoice, type TournamentForm } from './use-tournament-form.ts';

const createCircle = `${pages.circles}?form=create`;

interface FieldsProps {
  tournamentForm: TournamentForm;
  circles: readonly Ceilings[];
}

export function NameFields({ tournamentForm }: Pick<FieldsProps, 'tournamentForm'>) {
  const { t } = useTranslation();
  const { form, errors } = tournamentForm;
  return (
    <>
      <Field label={t('tournaments.form.name')} error={errors.name?.message}>
        <Input {...form.register('name')} autoComplete="off" />
      </Field>
      <Field
        label={t('tournaments.form.description')}
        optionalMark={t('shared.form.optional')}
        error={errors.description?.message}
      >
        <Textarea {...form.register('description', leftOut)} rows={3} />
      </Field>
    </>
  );
}

/** Public, or one of the viewer's circles; what a circle does not allow is not left standing. */
export function TypeField({ tournamentForm, circles }: FieldsProps) {
  const { t } = useTranslation();
  const { form, errors } = tournamentForm;

  function keepWithin(circleId: number | null): void {
    const circle = circles.find(({ id }) => id === circleId);
    if (circle === undefined) return;
    const { maxFilms = 0, requiredFilmsPerUser = 0 } = form.getValues();
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    if (maxFilms > circle.maxFilms) form.setValue('maxFilms', circle.maxFilms, options);
    if (requiredFilmsPerUser > circle.maxFilmsPerUser) {
      form.setValue('requiredFilmsPerUser', circle.maxFilmsPerUser, options);
    }
  }

  return (
    <Field
      label={t('tournaments.form.type')}
      hint={
        circles.length === 0 && (
          <>
            {t('tournaments.form.noCircle')}{' '}
            <TextLink href={createCircle}>{t('tournaments.form.createCircle')}</TextLink>
          </>
        )
      }
      error={errors.circleId?.message}
    >
      <Select
        {...form.register('circleId', {
          ...circleChoice,
          onChange: () => keepWithin(form.getValues('circleId') ?? null),
        })}
      >
        <option value="">{t('tournaments.form.typePublic')}</option>
        {circles.map(({ id, name }) => (
          <option key={id} value={id}>
            {t('tournaments.form.typeCircle', { circle: name })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** How large, how many each, how fast. */
export function SizeFields({ tournamentForm, circles }: FieldsProps) {
  const { t } = useTranslation();
  const { form, errors } = tournamentForm;
  const [circleId, required] = form.watch(['circleId', 'requiredFilmsPerUser']);
  const circle = circles.find(({ id }) => id === circleId);
  const { min, max } = limits.tournamentFilms;
  const perUser = limits.requiredFilmsPerUser;
  // A value from before the ceiling was lowered stays on offer until another is chosen.
  const mostPerUser = Math.max(circle?.maxFilmsPerUser ?? perUser.max, required ?? 0);
  const choices = Array.from({ length: mostPerUser }, (_, index) => index + 1);
  return (
    <div className={styles.three}>
      <Field
        label={t('tournaments.form.maxFilms')}
        hint={
          circle === undefined
            ? t('tournaments.form.range', { min, max })
            : t('tournaments.form.ceiling', { max: circle.maxFilms })
        }
        error={errors.maxFilms?.message}
      >
        <Input {...form.register('maxFilms', wholeNumber)} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field
        label={t('tournaments.form.requiredFilms')}
        hint={
          circle !== undefined && t('tournaments.form.ceiling', { max: circle.maxFilmsPerUser })
        }
        error={errors.requiredFilmsPerUser?.message}
      >
        <Select {...form.register('requiredFilmsPerUser', wholeNumber)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('tournaments.form.frequency')} error={errors.matchDayFrequencyHours?.message}>
        <Select {...form.register('matchDayFrequencyHours', wholeNumber)}>
          {matchDayFrequencies.map((hours) => (
            <option key={hours} value={hours}>
              {hours === 168 ? t('tournaments.form.week') : t('tournaments.form.hours', { hours })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

export function AdvanceFields({ tournamentForm }: Pick<FieldsProps, 'tournamentForm'>) {
  const { t } = useTranslation();
  const { form, errors } = tournamentForm;
  const [circleId, isByVotes] = form.watch(['circleId', 'advanceOnAllCircleVotes']);
  const isPublic = (circleId ?? null) === null;
  return (
    <fieldset className={styles.checks} aria-label={t('tournaments.form.advance')}>
      <Checkbox
        {...form.register('advanceOnAllCircleVotes')}
        label={t('tournaments.form.advanceVotes')}
        aria-describedby={isPublic ? 'advance-hint' : undefined}
      />
      {isPublic && (
        <p id="advance-hint" className={styles.hint}>
          {t('tournaments.form.advanceVotesPublic')}
        </p>
      )}
      {isPublic && isByVotes === true && (
        <Field
          label={t('tournaments.form.minOpen')}
          hint={t('tournaments.form.minOpenHint')}
          error={errors.minOpenHours?.message}
        >
          <Select {...form.register('minOpenHours', wholeNumber)}>
            {leastOpenHours.map((hours) => (
              <option key={hours} value={hours}>
                {hours === 0
                  ? t('tournaments.form.minOpenNone')
                  : t('tournaments.form.minOpenHours', { count: hours })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Checkbox
        {...form.register('timeoutAdvanceEnabled')}
        label={t('tournaments.form.advanceTimeout')}
      />
    </fieldset>
  );
}

export function OptionFields({ tournamentForm }: Pick<FieldsProps, 'tournamentForm'>) {
  const { t } = useTranslation();
  const { form } = tournamentForm;
  const isHeld = (form.watch('reveal')?.mode ?? 'off') !== 'off';
  return (
    <fieldset className={styles.checks} aria-label={t('tournaments.form.options')}>
      {!isHeld && (
        <Checkbox {...form.register('secretCount')} label={t('tournaments.form.secretCount')} />
      )}
      <Checkbox {...form.register('allowUnseen')} label={t('tournaments.form.allowUnseen')} />
    </fieldset>
  );
}

interface DeadlineFieldProps {
  tournamentForm: TournamentForm;
  isOptional: boolean;
}

export function DeadlineField({ tournamentForm, isOptional }: DeadlineFieldProps) {
  const { t } = useTranslation();
  const { form, errors } = tournamentForm;
  const { submitCount, isSubmitted } = form.formState;
  const [opened] = useState(() => Date.now());
  const input = useRef<HTMLInputElement>(null);
  const deadline = form.watch('preparationDeadline');

  // The form speaks of instants and the field of local times, so the form cannot hold the field
  // itself and would not find it. Where another field is wrong as well, that one comes first.
  const focusIfWrong = useEffectEvent(() => {
    if (Object.keys(errors).join() === 'preparationDeadline') input.current?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) focusIfWrong();
  }, [submitCount]);

  return (
    <Field
      label={t('tournaments.form.deadline')}
      optionalMark={isOptional ? t('shared.form.optional') : undefined}
      hint={isOptional && t('tournaments.form.deadlineHint', { days: preparationDays })}
      error={errors.preparationDeadline?.message}
    >
      <Input
        ref={input}
        type="datetime-local"
        min={toLocalField(opened)}
        value={toLocalField(deadline)}
        onChange={({ target }) =>
          form.setValue('preparationDeadline', fromLocalField(target.value), {
            shouldDirty: true,
            shouldValidate: isSubmitted,
          })
        }
      />
    </Field>
  );
}

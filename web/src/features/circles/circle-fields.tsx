import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { leftOut, wholeNumber } from '../../lib/contract-form/typed-values.ts';
import { CoverField, WithCover } from '../../lib/image-upload/cover-field.tsx';
import type { CoverChoice } from '../../lib/image-upload/use-cover.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { EmptyRings } from '../../ui/feedback/rings.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import styles from './circle-form.module.css';
import type { CircleForm } from './use-circle-form.ts';

interface CircleFieldsProps {
  circleForm: CircleForm;
  cover: CoverChoice;
}

export function CircleFields({ circleForm, cover }: CircleFieldsProps) {
  const { t } = useTranslation();
  const { form, errors } = circleForm;
  return (
    <WithCover
      className={styles.columns}
      cover={
        <CoverField cover={cover} hint={t('circles.form.noCover')}>
          <div className={styles.picture}>
            {cover.picture === null ? <EmptyRings /> : <img src={cover.picture} alt="" />}
          </div>
        </CoverField>
      }
    >
      <Field label={t('circles.form.name')} error={errors.name?.message}>
        <Input {...form.register('name')} autoComplete="off" />
      </Field>
      <Field
        label={t('circles.form.description')}
        optionalMark={t('shared.form.optional')}
        error={errors.description?.message}
      >
        <Textarea {...form.register('description', leftOut)} rows={3} />
      </Field>
      <WhoAndHow circleForm={circleForm} />
      <div className={styles.pair}>
        <Field label={t('circles.form.maxFilms')} error={errors.maxFilms?.message}>
          <Input
            {...form.register('maxFilms', wholeNumber)}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
        <Field label={t('circles.form.maxFilmsPerUser')} error={errors.maxFilmsPerUser?.message}>
          <Input
            {...form.register('maxFilmsPerUser', wholeNumber)}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
        <p className={styles.hint}>{t('circles.form.ceilings')}</p>
      </div>
    </WithCover>
  );
}

/** Who sees inside, and how one gets in: the second follows from the first where that is private. */
function WhoAndHow({ circleForm }: { circleForm: CircleForm }) {
  const { t } = useTranslation();
  const { form } = circleForm;
  const [isPublic = true, joinType = 'open'] = form.watch(['isPublic', 'joinType']);
  return (
    <>
      <Choice
        label={t('circles.form.visibility')}
        hint={isPublic ? t('circles.form.publicHint') : t('circles.form.privateHint')}
      >
        <Segment
          block
          label={t('circles.form.visibility')}
          options={[
            { value: 'public', label: t('circles.card.public') },
            { value: 'private', label: t('circles.card.private') },
          ]}
          value={isPublic ? 'public' : 'private'}
          onValueChange={(value) =>
            form.setValue('isPublic', value === 'public', { shouldDirty: true })
          }
        />
      </Choice>
      {isPublic ? (
        <Choice
          label={t('circles.form.joinType')}
          hint={joinType === 'open' ? t('circles.form.openHint') : t('circles.form.approvalHint')}
        >
          <Segment
            block
            label={t('circles.form.joinType')}
            options={[
              { value: 'open', label: t('circles.form.open') },
              { value: 'approval_required', label: t('circles.form.approval') },
            ]}
            value={joinType}
            onValueChange={(value) => form.setValue('joinType', value, { shouldDirty: true })}
          />
        </Choice>
      ) : (
        <Choice label={t('circles.form.joinType')} hint={t('circles.form.forced')} />
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  children?: ReactNode;
}

function Choice({ label, hint, children }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <span className={styles.choiceName} aria-hidden={children !== undefined}>
        {label}
      </span>
      {children}
      <output className={styles.hint}>{hint}</output>
    </div>
  );
}

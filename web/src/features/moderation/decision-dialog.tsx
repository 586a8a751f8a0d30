import type { ReportCase, ReportDecision } from '@girone/contract/moderation';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  endOfDay,
  firstEnd,
  SuspensionEnd,
  suspensionEndOf,
} from '../../domain/moderation/suspension-end.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './decision-dialog.module.css';
import { useRefreshModeration } from './moderation.queries.ts';
import { useCaseName } from './use-case-name.ts';

const loadCheck = async () => (await import('./decision-check.ts')).decisionCheck;

interface DecisionDialogProps {
  reportCase: ReportCase;
  outcome: ReportDecision['outcome'];
  isOfCircle: boolean;
  decide: (body: ReportDecision) => Promise<unknown>;
  onClose: () => void;
}

/** The answer to a case: what follows from it, and why. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { reportCase, outcome, isOfCircle, decide, onClose } = props;
  const { post, concerned } = reportCase;
  const { t } = useTranslation();
  const refresh = useRefreshModeration();
  const failure = useFailureText();
  const name = useCaseName()(reportCase);
  const [choice, setChoice] = useState(firstEnd);
  const isUpheld = outcome === 'upheld';
  const decisionForm = useContractForm({
    loadCheck,
    defaultValues: {
      outcome,
      deletePost: isUpheld && post !== null,
      warn: false,
      suspend: false,
      reason: '',
    },
    fallback: t('moderation.decide.failed'),
    send,
  });
  const { form, errors } = decisionForm;
  const [deletePost, warn, suspend] = form.watch(['deletePost', 'warn', 'suspend']);
  const isTold = concerned !== null && (deletePost === true || warn === true || suspend === true);

  async function send({ suspend: isSuspended, suspendedUntil, ...body }: Sent): Promise<void> {
    const end = suspensionEndOf(choice, suspendedUntil);
    const suspension = { suspend: true, ...(end !== undefined && { suspendedUntil: end }) };
    try {
      await decide(isSuspended ? { ...body, ...suspension } : body);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'report_decided')) throw error;
      // Somebody was faster. The dialog cannot say so: with the last case it goes too.
      onClose();
      showToast({ title: failure(error), variant: 'destructive' });
      await refresh();
      return;
    }
    await refresh();
    onClose();
    showToast({ title: t(`moderation.decide.${outcome}Done`) });
  }

  return (
    <FormDialog
      title={t(`moderation.decide.${outcome}Title`, { name })}
      description={t(`moderation.decide.${outcome}Text`)}
      submitLabel={t(isUpheld ? 'moderation.case.uphold' : 'moderation.case.dismiss')}
      pendingLabel={t('moderation.decide.sending')}
      contractForm={decisionForm}
      onClose={onClose}
    >
      <Stack gap={4}>
        {isUpheld && (post !== null || concerned !== null) && (
          <fieldset className={styles.also}>
            <legend className={styles.legend}>{t('moderation.decide.also')}</legend>
            {post !== null && (
              <Checkbox
                {...form.register('deletePost')}
                label={t('moderation.decide.deletePost')}
              />
            )}
            {concerned !== null && (
              <Checkbox
                {...form.register('warn')}
                label={t('moderation.decide.warn', { username: concerned.username })}
              />
            )}
            {!isOfCircle && concerned?.viewerMaySuspend === true && !concerned.isSuspended && (
              <Checkbox
                {...form.register('suspend')}
                label={t('moderation.decide.suspend', { username: concerned.username })}
              />
            )}
          </fieldset>
        )}
        {suspend === true && (
          <SuspensionEnd
            choice={choice}
            onChoose={setChoice}
            registerLastDay={() => form.register('suspendedUntil', endOfDay)}
            error={errors.suspendedUntil?.message}
          />
        )}
        <Field
          label={t('moderation.decide.reason')}
          hint={
            isTold
              ? t('moderation.decide.reasonTold', { username: concerned.username })
              : t('moderation.decide.reasonKept')
          }
          error={errors.reason?.message}
        >
          <Textarea {...form.register('reason')} rows={3} />
        </Field>
      </Stack>
    </FormDialog>
  );
}

/** A decision as the contract reads it. */
type Sent = ReportDecision & { suspend: boolean; suspendedUntil?: string | undefined };

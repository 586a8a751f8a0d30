import type { AdminMatch } from '@girone/contract/admin-seasons';
import { limits } from '@girone/contract/rules';
import { ArrowRight } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReasonField } from '../../domain/moderation/reason-field.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { wholeNumber } from '../../lib/contract-form/typed-values.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Field } from '../../ui/forms/field.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Input } from '../../ui/forms/input.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import styles from './league.module.css';
import { useAfterAct } from './use-after-act.ts';

const loadCheck = async () => (await import('./season-checks.ts')).correctionCheck;

export interface CorrectResultProps {
  match: AdminMatch;
  /** What the match is called. */
  name: string;
  onClose: () => void;
}

/** Writes another result over one that was counted. */
export function CorrectResultDialog({ match, name, onClose }: CorrectResultProps) {
  const { t } = useTranslation();
  const finish = useAfterAct(onClose);
  const home = match.film1Votes ?? 0;
  const away = match.film2Votes ?? 0;
  const correction = useContractForm({
    loadCheck,
    defaultValues: { film1Votes: home, film2Votes: away, reason: '' },
    fallback: t('shared.failure.fallback'),
    async send(body) {
      await callApi('POST /api/admin/matches/:matchId/result', {
        params: { matchId: String(match.id) },
        body,
      });
      await finish(t('admin.matches.correct.done', { name }));
    },
  });
  const { form, errors } = correction;
  const [newHome, newAway] = form.watch(['film1Votes', 'film2Votes']);
  return (
    <FormDialog
      danger
      title={t('admin.matches.correct.title', { name })}
      description={t('admin.matches.correct.text')}
      submitLabel={t('admin.matches.correct.submit')}
      pendingLabel={t('admin.users.working')}
      contractForm={correction}
      onClose={onClose}
    >
      <Stack gap={4}>
        <div className={styles.pair}>
          <Field
            label={t('admin.matches.correct.votes', { film: match.film1.title })}
            error={errors.film1Votes?.message}
          >
            <Input
              type="number"
              inputMode="numeric"
              min={0}
              max={limits.correctedVotes.max}
              {...form.register('film1Votes', wholeNumber)}
            />
          </Field>
          <Field
            label={t('admin.matches.correct.votes', { film: match.film2.title })}
            error={errors.film2Votes?.message}
          >
            <Input
              type="number"
              inputMode="numeric"
              min={0}
              max={limits.correctedVotes.max}
              {...form.register('film2Votes', wholeNumber)}
            />
          </Field>
        </div>
        <div className={styles.change}>
          <Result label={t('admin.matches.correct.before')} match={match} votes={[home, away]} />
          <ArrowRight {...buttonIcon} className={styles.arrow} />
          <Result
            label={t('admin.matches.correct.after')}
            match={match}
            votes={[newHome, newAway]}
          />
        </div>
        <ReasonField
          {...form.register('reason')}
          hint={t('admin.reason.told')}
          error={errors.reason?.message}
        />
      </Stack>
    </FormDialog>
  );
}

interface ResultProps {
  label: string;
  match: AdminMatch;
  votes: readonly [number, number];
}

/** A result and what it means; half typed it means nothing. */
function Result({ label, match: { film1, film2 }, votes: [home, away] }: ResultProps) {
  const { t } = useTranslation();
  const format = currentFormat();
  const isComplete = Number.isInteger(home) && Number.isInteger(away);
  return (
    <div className={styles.state}>
      <span className={styles.label}>{label}</span>
      <span className={styles.score}>
        {isComplete ? `${format.number(home)}–${format.number(away)}` : '–'}
      </span>
      {isComplete && (
        <span className={styles.verdict}>
          {home === away
            ? t('admin.matches.correct.draw')
            : t('admin.matches.correct.wins', { film: (home > away ? film1 : film2).title })}
        </span>
      )}
    </div>
  );
}

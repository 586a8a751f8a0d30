import type {
  CreateTournamentBody,
  EditTournamentBody,
  Tournament,
} from '@girone/contract/tournaments';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { AdvanceTip, SeasonTip } from './season-tip.tsx';
import { SeasonPresets } from './season-presets.tsx';
import type { Ceilings } from './tournament-checks.ts';
import {
  AdvanceFields,
  DeadlineField,
  NameFields,
  OptionFields,
  SizeFields,
  TypeField,
} from './tournament-fields.tsx';
import { LazyRevealFields } from './lazy-reveal-fields.tsx';
import styles from './tournament-form.module.css';
import { useTournamentForm } from './use-tournament-form.ts';

export interface CreateTournamentProps {
  /** The viewer's circles: they are among the choices, and set the ceilings. */
  circles: readonly Ceilings[];
  /** The circle that the form starts with. */
  circle: number | null;
  /** The championship that the new one plays again, with its settings. */
  rematchOf?: Tournament | undefined;
  onCreated: (created: Tournament) => void;
  onClose: () => void;
}

export function CreateTournament(props: CreateTournamentProps) {
  const { circles, circle, rematchOf, onCreated, onClose } = props;
  const { t } = useTranslation();
  const tournamentForm = useTournamentForm({
    circle,
    circles,
    like: rematchOf,
    fallback: t('tournaments.form.createFailed'),
    send,
  });

  async function send(body: CreateTournamentBody): Promise<void> {
    const again = rematchOf === undefined ? {} : { rematchOf: rematchOf.id };
    onCreated(await callApi('POST /api/tournaments', { body: { ...withinType(body), ...again } }));
  }

  return (
    <FormDialog
      asksBeforeClosing
      title={
        rematchOf === undefined ? t('tournaments.form.createTitle') : t('tournaments.rematch.title')
      }
      submitLabel={t('tournaments.form.submit')}
      pendingLabel={t('tournaments.form.creating')}
      contractForm={tournamentForm}
      onClose={onClose}
    >
      <Stack>
        <SeasonPresets tournamentForm={tournamentForm} circles={circles} />
        <SeasonTip tournamentForm={tournamentForm} />
        <NameFields tournamentForm={tournamentForm} />
        {rematchOf === undefined && <TypeField tournamentForm={tournamentForm} circles={circles} />}
        <SizeFields tournamentForm={tournamentForm} circles={circles} />
        <OptionFields tournamentForm={tournamentForm} />
        <LazyRevealFields tournamentForm={tournamentForm} />
        <AdvanceFields tournamentForm={tournamentForm} />
        <AdvanceTip tournamentForm={tournamentForm} />
        <DeadlineField isOptional tournamentForm={tournamentForm} />
        <div>
          <Checkbox
            {...tournamentForm.form.register('draft')}
            label={t('tournaments.form.draft')}
            aria-describedby="draft-hint"
          />
          <p id="draft-hint" className={styles.hint}>
            {t('tournaments.form.draftHint')}
          </p>
        </div>
      </Stack>
    </FormDialog>
  );
}

/** A least time that was chosen before the type was: a circle's days have none. */
function withinType(body: CreateTournamentBody): CreateTournamentBody {
  const isPublic = (body.circleId ?? null) === null;
  return isPublic ? body : { ...body, minOpenHours: 0 };
}

export interface EditTournamentProps {
  tournament: Tournament;
  circles: readonly Ceilings[];
  onSaved: () => void;
  onClose: () => void;
}

/** What may still be changed: nearly all before the start, little afterwards. */
export function EditTournament({ tournament, circles, onSaved, onClose }: EditTournamentProps) {
  const { t } = useTranslation();
  const { id, status } = tournament;
  const hasStarted = status === 'active' || status === 'completed';
  const tournamentForm = useTournamentForm({
    tournament,
    // Afterwards its size is settled, whatever the circle allows today.
    circles: hasStarted ? [] : circles,
    fallback: t('tournaments.form.saveFailed'),
    send,
  });
  const { dirtyFields } = tournamentForm;

  async function send(fields: CreateTournamentBody): Promise<void> {
    const body: EditTournamentBody = {};
    function keep<Name extends keyof EditTournamentBody>(
      name: Name,
      value: EditTournamentBody[Name],
    ): void {
      if (name in dirtyFields) body[name] = value;
    }
    keep('name', fields.name);
    keep('description', fields.description ?? null);
    keep('circleId', fields.circleId ?? null);
    keep('maxFilms', fields.maxFilms);
    keep('requiredFilmsPerUser', fields.requiredFilmsPerUser);
    keep('matchDayFrequencyHours', fields.matchDayFrequencyHours);
    keep('advanceOnAllCircleVotes', fields.advanceOnAllCircleVotes);
    keep('timeoutAdvanceEnabled', fields.timeoutAdvanceEnabled);
    keep('minOpenHours', withinType(fields).minOpenHours);
    keep('secretCount', fields.secretCount);
    keep('reveal', fields.reveal);
    keep('allowUnseen', fields.allowUnseen);
    keep('preparationDeadline', fields.preparationDeadline);
    await callApi('PATCH /api/tournaments/:tournamentId', {
      params: { tournamentId: String(id) },
      body,
    });
    onSaved();
  }

  return (
    <FormDialog
      asksBeforeClosing
      title={t('tournaments.form.editTitle')}
      submitLabel={t('shared.form.save')}
      pendingLabel={t('shared.form.saving')}
      contractForm={tournamentForm}
      onClose={onClose}
    >
      <Stack>
        <NameFields tournamentForm={tournamentForm} />
        {status === 'preparation' && (
          <TypeField tournamentForm={tournamentForm} circles={withOwn(circles, tournament)} />
        )}
        {hasStarted && <p className={styles.note}>{t('tournaments.form.editing')}</p>}
        {!hasStarted && (
          <>
            <SizeFields tournamentForm={tournamentForm} circles={circles} />
            <SeasonTip tournamentForm={tournamentForm} />
            <OptionFields tournamentForm={tournamentForm} />
          </>
        )}
        {/* Until the first day closes nobody has waited for a result. */}
        {status !== 'completed' && tournament.currentMatchDay < 2 && (
          <LazyRevealFields tournamentForm={tournamentForm} />
        )}
        {status !== 'completed' && <AdvanceFields tournamentForm={tournamentForm} />}
        {!hasStarted && (
          <>
            <AdvanceTip tournamentForm={tournamentForm} />
            <DeadlineField isOptional={false} tournamentForm={tournamentForm} />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}

/** A draft may be of a circle that its creator has left: it stays on offer until another is chosen. */
function withOwn(circles: readonly Ceilings[], tournament: Tournament): readonly Ceilings[] {
  const { circleId, circleName, maxFilms, requiredFilmsPerUser } = tournament;
  if (circleId === null || circles.some(({ id }) => id === circleId)) return circles;
  const own = {
    id: circleId,
    name: circleName ?? '',
    maxFilms,
    maxFilmsPerUser: requiredFilmsPerUser,
  };
  return [...circles, own];
}

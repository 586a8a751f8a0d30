import { sceneAt } from '@girone/championship/show/script';
import type { Stage } from '@girone/contract/stage';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { useMediaQuery } from '../../ui/styling/use-media-query.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { EndedActions, type NextEvening } from './ended-actions.tsx';
import { eveningOf } from './evening.ts';
import { FloatingReactions } from './floating-reactions.tsx';
import { HallDesk } from './hall-desk.tsx';
import { ReactionBar } from './reaction-bar.tsx';
import type { ServerClock } from './server-clock.ts';
import { StageContext, type Face, type StageSetting } from './stage-context.ts';
import { StageControls } from './stage-controls.tsx';
import { StageDock } from './stage-dock.tsx';
import dockStyles from './stage-dock.module.css';
import { themeOf } from './stage-loading.tsx';
import { StageNotes } from './stage-notes.tsx';
import { StageScene } from './stage-scene.tsx';
import styles from './stage-view.module.css';
import { changesOf } from './timeline.ts';
import { useDirectShow } from './use-direct-show.ts';
import type { useFullScreen } from './use-full-screen.ts';
import { useMissingMatch } from './use-missing-match.ts';
import { usePosition } from './use-position.ts';
import { useReactions } from './use-reactions.ts';
import { useSeat } from './use-seat.ts';
import { useSound, useSoundSwitch } from './use-sound.ts';
import { useSpoken } from './use-spoken.ts';
import { useIsLineLost } from './use-stage.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface StageViewProps {
  stage: Stage;
  day: NonNullable<Stage['day']>;
  clock: ServerClock;
  face: Face;
  hasDock: boolean;
  fullScreen: ReturnType<typeof useFullScreen>;
  isSignedIn: boolean;
  backHref: string;
  next: NextEvening | null;
  signIn: ReactNode;
  onAsk: () => void;
}

/** One evening on one screen. */
export function StageView(props: StageViewProps) {
  const { stage, day, clock, face, hasDock, fullScreen, isSignedIn, backHref, onAsk } = props;
  const { t } = useTranslation();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const evening = useMemo(() => eveningOf(stage.tournament, day), [stage.tournament, day]);
  const { show } = day;
  const changes = useMemo(() => {
    const matches = evening.matches.map(({ played }) => played);
    return changesOf({ script: evening.script, matches, isCalm });
  }, [evening, isCalm]);
  const { position, isPaused } = usePosition(show, changes, clock);
  const placed = position === null ? null : sceneAt(evening.script, position);
  const isOver = placed?.scene.kind === 'ended';
  const isLost = useIsLineLost();
  const reactions = useReactions(stage.tournament.id);
  const sound = useSoundSwitch();
  const directing = useDirectShow({ evening, clock });
  const mayRun = stage.viewerMayRun && !isOver;
  const isRunning = mayRun && placed !== null;

  useDocumentTitle(t('stage.documentTitle', { name: stage.tournament.name }));
  useSeat({
    tournamentId: stage.tournament.id,
    matchDay: isSignedIn && !isOver ? day.matchDay : null,
    clock,
    takeReactions: reactions.take,
  });
  useMissingMatch({ evening, show, clock, ask: onAsk });
  useWakeLock(placed !== null && !isOver);
  useSound({ isOn: sound.isOn, evening, position });
  useStageKeys({
    isRunning: isRunning && !directing.direct.isPending,
    onSpace: () => directing.direct.mutate(isPaused ? 'resume' : 'pause'),
    onNext: () => directing.direct.mutate('next'),
    onFullScreen: () => void fullScreen.toggle(),
    onSound: sound.toggle,
  });
  useResultsEverywhere(isOver);

  const setting: StageSetting = {
    face,
    evening,
    show,
    clock,
    isCalm,
    backHref,
    sound,
    address: `${window.location.origin}${window.location.pathname}`,
  };
  const bar = (
    <ReactionBar
      isWide={face === 'big'}
      signIn={isSignedIn ? null : props.signIn}
      onThrow={reactions.throwOne}
    />
  );
  const ended = <EndedActions next={props.next} />;
  const controls =
    placed !== null && isRunning ? (
      <StageControls show={directing} placed={placed} isPaused={isPaused} />
    ) : null;
  const hasDesk = face === 'phone' && placed === null && mayRun;
  return (
    <StageContext value={setting}>
      <div
        data-theme={themeOf(face)}
        data-paused={isPaused || undefined}
        className={joinClasses(
          styles.stage,
          styles[face],
          hasDock && styles.docked,
          face === 'big' && !hasDock && styles.bare,
          face === 'phone' && controls !== null && styles.directed,
        )}
      >
        <div className={styles.sheet}>
          {hasDesk ? (
            <HallDesk show={directing} />
          ) : (
            <StageScene placed={placed} position={position} endedActions={ended} />
          )}
          <StageNotes isLost={isLost} isPaused={isPaused} onAsk={onAsk} />
          <FloatingReactions reactions={reactions} face={face} isCalm={isCalm} />
          {isPaused && (
            <p
              className={joinClasses(
                dockStyles.paused,
                face === 'big' ? dockStyles.bigPaused : dockStyles.phonePaused,
              )}
            >
              {t('stage.paused')}
            </p>
          )}
        </div>
        {face === 'phone' && controls}
        {face === 'phone' && bar}
        {hasDock && (
          <StageDock
            isInHall={placed === null && mayRun}
            show={directing}
            controls={isOver ? ended : controls}
            reactions={bar}
            fullScreen={fullScreen}
            mayRun={mayRun}
          />
        )}
      </div>
      <Spoken position={position} />
    </StageContext>
  );
}

/** The one voice of the evening. */
function Spoken({ position }: { position: number | null }) {
  const text = useSpoken(position);
  return (
    <VisuallyHidden>
      <p aria-live="assertive" aria-atomic="true" data-spoken>
        {text}
      </p>
    </VisuallyHidden>
  );
}

/** When it is over, every page that was opened before shows the results. */
function useResultsEverywhere(isOver: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries();
  }, [isOver, queryClient]);
}

import { pointsFor } from '@girone/championship/result';
import type { PlacedScene } from '@girone/championship/show/script';
import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Ballots } from './ballots.tsx';
import { outcomeOf, type EveningMatch, type Outcome, type StageFilm } from './evening.ts';
import { Figures } from './figures.tsx';
import styles from './match-scene.module.css';
import { DrumRoll, PitchLines } from './pitch.tsx';
import { StageFlap } from './stage-flap.tsx';
import { StagePoster } from './stage-poster.tsx';
import { StageTop } from './stage-top.tsx';
import { useLate, useStageSetting } from './stage-context.ts';
import { styleVariables } from './style-variables.ts';
import { calmTurns, stepAt, turnedAt } from './timeline.ts';
import { useDayName, useStageWords } from './use-stage-words.ts';

interface MatchSceneProps {
  match: EveningMatch;
  placed: PlacedScene;
  position: number;
}

/** Two posters, what is at stake, the ballots one by one, and who has won. */
export function MatchScene({ match, placed, position }: MatchSceneProps) {
  const { t } = useTranslation();
  const { face, isCalm, evening } = useStageSetting();
  const dayName = useDayName();
  const words = useStageWords();
  const { told, played, home, away } = match;
  const at = position - placed.begins;
  const step = stepAt(played, at);
  const turned = turnedAt(isCalm ? calmTurns(played) : played.turns, at);
  const open = played.order.slice(0, turned);
  const homeVotes = open.filter((side) => side === 1).length;
  // As many tiles as all ballots need, so that their number tells nothing about either side.
  const digits = Math.max(2, String(played.order.length).length);
  const isDecided = step === 'verdict' || step === 'story';
  const outcome = told !== undefined && isDecided ? outcomeOf(told) : null;
  const sentence = step === 'story' ? words.factOf(match) : isDecided ? null : words.stakeOf(match);
  const tells = step !== 'posters' && step !== 'verdict' && sentence !== null;
  return (
    <section
      aria-label={t('stage.match.name', { home: home.title, away: away.title })}
      data-scene="match"
      data-step={step}
      className={joinClasses(
        styles.match,
        styles[face],
        outcome === 'home' && styles.homeWins,
        outcome === 'away' && styles.awayWins,
      )}
    >
      <StageTop
        title={t('stage.match.number', { number: match.matchNumber })}
        note={dayName(evening)}
        current={match.index}
      />
      <div className={styles.pitch}>
        {outcome !== null && outcome !== 'draw' && (
          <Flood beat={placed.begins + (played.verdict ?? 0)} />
        )}
        <PitchLines />
        {(step === 'roll' || step === 'count') && played.beats.roll !== null && !isCalm && (
          <DrumRoll beat={placed.begins + played.beats.roll} />
        )}
        <Corner side="home" film={home} beat={placed.begins} />
        <Corner side="away" film={away} beat={placed.begins} />
        <div
          aria-hidden={!isDecided}
          className={styles.score}
          style={styleVariables({ '--tiles': digits })}
        >
          <StageFlap
            value={homeVotes}
            digits={digits}
            hot={outcome === 'home'}
            isSpoken={isDecided}
          />
          <StageFlap
            value={turned - homeVotes}
            digits={digits}
            hot={outcome === 'away'}
            isSpoken={isDecided}
          />
        </div>
        {outcome === null ? (
          <Turned
            turned={turned}
            total={told === undefined ? null : played.order.length}
            step={step}
          />
        ) : (
          <Verdict outcome={outcome} votes={played.order.length} />
        )}
      </div>
      <div className={styles.tale}>
        {tells && (
          <p key={sentence} className={styles.sentence}>
            {sentence}
          </p>
        )}
      </div>
      <Ballots home={homeVotes} away={turned - homeVotes} total={played.order.length} />
    </section>
  );
}

function Flood({ beat }: { beat: number }) {
  return <div aria-hidden className={styles.flood} style={useLate(beat)} />;
}

interface CornerProps {
  side: 'home' | 'away';
  film: StageFilm;
  beat: number;
}

function Corner({ side, film, beat }: CornerProps) {
  const { t } = useTranslation();
  const late = useLate(beat);
  return (
    <div className={joinClasses(styles.corner, styles[`${side}Corner`])} style={late}>
      <span className={styles.role}>{t(`stage.match.${side}`)}</span>
      <StagePoster film={film} className={styles.poster} />
      <h2 className={joinClasses(film.title.length > longTitle && styles.long)}>{film.title}</h2>
      {film.ownerName !== null && <p>{film.ownerName}</p>}
    </div>
  );
}

/** Titles beyond this many characters are set smaller. */
const longTitle = 44;

interface TurnedProps {
  turned: number;
  /** Null until it is told. */
  total: number | null;
  step: string;
}

function Turned({ turned, total, step }: TurnedProps) {
  const { t } = useTranslation();
  if (total === null) return null;
  const words =
    total === 0
      ? step === 'count' && t('stage.match.noBallots')
      : turned > 0
        ? t('stage.match.ballot', { number: turned, total })
        : t('stage.match.ballots', { count: total });
  if (words === false) return null;
  return (
    <p aria-hidden className={styles.under}>
      <span className={styles.chip}>
        <Figures>{words}</Figures>
      </span>
    </p>
  );
}

function Verdict({ outcome, votes }: { outcome: Outcome; votes: number }) {
  const { t } = useTranslation();
  const words =
    outcome === 'draw' && votes === 0 ? t('stage.match.noBallots') : t(`stage.match.${outcome}Won`);
  return (
    <p className={joinClasses(styles.under, styles[`${outcome}Verdict`])}>
      <span>{words}</span>
      <b>+{pointsFor[outcome === 'draw' ? 'D' : 'W']}</b>
    </p>
  );
}

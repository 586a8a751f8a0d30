import type { Match, VoteBody } from '@girone/contract/matches';
import { useContext, useRef } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCorrectionText } from '../../domain/match/correction-text.ts';
import { Fixture } from '../../domain/match/fixture.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { hasAnswered } from '../../domain/match/answered.ts';
import { championshipAddress } from './championship-address.ts';
import { KeptBadge, MatchBadge } from './match-badge.tsx';
import { MatchExtras } from './match-extras.ts';
import { LazyKeptWord } from './lazy-kept-votes.ts';
import { LazyReceipt } from './lazy-receipt.tsx';
import { hasFoot, MatchFoot } from './match-foot.tsx';
import styles from './match-card.module.css';
import { useMisclickGuard } from './misclick-guard.tsx';
import { SaidVote } from './said-vote.tsx';
import { useCardKeys, type CardKeyAction } from './use-card-keys.ts';
import { useCastVote } from './use-cast-vote.ts';
import { useClosingText } from './use-closing-text.ts';
import { useShownVote, withKept } from './shown-vote.ts';
import { useMatchSides } from './use-match-sides.tsx';
import { useMatchTally } from './use-match-tally.tsx';
import { useAnnouncedScore } from './use-announced-score.ts';
import { matchAnchor, useLoginRedirect } from './use-login-redirect.ts';

interface MatchCardProps {
  match: Match;
  now: number;
  /** Nobody is signed in: a vote leads to the login, and from there back here. */
  isVisitor?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** The heading above the cards says when they close. */
  isClosingSaid?: boolean | undefined;
  /** Cards of several championships stand together: each says whose it is. */
  isMixed?: boolean | undefined;
  /** Its day has closed on screen, even if the result is still to come. */
  isClosed?: boolean | undefined;
  /** What the result has done to the table. */
  tableLine?: string | null | undefined;
  /** The arrow keys vote on the card that has the focus; this goes on to the next one, or back. */
  onStep?: ((step: 1 | -1) => void) | undefined;
}

/** One match with all there is to do about it; it needs nothing but the match. */
export function MatchCard(props: MatchCardProps) {
  const {
    match: counted,
    now,
    isVisitor = false,
    level = 3,
    isClosingSaid = false,
    onStep,
  } = props;
  const { isMixed = false, isClosed = false, tableLine = null } = props;
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  const kept = useShownVote(counted, now);
  const match = withKept(counted, kept);
  const voting = useCastVote(counted);
  const wayIn = useLoginRedirect();
  const { isGuarding, ignore } = useMisclickGuard();

  function answer(vote: VoteBody): void {
    if (isGuarding) {
      ignore();
      return;
    }
    // The pressed button gives way to the mark of the choice: the keyboard stays at the card.
    card.current?.focus({ preventScroll: true });
    voting.mutate(vote);
  }

  function press(filmId: number): void {
    if (isVisitor) wayIn(match);
    else answer({ filmId });
  }

  const isOpen = match.status === 'active' && !isClosed;
  const mayVote = isOpen && match.viewerMayVote;
  const canPress = mayVote || (isOpen && isVisitor);
  const sides = useMatchSides(match, canPress ? press : undefined, kept);

  function takeKey(action: CardKeyAction): void {
    if (action === 'home' && mayVote) answer({ filmId: match.film1.id });
    if (action === 'away' && mayVote) answer({ filmId: match.film2.id });
    if (action === 'back') onStep?.(-1);
    // A vote that was let go by is still to be cast here.
    else if (action === 'skip' || !isGuarding) onStep?.(1);
  }
  useCardKeys(card, onStep && takeKey);

  const closes = useClosingText()(isClosingSaid ? null : match.autoAdvanceTime, now);
  const tally = useMatchTally(match, closes);
  const score = useAnnouncedScore(match);
  const foot = {
    closes,
    isSecret: isOpen && tally === undefined,
    correction: useCorrectionText()(match),
    tableLine,
    onlyFor: isOpen && !canPress ? match.circleName : null,
    offersNotSeen: mayVote && match.allowUnseen,
  };
  const extra = useContext(MatchExtras)?.(match);
  const isKept = kept?.state === 'waiting';
  const voteText = useVoteText(match, isKept);
  // Said once a vote has been counted or kept, not when a page with votes of before opens.
  const said = voting.isSuccess ? voteText : '';
  const counts = isKept ? '' : said;
  return (
    <div
      ref={card}
      id={matchAnchor(match)}
      tabIndex={-1}
      className={joinClasses(
        styles.card,
        (hasFoot(foot) || mayVote || extra !== undefined) && styles.footed,
        isGuarding && styles.guarded,
      )}
    >
      <Fixture
        className={styles.fixture}
        level={level}
        state={stateOf(match, canPress)}
        name={t('matches.name', { home: match.film1.title, away: match.film2.title })}
        place={
          isMixed ? (
            <Link
              href={championshipAddress(match.tournamentId, isVisitor)}
              className={styles.championship}
            >
              {match.tournamentName}
            </Link>
          ) : undefined
        }
        day={t('matches.day', { day: match.matchDay })}
        match={t('matches.number', { number: match.matchNumber })}
        badge={
          kept !== undefined ? (
            <KeptBadge state={kept.state} />
          ) : match.status === 'active' && match.actualStartTime !== null ? (
            <MatchBadge since={match.actualStartTime} now={now} />
          ) : undefined
        }
        versus={t('matches.versus')}
        status={{ text: t(`matches.status.${match.status}`), tone: tones[match.status] }}
        home={sides.home}
        away={sides.away}
        word={kept && <LazyKeptWord vote={kept} match={match} />}
        tally={tally}
      />
      {hasFoot(foot) && (
        <MatchFoot
          match={match}
          isKept={isKept}
          {...foot}
          onNotSeen={() => answer({ notSeen: true })}
        />
      )}
      {mayVote && (
        <div className={styles.receipt}>
          <LazyReceipt match={counted} isCasting={voting.isPending} said={counts} />
        </div>
      )}
      {extra !== undefined && <div className={styles.extra}>{extra}</div>}
      {!mayVote && <SaidVote said={counts} />}
      <VisuallyHidden>
        <output>{isKept && said}</output>
        <output>{score}</output>
      </VisuallyHidden>
    </div>
  );
}

/** What becomes of the vote that stands on the card. */
function useVoteText({ film1, film2, viewerVote, viewerNotSeen }: Match, isKept: boolean): string {
  const { t } = useTranslation();
  if (viewerNotSeen) return t(isKept ? 'keptVotes.keptNotSeen' : 'matches.notSeenCounted');
  const film = [film1, film2].find(({ id }) => id === viewerVote);
  return film ? t(isKept ? 'keptVotes.kept' : 'matches.counted', { film: film.title }) : '';
}

const tones = {
  active: 'active',
  closed: 'pending',
  completed: 'done',
  pending: 'pending',
} as const;

function stateOf(match: Match, canVote: boolean) {
  if (match.status === 'closed') return 'pending';
  if (match.status !== 'active') return match.status;
  if (hasAnswered(match)) return 'voted';
  return canVote ? 'open' : 'read-only';
}

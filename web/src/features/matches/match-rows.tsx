import type { Match } from '@girone/contract/matches';
import { Trophy } from '../../ui/images/icons.ts';
import { useContext } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { ResultList, ResultRow } from '../../domain/match/result-row.tsx';
import { filmAddress } from '../../domain/film/film-address.ts';
import { useCorrectionText } from '../../domain/match/correction-text.ts';
import { outcomeOf, useResultText } from '../../domain/match/match-outcome.ts';
import { hasAnswered } from '../../domain/match/answered.ts';
import { championshipAddress } from './championship-address.ts';
import { LazyCountedBallot } from './lazy-receipt.tsx';
import { MatchExtras } from './match-extras.ts';
import styles from './match-rows.module.css';
import { OwnerName } from './owner-name.tsx';

interface MatchRowsProps {
  label: string;
  matches: readonly Match[];
  /** Rows of several championships stand together: each says whose it is. */
  isMixed?: boolean | undefined;
  isVisitor?: boolean | undefined;
}

/** Matches in one line each: results, or what is still to come. */
export function MatchRows({ label, matches, isMixed = false, isVisitor = false }: MatchRowsProps) {
  return (
    <Card flush>
      <ResultList label={label}>
        {matches.map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            place={
              isMixed
                ? {
                    name: match.tournamentName,
                    href: championshipAddress(match.tournamentId, isVisitor),
                  }
                : undefined
            }
          />
        ))}
      </ResultList>
    </Card>
  );
}

interface MatchRowProps {
  match: Match;
  place: { name: string; href: string } | undefined;
}

function MatchRow({ match, place }: MatchRowProps) {
  const { t } = useTranslation();
  const sentence = useSentence();
  const correction = useCorrectionText();
  const extras = useContext(MatchExtras);
  const { film1, film2, film1Votes, film2Votes, matchNumber, totalVotes } = match;
  const isOver = match.status === 'completed';
  const hasScore = isOver && film1Votes !== null && film2Votes !== null;
  return (
    <ResultRow
      name={sentence(match)}
      match={t('matches.number', { number: matchNumber })}
      note={isOver ? t('matches.votes', { count: totalVotes }) : undefined}
      place={place}
      home={sideOf(match, film1)}
      away={sideOf(match, film2)}
      score={hasScore ? { home: film1Votes, away: film2Votes } : undefined}
      versus={t('matches.versus')}
      status={t(`matches.status.${match.status}`)}
      outcome={<MatchOutcome match={match} />}
      ballot={
        // Of several championships each row would ask for a list of its own.
        isOver && place === undefined && hasAnswered(match) ? (
          <LazyCountedBallot match={match} />
        ) : undefined
      }
      remark={correction(match) ?? undefined}
      // Where championships are mixed, every row would ask for a day of its own.
      action={place === undefined ? extras?.(match) : undefined}
    />
  );
}

function MatchOutcome({ match }: { match: Match }) {
  const { t } = useTranslation();
  if (match.status !== 'completed') return t('matches.day', { day: match.matchDay });
  const winner = winnerOf(match);
  if (winner === undefined) return t('matches.draw');
  return (
    <>
      <Trophy strokeWidth={1.75} aria-hidden />
      {winner.title}
    </>
  );
}

function sideOf(match: Match, film: Match['film1']) {
  return {
    title: film.title,
    href: filmAddress(film.id),
    detail: <FilmDetail film={film} isMine={match.viewerVote === film.id} />,
    poster: <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} size="thumb" />,
    outcome: outcomeOf(match, film.id),
  };
}

function FilmDetail({ film, isMine }: { film: Match['film1']; isMine: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <OwnerName name={film.ownerName} />
      {isMine && <span className={styles.mine}>{t('matches.yours')}</span>}
    </>
  );
}

/** The whole row in words. */
function useSentence() {
  const { t } = useTranslation();
  const resultText = useResultText();

  return (match: Match) => {
    const { film1, film2 } = match;
    const mine = [film1, film2].find(({ id }) => id === match.viewerVote);
    return [
      t('matches.number', { number: match.matchNumber }),
      resultText(match) ??
        t(`matches.result.${stateOf(match)}`, { home: film1.title, away: film2.title }),
      match.status === 'completed' && t('matches.votes', { count: match.totalVotes }),
      mine && t('matches.yoursFor', { film: mine.title }),
    ]
      .filter(Boolean)
      .join('. ');
  };
}

function winnerOf({ winnerId, film1, film2 }: Match) {
  return [film1, film2].find(({ id }) => id === winnerId);
}

/** Of a match without a result. */
function stateOf({ status }: Match) {
  return status === 'closed' ? 'closed' : 'pending';
}

import type { Match } from '@girone/contract/matches';
import { pages } from '@girone/contract/pages';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCorrectionText } from '../../domain/match/correction-text.ts';
import { filmAddress } from '../../domain/film/film-address.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { outcomeOf, useResultText } from '../../domain/match/match-outcome.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { ResultList, ResultRow } from '../../domain/match/result-row.tsx';
import styles from './film-page.module.css';

interface CareerRowsProps {
  label: string;
  matches: readonly Match[];
  /** Whose career it is: the outcome is told from its side. */
  filmId: number;
}

/** Matches of one film, with the championship that each belongs to. */
export function CareerRows({ label, matches, filmId }: CareerRowsProps) {
  return (
    <Card flush>
      <ResultList label={label}>
        {matches.map((match) => (
          <CareerRow key={match.id} match={match} filmId={filmId} />
        ))}
      </ResultList>
    </Card>
  );
}

function CareerRow({ match, filmId }: { match: Match; filmId: number }) {
  const { t } = useTranslation();
  const resultText = useResultText();
  const correction = useCorrectionText();
  const { film1Votes, film2Votes, tournamentName: championship, matchDay: day } = match;
  const hasScore = match.status === 'completed' && film1Votes !== null && film2Votes !== null;

  const films = { home: match.film1.title, away: match.film2.title };
  const result =
    resultText(match) ?? `${t('matches.name', films)}: ${t(`matches.status.${match.status}`)}`;

  function sideOf(film: Match['film1']) {
    return {
      title: film.title,
      href: film.id === filmId ? undefined : filmAddress(film.id),
      detail: film.id !== filmId && (
        <span className={styles.context}>{t('matches.day', { day })}</span>
      ),
      poster: <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} size="thumb" />,
      outcome: outcomeOf(match, film.id),
    };
  }

  return (
    <ResultRow
      name={t('filmPage.row', { championship, day, result })}
      match={t('matches.day', { day })}
      place={{
        name: championship,
        href: `${pages.leaderboard}?tournament=${match.tournamentId}`,
      }}
      home={sideOf(match.film1)}
      away={sideOf(match.film2)}
      score={hasScore ? { home: film1Votes, away: film2Votes } : undefined}
      versus={t('matches.versus')}
      status={t(`matches.status.${match.status}`)}
      outcome={<RowOutcome match={match} filmId={filmId} />}
      remark={correction(match) ?? undefined}
    />
  );
}

function RowOutcome({ match, filmId }: { match: Match; filmId: number }) {
  const { t } = useTranslation();
  const { status, scheduledStartTime } = match;
  const outcome = outcomeOf(match, filmId);
  if (status === 'active') return null;
  if (status === 'pending') {
    return scheduledStartTime === null ? null : currentFormat().date(scheduledStartTime);
  }
  return outcome === undefined ? null : t(`filmPage.outcome.${outcome}`);
}

import type { Match } from '@girone/contract/matches';
import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { returnState } from '../../lib/address/return-path.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Fixture } from '../../domain/match/fixture.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { exampleMatch, type ShownMatch } from './example-match.ts';
import styles from './hero-match.module.css';
import { openMatchQuery } from './open-match.queries.ts';

/**
 * A match that is being played in public right now. Until it is here, when there is none and when
 * it cannot be fetched, an example that says so.
 */
export function HeroMatch() {
  const { t } = useTranslation();
  const { data: live = null } = useQuery(openMatchQuery);
  const match = live ?? exampleMatch;
  const sideOf = useSides(live);
  const tally = useTally(match);
  // A new key makes new elements: the films of one match do not turn into those of another.
  const key = live?.id ?? 'example';
  return (
    <>
      <Fixture
        key={key}
        large
        level={2}
        state="open"
        className={styles.fixture}
        name={t('landing.match.name', { home: match.film1.title, away: match.film2.title })}
        day={t('landing.match.day', { day: match.matchDay })}
        match={t('landing.match.number', { number: match.matchNumber })}
        badge={
          live === null ? (
            <Badge tone="line">{t('landing.match.example')}</Badge>
          ) : (
            <Badge tone="active">{t('landing.match.live')}</Badge>
          )
        }
        versus={t('landing.match.versus')}
        home={{ ...sideOf(match.film1), role: t('landing.match.home') }}
        away={{ ...sideOf(match.film2), role: t('landing.match.away') }}
        tally={tally}
      />
      <p key={`${key} caption`} className={styles.caption}>
        {live === null
          ? t('landing.match.exampleCaption')
          : t('landing.match.liveCaption', { championship: live.tournamentName })}
      </p>
    </>
  );
}

/** A visitor's vote leads to the login, and from there to the match. */
function useSides(live: Match | null) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();

  function voteFor(film: string) {
    const texts = { label: t('landing.match.vote'), name: t('landing.match.voteFor', { film }) };
    if (live === null) return { ...texts, href: pages.auth };
    const address = `${tournamentAddress(live.tournamentId)}?tab=matches#match-${live.id}`;
    return {
      ...texts,
      onVote: () => navigate(pages.auth, { state: returnState(address) }),
    };
  }

  return (film: ShownMatch['film1']) => ({
    title: film.title,
    owner: film.ownerName,
    poster: <Poster film={film} cover={sizedPicture(film.posterUrl, 480)} priority />,
    vote: voteFor(film.title),
  });
}

/** None where the championship keeps its count secret. */
function useTally({ film1, film2, film1Votes, film2Votes, totalVotes }: ShownMatch) {
  const { t } = useTranslation();
  if (film1Votes === null || film2Votes === null) return undefined;
  return {
    home: film1Votes,
    away: film2Votes,
    text: t('landing.match.votes', { count: totalVotes }),
    label: t('landing.match.tally', {
      home: film1.title,
      away: film2.title,
      homeVotes: film1Votes,
      awayVotes: film2Votes,
    }),
  };
}

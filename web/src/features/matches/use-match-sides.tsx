import type { Match } from '@girone/contract/matches';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { KeptVote } from '../../domain/kept-votes/kept-vote.ts';
import { filmAddress } from '../../domain/film/film-address.ts';
import { outcomeOf } from '../../domain/match/match-outcome.ts';
import type { FixtureSide } from '../../domain/match/fixture-half.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { OwnerName } from './owner-name.tsx';
import { useMisclickGuard } from './misclick-guard.tsx';

type MatchFilm = Match['film1'];

/** Both halves of the pitch: the film, and either its button or what became of it. */
export function useMatchSides(
  match: Match,
  onVote: ((filmId: number) => void) | undefined,
  kept: KeptVote | undefined,
) {
  const { t } = useTranslation();
  const { isGuarding } = useMisclickGuard();

  function sideOf(film: MatchFilm, role: string): FixtureSide {
    const outcome = outcomeOf(match, film.id);
    const isChosen = match.viewerVote === film.id;
    const isWaiting = kept?.state === 'waiting';
    const isMissed =
      kept?.filmId === film.id && (kept.state === 'late' || kept.state === 'refused');
    const side: FixtureSide = {
      title: film.title,
      href: filmAddress(film.id),
      owner: <OwnerName name={film.ownerName} />,
      poster: <Poster film={film} cover={sizedPicture(film.posterUrl, 480)} />,
      role,
      chosen: isChosen,
      outcome,
      mark: isMissed ? 'missed' : isWaiting && isChosen ? 'waiting' : undefined,
    };
    const missed = isMissed ? t('keptVotes.choice') : undefined;
    const note = isChosen ? t('matches.yours') : missed;
    if (outcome === 'won') return { ...side, tag: t('matches.winner'), note };
    if (outcome === 'drawn') return { ...side, tag: t('matches.draw'), note };
    if (isChosen)
      return { ...side, tag: t(isWaiting ? 'keptVotes.badge.waiting' : 'matches.yours') };
    if (missed !== undefined) return { ...side, tag: missed };
    if (onVote === undefined) return side;
    return {
      ...side,
      vote: {
        label: t(isWaiting ? 'keptVotes.change' : 'matches.vote'),
        name: t(isWaiting ? 'keptVotes.changeTo' : 'matches.voteFor', { film: film.title }),
        isChange: isWaiting,
        onVote: () => onVote(film.id),
        resting: isGuarding,
      },
    };
  }

  return {
    home: sideOf(match.film1, t('matches.home')),
    away: sideOf(match.film2, t('matches.away')),
  };
}

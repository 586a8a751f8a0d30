import type { Match } from '@girone/contract/matches';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useChangedSinceMount } from '../../domain/match/use-changed-since-mount.ts';

/** Votes come in bursts: the score is announced once it rests, not vote by vote. */
export const announceDelayMs = 4000;

/** The text of a live region: the score of an open match, debounced, once it has changed on screen. */
export function useAnnouncedScore({ status, film1, film2, film1Votes, film2Votes }: Match): string {
  const { t } = useTranslation();
  const [announced, setAnnounced] = useState('');
  const isOpen = status === 'active' && film1Votes !== null && film2Votes !== null;
  const hasChanged = useChangedSinceMount(isOpen ? `${film1Votes} ${film2Votes}` : null);
  const score = t('matches.tally', {
    home: film1.title,
    away: film2.title,
    homeVotes: film1Votes ?? 0,
    awayVotes: film2Votes ?? 0,
  });

  useEffect(() => {
    if (!isOpen || !hasChanged) return undefined;
    const timer = setTimeout(() => setAnnounced(score), announceDelayMs);
    return () => clearTimeout(timer);
  }, [isOpen, hasChanged, score]);

  return isOpen ? announced : '';
}

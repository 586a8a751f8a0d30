import type { Match } from '@girone/contract/matches';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useChangedSinceMount } from '../../domain/match/use-changed-since-mount.ts';

/** Votes come in handfuls: they are said once there is quiet, not one by one. */
export const quietBeforeScoreMs = 4000;

/** The score of an open match once it has changed on screen, for those who do not see the figures. */
export function useSaidScore({ status, film1, film2, film1Votes, film2Votes }: Match): string {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
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
    const timer = setTimeout(() => setSaid(score), quietBeforeScoreMs);
    return () => clearTimeout(timer);
  }, [isOpen, hasChanged, score]);

  return isOpen ? said : '';
}

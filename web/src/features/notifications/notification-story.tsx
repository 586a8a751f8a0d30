import { tellDay } from '@girone/championship/story/tell-day';
import type { DayStory } from '@girone/contract/story';
import { useQuery } from '@tanstack/react-query';
import { currentTranslator } from '../../i18n/start-i18n.ts';
import { storyWordsQuery } from '../../domain/season/story-words.ts';
import styles from './notification-item.module.css';

interface NotificationStoryProps {
  tournamentId: number;
  story: DayStory;
}

/** What a day brought, as its own page begins to tell it. The words come late; a line is kept for them. */
export function NotificationStory({ tournamentId, story }: NotificationStoryProps) {
  const { data: words, isError } = useQuery(storyWordsQuery(currentTranslator().language));
  if (isError) return null;
  const { matchDay, facts, films } = story;
  const titles = new Map(films.map(({ id, title }) => [id, title]));
  const told = words && tellDay(words, { tournamentId, matchDay, facts, titles });
  return <p className={styles.story}>{told}</p>;
}

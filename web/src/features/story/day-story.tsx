import { tellDay } from '@girone/championship/story/tell-day';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { currentTranslator } from '../../i18n/start-i18n.ts';
import { storyWordsQuery } from '../../domain/season/story-words.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './day-story.module.css';
import { dayStoryQuery } from './story.queries.ts';
import { StoryPlace } from './story-place.tsx';

interface DayStoryProps {
  tournamentId: number;
  day: number;
  /** Where days of several championships stand together. */
  championship?: string | undefined;
  /** Somebody goes through the days: the story before stays until this one is here, and is a short one. */
  isPassing?: boolean;
}

/** Of five: whoever passes by reads no more. */
const passingSentences = 3;

/** A day that has closed in a few sentences; the results below say all without them, so a failure says nothing. */
export function DayStory({ tournamentId, day, championship, isPassing = false }: DayStoryProps) {
  const { t } = useTranslation();
  const story = useQuery({
    ...dayStoryQuery(tournamentId, day),
    ...(isPassing && { placeholderData: keepPreviousData }),
  });
  const words = useQuery(storyWordsQuery(currentTranslator().language));
  if (story.isPending || words.isPending) return <StoryPlace isPassing={isPassing} />;
  if (!story.data || !words.data) return null;
  const { facts, films, matchDay } = story.data;
  const titles = new Map(films.map(({ id, title }) => [id, title]));
  const [lead, ...others] = tellDay(words.data, { tournamentId, matchDay, facts, titles }).slice(
    0,
    isPassing ? passingSentences : undefined,
  );
  return (
    <section
      aria-label={[t('matches.story', { day }), championship].filter(Boolean).join(': ')}
      className={joinClasses(styles.story, isPassing && styles.passing)}
    >
      <p className={styles.lead}>{lead}</p>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

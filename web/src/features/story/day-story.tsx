import { tellDay } from '@girone/championship/story/tell-day';
import { useQuery } from '@tanstack/react-query';
import { currentTranslator } from '../../i18n/start-i18n.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './day-story.module.css';
import { dayStoryQuery, storyWordsQuery } from './story.queries.ts';
import { StoryPlace } from './story-place.tsx';

interface DayStoryProps {
  tournamentId: number;
  day: number;
}

/** A day that has closed in a few sentences; the results below say all without them, so a failure says nothing. */
export function DayStory({ tournamentId, day }: DayStoryProps) {
  const { t } = useTranslation();
  const story = useQuery(dayStoryQuery(tournamentId, day));
  const words = useQuery(storyWordsQuery(currentTranslator().language));
  if (story.isPending || words.isPending) return <StoryPlace />;
  if (!story.data || !words.data) return null;
  const { facts, films } = story.data;
  const titles = new Map(films.map(({ id, title }) => [id, title]));
  const [lead, ...others] = tellDay(words.data, { tournamentId, matchDay: day, facts, titles });
  return (
    <section aria-label={t('matches.story')} className={styles.story}>
      <p className={styles.lead}>{lead}</p>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

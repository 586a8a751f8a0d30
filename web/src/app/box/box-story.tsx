import { useMemo } from 'react';
import { findRecap } from '@girone/championship/story/recap';
import { tellRecap, type RecapWords } from '@girone/championship/story/tell-recap';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import styles from './box.module.css';
import type { OpenedBox } from './opened-box.ts';

/** The champion stands above, and nobody is thanked by a file. */
const left = new Set(['champion', 'thanks', 'crowd']);

/** The part that tells a season in the words of one language. */
export function storyIn(words: RecapWords) {
  return ({ opened }: { opened: OpenedBox }) => <BoxStory opened={opened} words={words} />;
}

interface BoxStoryProps {
  opened: OpenedBox;
  words: RecapWords;
}

/** The season in a few sentences: those of its recap. */
function BoxStory({ opened, words }: BoxStoryProps) {
  const { t } = useTranslation();
  const { box, order, matches, votes } = opened;
  const recap = useMemo(() => findRecap({ films: order, matches }), [order, matches]);
  if (recap === undefined) return null;
  const titles = new Map(box.films.map(({ id, title }) => [id, title]));
  const crowd = { voters: box.championship.voters ?? 0, votes };
  const cards = tellRecap(words, { recap, crowd, titles })
    .filter(({ card }) => !left.has(card))
    .slice(0, 5);
  if (cards.length === 0) return null;
  return (
    <Card as="section" flush id="season">
      <CardHead level={2} title={t('box.story.title', { count: cards.length })} />
      <ol className={styles.tale}>
        {cards.map(({ card, kicker, title, text }) => (
          <li key={card}>
            <b>{kicker}</b>
            <p className={styles.taleTitle}>{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

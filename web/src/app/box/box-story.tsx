import { recapEn } from '@girone/championship/story/recap-en';
import { recapEs } from '@girone/championship/story/recap-es';
import { recapIt } from '@girone/championship/story/recap-it';
import { tellRecap } from '@girone/championship/story/tell-recap';
import type { Recap } from '@girone/contract/story';
import { currentTranslator } from '../../i18n/start-i18n.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import styles from './box.module.css';
import type { OpenedBox } from './opened-box.ts';

const words = { en: recapEn, it: recapIt, es: recapEs };

/** The champion stands above, and nobody is thanked by a file. */
const left = new Set(['champion', 'thanks', 'crowd']);

interface BoxStoryProps {
  opened: OpenedBox;
  recap: Recap;
}

/** The season in a few sentences: those of its recap. */
export function BoxStory({ opened, recap }: BoxStoryProps) {
  const { t } = useTranslation();
  const { box, votes } = opened;
  const titles = new Map(box.films.map(({ id, title }) => [id, title]));
  const crowd = { voters: box.championship.voters ?? 0, votes };
  const cards = tellRecap(words[currentTranslator().language], { recap, crowd, titles })
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

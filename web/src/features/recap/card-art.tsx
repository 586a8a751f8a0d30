import type { ToldCard } from '@girone/championship/story/tell-recap';
import type { Recap, SeasonRecap } from '@girone/contract/story';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { Flap } from '../../domain/match/flap.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { BrandMark } from '../../ui/images/brand-mark.tsx';
import { CrowdRing } from './crowd-ring.tsx';
import { PathChart } from './path-chart.tsx';
import artStyles from './recap-art.module.css';
import styles from './recap.module.css';

/** Of letters: what is longer is set smaller. */
const longTitle = 22;

interface CardArtProps {
  told: ToldCard;
  recap: Recap;
  season: Pick<SeasonRecap, 'films' | 'crowd'>;
}

/** What a card shows and says. */
export function CardArt({ told, recap, season: { films, crowd } }: CardArtProps) {
  const { t } = useTranslation();
  const { card, title, text, figure } = told;
  const shown = told.films.flatMap((film) => films.find(({ id }) => id === film) ?? []);
  const match = card === 'upset' || card === 'divided' ? recap[card] : null;
  const words = (
    <>
      <h2 tabIndex={-1} className={styles.title} data-long={title.length > longTitle || undefined}>
        {title}
      </h2>
      {text !== '' && <p className={styles.text}>{text}</p>}
    </>
  );
  if (match !== null) {
    return (
      <>
        <MatchArt isEven={card === 'divided'} films={shown} votes={match.votes} />
        {words}
      </>
    );
  }
  return (
    <>
      <div className={styles.middle}>
        {card === 'champion' && <Rings />}
        {card === 'thanks' && <BrandMark size={150} className={artStyles.mark} />}
        {card === 'crowd' && figure !== null && <CrowdRing {...crowd} figure={figure} />}
        {card !== 'crowd' && figure !== null && (
          <span aria-hidden className={styles.figure} data-long={figure.length > 2 || undefined}>
            {figure}
          </span>
        )}
        {card === 'path' && recap.path ? (
          <PathChart
            path={recap.path}
            label={t('recap.path', {
              film: shown[0]?.title ?? '',
              positions: recap.path.positions.join(', '),
            })}
          />
        ) : (
          shown.length > 0 && (
            <div className={styles.posters}>
              {shown.map((film) => (
                <Poster key={film.id} film={film} cover={sizedPicture(film.posterUrl, 480)} />
              ))}
            </div>
          )
        )}
      </div>
      {words}
    </>
  );
}

interface MatchArtProps {
  /** Paper and night, with what each half of the hall said; else a pitch with the score. */
  isEven: boolean;
  films: SeasonRecap['films'];
  votes: readonly number[];
}

/** The winner, if there is one, on the left. */
function MatchArt({ isEven, films, votes }: MatchArtProps) {
  const digits = String(Math.max(...votes)).length;
  return (
    <div
      aria-hidden
      className={artStyles.pitch}
      data-even={isEven || undefined}
      data-digits={digits}
    >
      {films.map((film, side) => (
        <div key={film.id} className={artStyles.half}>
          <Poster film={film} cover={sizedPicture(film.posterUrl, 480)} />
          {isEven ? (
            <span className={artStyles.share}>{votes[side]}</span>
          ) : (
            <Flap value={votes[side] ?? 0} hot={side === 0} className={artStyles.score} />
          )}
        </div>
      ))}
    </div>
  );
}

function Rings() {
  return (
    <svg viewBox="0 0 390 470" aria-hidden className={styles.rings}>
      {[112, 158, 206, 254, 302].map((radius) => (
        <circle key={radius} cx="195" cy="235" r={radius} strokeWidth="16" />
      ))}
    </svg>
  );
}

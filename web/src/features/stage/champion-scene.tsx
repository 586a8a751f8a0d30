import type { PlacedScene } from '@girone/championship/show/script';
import { recapAddress } from '../../domain/season/tournament-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './champion-scene.module.css';
import { tableAfter, type TableLine } from './evening.ts';
import hallStyles from './hall-scene.module.css';
import { BillHead } from './hall-scene.tsx';
import { QrCode } from '../../lib/qr-code.tsx';
import { StageFlap } from './stage-flap.tsx';
import { StagePoster } from './stage-poster.tsx';
import { useLate, useStageSetting } from './stage-context.ts';
import { PhoneTop } from './stage-top.tsx';

/** The room that opened in red closes in yellow; the champion sits where the code was. */
export function ChampionScene({ placed }: { placed: PlacedScene }) {
  const { t } = useTranslation();
  const { face, evening, address } = useStageSetting();
  const lines = tableAfter(evening);
  const champions = lines.filter(({ position }) => position === 1);
  const [first] = champions;
  const late = useLate(placed.begins);
  if (first === undefined) return null;
  const title = currentFormat().list(champions.map(({ film }) => film.title));
  const podium = lines.filter(({ position }) => position > 1).slice(0, 2);
  const { tournament } = evening;
  return (
    <section
      aria-label={t('stage.champion.title')}
      data-scene="champion"
      className={joinClasses(styles.champion, styles[face], face === 'big' && hallStyles.big)}
      style={late}
    >
      {face === 'phone' && (
        <PhoneTop>
          <b>{tournament.name}</b>
          <span>{t('stage.champion.lastDay', { day: evening.day.matchDay })}</span>
        </PhoneTop>
      )}
      <div className={styles.hall}>
        <svg viewBox="-480 -540 960 1080" fill="none" aria-hidden>
          {[226, 302, 382, 470, 572, 700, 860, 1040].map((radius, index) => (
            <circle
              key={radius}
              r={radius}
              strokeWidth={[24, 24, 26, 32, 44, 70, 90, 110][index]}
            />
          ))}
        </svg>
        <StagePoster film={first.film} className={styles.poster} />
      </div>
      <div className={face === 'big' ? hallStyles.bill : styles.body}>
        {face === 'big' && (
          <BillHead note={t('stage.champion.lastDay', { day: evening.day.matchDay })} />
        )}
        <p className={styles.kicker}>{t('stage.champion.is', { count: champions.length })}</p>
        <h1 className={joinClasses(title.length > longTitle && styles.long)}>{title}</h1>
        <Points lines={lines} champions={champions} />
        <ol className={styles.podium}>
          {podium.map(({ film, position, points }) => (
            <li key={film.id}>
              <span className={styles.position}>{position}</span>
              <StagePoster film={film} isThumb className={styles.thumb} />
              <b>{film.title}</b>
              <StageFlap value={points} />
            </li>
          ))}
        </ol>
        {face === 'big' && (
          <div className={styles.last}>
            <span className={styles.code}>
              <QrCode text={new URL(recapAddress(tournament.id), address).href} />
            </span>
            <p>
              <b>{t('stage.champion.recap')}</b>
              {t('stage.champion.thanks')}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

/** Titles beyond this many characters are set smaller. */
const longTitle = 26;

interface PointsProps {
  lines: readonly TableLine[];
  champions: readonly TableLine[];
}

function Points({ lines, champions }: PointsProps) {
  const { t } = useTranslation();
  const [first] = champions;
  const second = lines.find(({ position }) => position > 1);
  if (first === undefined) return null;
  const ahead = first.points - (second?.points ?? first.points);
  const owners = champions.map(({ film }) => film.ownerName).filter((name) => name !== null);
  return (
    <div className={styles.points}>
      <StageFlap value={first.points} hot />
      <p>
        <b>
          {champions.length > 1 || second === undefined
            ? t('stage.champion.points', { count: first.points })
            : ahead === 0
              ? t('stage.champion.level', { other: second.film.title })
              : t('stage.champion.ahead', { count: ahead, other: second.film.title })}
        </b>
        {owners.length > 0 && t('stage.champion.owner', { name: currentFormat().list(owners) })}
      </p>
    </div>
  );
}

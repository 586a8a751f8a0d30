import type { Statistics } from '@girone/contract/statistics';
import { CircleDashed, Crown, Target, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { filmsById } from './film-names.ts';
import { StatisticsPanel } from './statistics-panel.tsx';
import styles from './statistics.module.css';

type Chance = Statistics['titleRace'][number];

/** What is certain about the title, film by film in the order of the table. */
export function TitleRace({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const films = filmsById(statistics);
  const order = [...films.keys()];
  const race = statistics.titleRace.toSorted(
    (one, other) => order.indexOf(one.filmId) - order.indexOf(other.filmId),
  );
  return (
    <StatisticsPanel flush title={t('statistics.race.title')} empty={t('statistics.race.empty')}>
      {race.length > 0 && (
        <ul>
          {race.map((chance) => (
            <li key={chance.filmId} className={styles.line}>
              <b className={styles.lineTitle}>{films.get(chance.filmId)?.title}</b>
              <ChanceText chance={chance} />
            </li>
          ))}
        </ul>
      )}
    </StatisticsPanel>
  );
}

function ChanceText({ chance }: { chance: Chance }) {
  const { t } = useTranslation();
  const { pointsNeeded, canWin } = chance;
  if (pointsNeeded === 0) {
    return (
      <Fact className={styles.certain} icon={<Crown {...textIcon} />}>
        {t('statistics.race.champion')}
      </Fact>
    );
  }
  if (!canWin) {
    return (
      <Fact className={styles.gone} icon={<X {...textIcon} />}>
        {t('statistics.race.out')}
      </Fact>
    );
  }
  if (pointsNeeded === null) {
    return <Fact icon={<CircleDashed {...textIcon} />}>{t('statistics.race.open')}</Fact>;
  }
  return (
    <Fact icon={<Target {...textIcon} />}>
      {t('statistics.race.needs', { count: pointsNeeded })}
    </Fact>
  );
}

interface FactProps {
  icon: ReactNode;
  className?: string | undefined;
  children: string;
}

function Fact({ icon, className, children }: FactProps) {
  return (
    <span className={joinClasses(styles.fact, className)}>
      {icon}
      {children}
    </span>
  );
}

import type { Statistics } from '@girone/contract/statistics';
import { Ban, CircleDashed, Crown, Target } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { filmsById } from './film-names.ts';
import { StatisticsPanel } from './statistics-panel.tsx';
import styles from './statistics.module.css';

/** More names than these are only counted. */
const mostNames = 6;

/** What is certain about the title, whatever the odds say: who has it, who can secure it, who is out. */
export function TitleRace({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const films = filmsById(statistics);
  const order = [...films.keys()];
  const race = statistics.titleRace
    .toSorted((one, other) => order.indexOf(one.filmId) - order.indexOf(other.filmId))
    .map(({ filmId, pointsNeeded, canWin }) => ({
      filmId,
      pointsNeeded,
      canWin,
      title: films.get(filmId)?.title ?? '',
    }));
  const champions = race.filter(({ pointsNeeded }) => pointsNeeded === 0);
  const out = race.filter(({ canWin }) => !canWin);
  const open = race.filter(({ canWin, pointsNeeded }) => canWin && pointsNeeded === null);
  const sure = race.filter(({ canWin, pointsNeeded }) => canWin && (pointsNeeded ?? 0) > 0);
  const named = (titles: readonly { title: string }[]) =>
    titles.length > mostNames
      ? t('statistics.race.films', { count: titles.length })
      : currentFormat().list(titles.map(({ title }) => title));
  return (
    <StatisticsPanel flush title={t('statistics.race.title')} empty={t('statistics.race.empty')}>
      {race.length > 0 && (
        <ul>
          {sure.map(({ filmId, title, pointsNeeded }) => (
            <Fact key={filmId} icon={<Target {...buttonIcon} />} who={title}>
              {t('statistics.race.needs', { count: pointsNeeded ?? 0 })}
            </Fact>
          ))}
          {open.length > 0 && (
            <Fact icon={<CircleDashed {...buttonIcon} />} who={named(open)}>
              {t('statistics.race.open')}
            </Fact>
          )}
          {out.length > 0 && (
            <Fact icon={<Ban {...buttonIcon} />} who={named(out)}>
              {t('statistics.race.out', { count: out.length })}
            </Fact>
          )}
          <Fact
            icon={<Crown {...buttonIcon} />}
            who={champions.length === 0 ? t('statistics.race.nobody') : named(champions)}
            isCertain={champions.length > 0}
          >
            {t('statistics.race.champion')}
          </Fact>
        </ul>
      )}
    </StatisticsPanel>
  );
}

interface FactProps {
  icon: ReactNode;
  who: string;
  isCertain?: boolean;
  children: string;
}

function Fact({ icon, who, isCertain = false, children }: FactProps) {
  return (
    <li className={joinClasses(styles.fact, isCertain && styles.certain)}>
      {icon}
      <div>
        <b>{who}</b> <span>{children}</span>
      </div>
    </li>
  );
}

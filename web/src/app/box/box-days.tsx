import { useTranslation } from '../../i18n/use-translation.ts';
import { Flap } from '../../domain/match/flap.tsx';
import { sealCode } from '@girone/championship/ballots/seal-face';
import { currentFormat } from '../../lib/text/format.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './box-record.module.css';
import type { OpenedBox, OpenedMatch } from './opened-box.ts';

/** Every result, day by day, the last day first. */
export function BoxDays({ opened: { box, matches } }: { opened: OpenedBox }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const legs = box.days.length / 2;
  return (
    <Card as="section" flush id="days">
      <CardHead level={2} title={t('box.nav.days')}>
        {t('box.facts.matches', { count: matches.length, number: format.number(matches.length) })}
      </CardHead>
      {box.days.toReversed().map(({ matchDay, closedAt }, index) => {
        const seal = box.seals.find((each) => each.kind === 'day' && each.matchDay === matchDay);
        const leg = t(matchDay <= legs ? 'box.days.first' : 'box.days.second');
        const when = closedAt === null ? leg : `${leg}, ${format.longDate(closedAt)}`;
        return (
          <Disclosure
            key={matchDay}
            open={index === 0}
            title={t('verification.chain.day', { day: matchDay })}
            note={
              <>
                <span>{when}</span>
                {seal !== undefined && (
                  <span className={styles.dayCode}>{sealCode(seal.hash)}</span>
                )}
              </>
            }
            className={styles.day}
          >
            <ul>
              {matches
                .filter((match) => match.matchDay === matchDay)
                .map((match) => (
                  <BoxResult key={match.matchNumber} match={match} />
                ))}
            </ul>
          </Disclosure>
        );
      })}
    </Card>
  );
}

function BoxResult({ match }: { match: OpenedMatch }) {
  const { t } = useTranslation();
  const { film1, film2, film1Votes, film2Votes, winnerId, isCorrected } = match;
  return (
    <li className={styles.result}>
      <span className={joinClasses(styles.home, winnerId === film1.id && styles.won)}>
        {film1.title}
      </span>
      <span className={styles.score}>
        <Flap value={film1Votes} hot={film1Votes > film2Votes} />
        <Flap value={film2Votes} hot={film2Votes > film1Votes} />
      </span>
      <span className={joinClasses(styles.away, winnerId === film2.id && styles.won)}>
        {film2.title}
        {isCorrected && <Badge tone="line">{t('box.days.corrected')}</Badge>}
      </span>
    </li>
  );
}

import type { OwnBallot } from '@girone/championship/verification/report';
import { groupCode } from '@girone/championship/ballots/ballot-code';
import { Check, X } from '../../ui/images/icons.ts';
import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyNote } from '../../ui/feedback/empty-note.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import type { CheckedMatch } from './check-protocol.ts';
import styles from './own-ballots.module.css';

interface OwnBallotsProps {
  ballots: readonly OwnBallot[];
  matches: readonly CheckedMatch[];
  /** Why there are none to be looked for: a sentence, and what to do about it. */
  instead?: ReactNode;
}

/** So many days are listed before one asks for more. */
const fewDays = 3;

/** The ballots of the person who looks, found again by their key, the newest day first. */
export const OwnBallots = memo(function OwnBallots(props: OwnBallotsProps) {
  const { ballots, matches, instead } = props;
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const byNumber = new Map(matches.map((match) => [match.matchNumber, match]));
  const days = daysOf(ballots);
  const held = ballots.filter(({ state }) => state === 'counted').length;
  const firstBroken = ballots.find(({ state }) => state !== 'counted');
  const opened = firstBroken?.matchDay ?? days[0]?.[0];
  return (
    <Card as="section" flush>
      <CardHead title={t('verification.own.title')}>
        {ballots.length > 0 && (
          <Badge
            tone={held === ballots.length ? 'done' : 'plain'}
            className={joinClasses(held < ballots.length && styles.badBadge)}
          >
            {t('verification.own.held', { held, total: ballots.length })}
          </Badge>
        )}
      </CardHead>
      {instead ??
        (ballots.length === 0 ? (
          <EmptyNote>{t('verification.own.none')}</EmptyNote>
        ) : (
          <p className={styles.note}>{t('verification.own.note')}</p>
        ))}
      {(isWhole ? days : days.slice(0, fewDays)).map(([day, list]) => (
        <Disclosure
          key={day}
          open={day === opened}
          title={t('verification.own.day', { day })}
          note={countText(list)}
        >
          <ul>
            {list.map((ballot) => (
              <OwnBallotRow
                key={ballot.code}
                ballot={ballot}
                match={byNumber.get(ballot.matchNumber)}
              />
            ))}
          </ul>
        </Disclosure>
      ))}
      {days.length > fewDays && !isWhole && (
        <div className={styles.foot}>
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {t('verification.own.all')}
          </Button>
        </div>
      )}
    </Card>
  );

  function countText(list: readonly OwnBallot[]): string {
    const counted = list.filter(({ state }) => state === 'counted').length;
    return counted === list.length
      ? t('verification.own.dayCounted', { count: counted })
      : t('verification.own.dayBroken', { counted, total: list.length });
  }
});

/** By day, the newest first. */
function daysOf(ballots: readonly OwnBallot[]): [day: number, ballots: OwnBallot[]][] {
  const days = new Map<number, OwnBallot[]>();
  for (const ballot of ballots) {
    days.set(ballot.matchDay, [...(days.get(ballot.matchDay) ?? []), ballot]);
  }
  return [...days].toSorted(([a], [b]) => b - a);
}

interface OwnBallotRowProps {
  ballot: OwnBallot;
  match: CheckedMatch | undefined;
}

function OwnBallotRow({ ballot, match }: OwnBallotRowProps) {
  const { t } = useTranslation();
  if (match === undefined) return null;
  const { film1, film2 } = match;
  const [chosen, rival] = ballot.answer === 2 ? [film2, film1] : [film1, film2];
  const isUnseen = ballot.answer === 0 || ballot.answer === null;
  const isCounted = ballot.state === 'counted';
  return (
    <li className={styles.ballot}>
      <Poster film={chosen} cover={sizedPicture(chosen.posterUrl, 160)} size="thumb" />
      <div className={styles.words}>
        <b>
          {isUnseen
            ? t('verification.own.pair', { home: film1.title, away: film2.title })
            : chosen.title}
        </b>
        <span>
          {isUnseen
            ? t('verification.own.unseen')
            : t('verification.own.against', { film: rival.title })}
        </span>
      </div>
      <span className={styles.code}>{groupCode(ballot.code)}</span>
      <span className={joinClasses(styles.tag, !isCounted && styles.bad)}>
        {isCounted ? (
          <Check {...textIcon} strokeWidth={2.5} />
        ) : (
          <X {...textIcon} strokeWidth={2.5} />
        )}
        {t(`verification.own.${ballot.state}`)}
      </span>
    </li>
  );
}

import { sealCode } from '@girone/championship/ballots/seal-face';
import type { MatchReport, OwnBallot } from '@girone/championship/verification/report';
import { groupCode } from '@girone/championship/ballots/ballot-code';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { Flap } from '../../domain/match/flap.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import type { CheckedMatch } from './check-protocol.ts';
import styles from './difference.module.css';

interface DifferenceProps {
  report: MatchReport;
  match: CheckedMatch;
  own: OwnBallot | undefined;
}

/** A match that does not add up: what was published beside what comes of its ballots. It names no culprit. */
export function Difference({ report, match, own }: DifferenceProps) {
  const { t } = useTranslation();
  const { film1, film2, matchDay, matchNumber } = match;
  const { published, counted, publishedRoot, countedRoot } = report;
  const isCountOff = published[0] !== counted[0] || published[1] !== counted[1];
  const isWinnerOff = winnerOf(published) !== winnerOf(counted);
  const isRootOff = publishedRoot !== countedRoot;
  return (
    <Card as="section" flush>
      <CardHead title={t('verification.difference.title')}>
        {t('verification.difference.where', { day: matchDay, number: matchNumber })}
      </CardHead>
      <div className={styles.grid}>
        <div className={styles.pitch}>
          {[film1, film2].map((film, side) => (
            <div key={film.id} className={styles.side}>
              <span className={side === 0 ? styles.home : styles.away}>
                {t(side === 0 ? 'verification.difference.home' : 'verification.difference.away')}
              </span>
              <Poster
                film={film}
                cover={sizedPicture(film.posterUrl, 160)}
                className={styles.poster}
              />
              <b>{film.title}</b>
            </div>
          ))}
        </div>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{t('verification.difference.caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('verification.difference.figure')}</VisuallyHidden>
              </th>
              <th scope="col">{t('verification.difference.published')}</th>
              <th scope="col">{t('verification.difference.counted')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('verification.difference.votes')}</th>
              <td>
                <Score votes={published} />
              </td>
              <td className={joinClasses(isCountOff && styles.bad)}>
                <Score votes={counted} />
              </td>
            </tr>
            <tr>
              <th scope="row">{t('verification.difference.winner')}</th>
              <td>{winnerText(published)}</td>
              <td className={joinClasses(isWinnerOff && styles.bad)}>{winnerText(counted)}</td>
            </tr>
            <tr>
              <th scope="row">{t('verification.difference.ballots')}</th>
              <td>–</td>
              <td>
                {t('verification.difference.ballotsCount', {
                  count: report.ballots,
                  unseen: report.unseen,
                })}
              </td>
            </tr>
            {publishedRoot !== null && (
              <tr>
                <th scope="row">{t('verification.difference.root')}</th>
                <td className={styles.code}>{sealCode(publishedRoot)}</td>
                <td className={joinClasses(styles.code, isRootOff && styles.bad)}>
                  {countedRoot === null ? '–' : sealCode(countedRoot)}
                </td>
              </tr>
            )}
            {own !== undefined && (
              <tr>
                <th scope="row">{t('verification.difference.mine')}</th>
                <td className={styles.code}>{groupCode(own.code)}</td>
                <td className={joinClasses(own.state !== 'counted' && styles.bad)}>
                  {t(`verification.own.${own.state}`)}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className={styles.notes}>
        <p>
          <b>{t('verification.difference.meaning')}</b> {t('verification.difference.meaningText')}
        </p>
        <p>
          <b>{t('verification.difference.next')}</b> {t('verification.difference.nextText')}
        </p>
      </div>
    </Card>
  );

  function winnerText(votes: readonly [number, number]): string {
    const winner = winnerOf(votes);
    if (winner === 0) return t('verification.difference.draw');
    return (winner > 0 ? film1 : film2).title;
  }
}

function winnerOf([home, away]: readonly [number, number]): number {
  return Math.sign(home - away);
}

function Score({ votes }: { votes: readonly [number, number] }) {
  const winner = winnerOf(votes);
  return (
    <span className={styles.score}>
      <Flap value={votes[0]} hot={winner > 0} />
      <Flap value={votes[1]} hot={winner < 0} />
    </span>
  );
}

import { drawCalendar } from '@girone/championship/calendar';
import { describeCalendar } from '@girone/championship/verification/calendar-facts';
import type { PublishedDraw } from '@girone/championship/verification/published';
import { Printer } from '../../ui/images/icons.ts';
import { memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { drawAddress } from '../../domain/season/draw-address.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import styles from './certificate.module.css';
import type { FilmNames } from './film-names.ts';

interface CertificateProps {
  /** Leads to its draw, step by step; absent where no site is around. */
  tournamentId?: number | undefined;
  name: string;
  draw: PublishedDraw;
  films: FilmNames;
}

/**
 * What the draw followed from, and what is true of the calendar that came of it. Prints on its own. Drawn once: the
 * calendar of a large season is made for it, and the page around it changes all the time.
 */
export const Certificate = memo(function Certificate(props: CertificateProps) {
  const { tournamentId, name, draw, films } = props;
  const { t } = useTranslation();
  const { commitment, secret, seed, order } = draw;
  const calendar = order.length >= 2 ? drawCalendar(order) : [];
  const matches = calendar.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
  return (
    <Card as="section" className={styles.certificate} aria-labelledby="certificate" data-prints>
      <div className={styles.head}>
        <div>
          <h2 id="certificate" className={styles.title}>
            {t('verification.certificate.title')}
          </h2>
          <p className={styles.printed}>{t('verification.certificate.printed', { name })}</p>
          <p className={styles.text}>
            {t(
              commitment === null
                ? 'verification.certificate.textOld'
                : 'verification.certificate.text',
            )}
          </p>
        </div>
        <Button
          variant="secondary"
          icon={<Printer {...buttonIcon} />}
          className={styles.print}
          onClick={() => window.print()}
        >
          {t('verification.action.print')}
        </Button>
      </div>
      <ol className={styles.proof}>
        {commitment !== null && (
          <Step number={1} title={t('verification.certificate.commitment')} hash={commitment}>
            {t('verification.certificate.commitmentText')}
          </Step>
        )}
        {commitment !== null && (
          <Step number={2} title={t('verification.certificate.secret')} hash={secret}>
            {t(
              secret === null
                ? 'verification.certificate.secretWaiting'
                : 'verification.certificate.secretText',
            )}
          </Step>
        )}
        {seed !== null && (
          <Step
            number={commitment === null ? 1 : 3}
            title={t('verification.certificate.seed')}
            hash={seed}
          >
            {t(
              commitment === null
                ? 'verification.certificate.seedOld'
                : 'verification.certificate.seedText',
              { count: matches },
            )}
          </Step>
        )}
      </ol>
      {order.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('verification.certificate.order')}</h3>
          <ol className={styles.drawn}>
            {order.map((id, place) => (
              <DrawnFilm key={id} place={place + 1} id={id} films={films} />
            ))}
          </ol>
          <Facts draw={draw} />
          <Disclosure
            title={t('verification.certificate.calendar')}
            className={styles.calendar}
            data-read
          >
            <ol>
              {calendar.map(({ matchDay, fixtures }) => (
                <li key={matchDay}>
                  <b>{t('verification.chain.day', { day: matchDay })}</b>
                  <ul>
                    {fixtures.map(({ matchNumber, home, away }) => (
                      <li key={matchNumber}>
                        {t('verification.certificate.fixture', {
                          home: films.titleOf(home),
                          away: films.titleOf(away),
                        })}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </Disclosure>
        </>
      )}
      {seed !== null && tournamentId !== undefined && (
        <TextLink standalone className={styles.print} href={drawAddress(tournamentId, seed)}>
          {t('verification.method.link')}
        </TextLink>
      )}
    </Card>
  );
});

interface StepProps {
  number: number;
  title: string;
  hash: string | null;
  children: string;
}

function Step({ number, title, hash, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div>
        <h3 className={styles.stepTitle}>{title}</h3>
        <p className={styles.stepText}>{children}</p>
        {hash !== null && <p className={styles.hash}>{hash.replaceAll(/.{4}(?=.)/g, '$& ')}</p>}
      </div>
    </li>
  );
}

function DrawnFilm({ place, id, films }: { place: number; id: number; films: FilmNames }) {
  const film = films.filmOf(id);
  return (
    <li className={styles.film}>
      <span className={styles.place}>{place}</span>
      {film !== undefined && (
        <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} className={styles.poster} />
      )}
      <span className={styles.filmTitle}>{films.titleOf(id)}</span>
    </li>
  );
}

/** Counted from the calendar, so that they are facts and no promise. */
function Facts({ draw: { order } }: { draw: PublishedDraw }) {
  const { t } = useTranslation();
  const facts = describeCalendar(drawCalendar(order));
  const rows = [
    [facts.pairs, t('verification.certificate.pairs', { count: facts.pairs })],
    [facts.home, t('verification.certificate.sides', { away: facts.away })],
    [
      facts.rests,
      t(
        facts.rests === 0
          ? 'verification.certificate.restsEven'
          : 'verification.certificate.restsOdd',
      ),
    ],
    [facts.longestRun, t('verification.certificate.run')],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([figure, words]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { Turnout } from '@girone/contract/turnout';
import { useId, useState } from 'react';
import { ChevronDown } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { joinNames } from '../../lib/text/join-names.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { nameOf } from '../../domain/person/person-name.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import { FacesRing } from '../../domain/person/faces-ring.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Remind } from './remind.tsx';
import styles from './turnout-card.module.css';
import { useTurnoutHeight } from './use-turnout-height.ts';
import { useTurnout } from './use-turnout.ts';

/** More names than these are counted. */
const mostNames = 12;

interface TurnoutCardProps {
  tournamentId: number;
  /** One line at first: what stands below it matters more. */
  isFolded: boolean;
}

/** Who has nominated, or voted on the open day, and who is missing: everybody on the ring, and in words. */
export function TurnoutCard({ tournamentId, isFolded }: TurnoutCardProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(!isFolded);
  const query = useTurnout(tournamentId, { areShown: isOpen });
  const height = useTurnoutHeight(isFolded);
  const titleId = useId();
  const contentId = useId();
  const { data: turnout, error } = query;
  if (turnout === undefined && error !== null) {
    return <LoadFailure compact title={t('turnout.missed')} query={query} />;
  }
  if (turnout === undefined) return <Skeleton shape="block" height={height} />;
  if (turnout.stage === null || turnout.total === 0) return null;
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words} id={titleId}>
          <CardTitle level={2}>{t(`turnout.title.${turnout.stage}`)}</CardTitle>
          <Summary turnout={turnout} />
        </div>
        {isFolded && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-controls={contentId}
            icon={
              <ChevronDown
                {...buttonIcon}
                className={joinClasses(styles.arrow, isOpen && styles.turned)}
              />
            }
            onClick={() => {
              setIsOpen(!isOpen);
              if (!isOpen) void query.refetch();
            }}
          >
            {t('turnout.who')}
          </Button>
        )}
      </div>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && <Everybody tournamentId={tournamentId} turnout={turnout} />}
      </div>
    </Card>
  );
}

function Summary({ turnout }: { turnout: Turnout }) {
  const { t } = useTranslation();
  const { stage, done, total } = turnout;
  const format = currentFormat();
  const figures = { count: done, done: format.number(done), total: format.number(total) };
  return (
    <p className={styles.summary}>
      {stage === 'nominations'
        ? t('turnout.sum.nominations', figures)
        : t('turnout.sum.votes', figures)}
    </p>
  );
}

function Everybody({ tournamentId, turnout }: { tournamentId: number; turnout: Turnout }) {
  const { t } = useTranslation();
  const { people, total, done, stage, requiredFilms } = turnout;
  const missing = people.filter(({ isDone }) => !isDone);
  const ready = people.filter(({ isDone }) => isDone);
  const nameWithFilms = (person: Turnout['people'][number]) =>
    person.films === null
      ? nameOf(person)
      : t('turnout.nameOf', { name: nameOf(person), films: person.films, required: requiredFilms });
  return (
    <div className={styles.everybody}>
      <FacesRing
        className={styles.ring}
        faces={people.map((person) => ({
          username: person.username,
          src: person.profileImageUrl,
          isIn: person.isDone,
        }))}
        total={total}
        figure={`${done}/${total}`}
        caption={
          stage === 'nominations' ? t('turnout.caption.nominations') : t('turnout.caption.votes')
        }
      />
      <div className={styles.side}>
        <dl className={styles.lists}>
          <div>
            <dt>{t('turnout.missing', { count: total - done })}</dt>
            <dd>
              {missing.length === 0 ? (
                t('turnout.nobody')
              ) : (
                <Names names={missing.map(nameWithFilms)} total={total - done} />
              )}
            </dd>
          </div>
          {ready.length > 0 && (
            <div>
              <dt>{t('turnout.ready', { count: done })}</dt>
              <dd>
                <Names names={ready.map(nameOf)} total={done} />
              </dd>
            </div>
          )}
        </dl>
        <div className={styles.remind}>
          <Remind tournamentId={tournamentId} turnout={turnout} />
        </div>
      </div>
    </div>
  );
}

function Names({ names, total }: { names: readonly string[]; total: number }) {
  const { t } = useTranslation();
  const shown = names.slice(0, total > mostNames + 1 ? mostNames : mostNames + 1);
  const more = total - shown.length;
  return joinNames(more > 0 ? [...shown, t('turnout.others', { count: more })] : shown);
}

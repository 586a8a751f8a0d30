import type { Turnout, TurnoutPerson } from '@girone/contract/turnout';
import { Check } from '../../ui/images/icons.ts';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { personAddress } from '../../domain/person/person-address.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { TimeAgo } from '../../lib/text/time-ago.tsx';
import { Avatar } from '../../ui/images/avatar.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';
import { Slots } from '../../domain/season/slots.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './people-rows.module.css';

type People = Pick<Turnout, 'stage' | 'requiredFilms'> & { people: readonly TurnoutPerson[] };

/** Those who are missing, one below the other, with how far they have come. */
export function MissingRows({ people, stage, requiredFilms }: People) {
  const { t } = useTranslation();
  return (
    <ul>
      {people.map((person) => (
        <li key={person.username} className={styles.row}>
          <Face person={person} size={48} />
          <div className={styles.words}>
            <Name person={person} />
            <span className={styles.since}>
              {person.lastNominatedAt === null
                ? person.joinedAt !== null && (
                    <>
                      {t('turnout.joined')} <TimeAgo at={person.joinedAt} />
                    </>
                  )
                : stage === 'nominations' && (
                    <>
                      {t('turnout.nominated')} <TimeAgo at={person.lastNominatedAt} />
                    </>
                  )}
            </span>
          </div>
          {person.films !== null && (
            <Slots
              className={styles.slots}
              used={Math.min(person.films, requiredFilms)}
              total={requiredFilms}
              label={t('turnout.filmsOf', { films: person.films, required: requiredFilms })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Those who are in, side by side. */
export function ReadyRows({ people, stage, requiredFilms }: People) {
  const { t } = useTranslation();
  return (
    <ul className={styles.ready}>
      {people.map((person) => (
        <li key={person.username} className={styles.readyRow}>
          <Face person={person} size={36} />
          <Name person={person} />
          <Check {...badgeIcon} className={styles.tick} />
          <VisuallyHidden>
            {stage === 'nominations'
              ? t('turnout.filmsOf', { films: person.films ?? 0, required: requiredFilms })
              : t('turnout.hasVoted')}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

interface FaceProps {
  person: TurnoutPerson;
  size: 36 | 48;
}

function Face({ person, size }: FaceProps) {
  const { username, profileImageUrl } = person;
  return <Avatar username={username} src={profileImageUrl} size={size} />;
}

function Name({ person }: { person: TurnoutPerson }) {
  const { t } = useTranslation();
  return (
    <Link href={personAddress(person.username)} className={styles.name}>
      {person.isViewer ? t('turnout.you', { name: nameOf(person) }) : nameOf(person)}
    </Link>
  );
}

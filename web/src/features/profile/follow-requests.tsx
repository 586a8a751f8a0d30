import type { Person } from '@girone/contract/people';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { currentFormat } from '../../lib/format.ts';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { nameOf } from '../../lib/person-name.ts';
import { PersonRow } from './person-row.tsx';
import styles from './person-row.module.css';
import { requestsQuery } from './profile.queries.ts';
import { useProfileAction } from './use-profile-action.ts';

/** Who waits to follow the viewer; nothing where nobody does. */
export function FollowRequests() {
  const { t } = useTranslation();
  const requests = useQuery(requestsQuery);
  const { data, error } = requests;
  const title = t('profile.requests.title');
  if (data === undefined && error !== null) {
    return <LoadFailure compact title={t('profile.requests.failed')} query={requests} />;
  }
  if (data === undefined || data.length === 0) return null;
  return (
    // The focus finds a place here when the row it was on goes.
    <Card as="section" flush aria-label={title} tabIndex={-1} className={styles.panel}>
      <CardHead level={2} title={title}>
        {currentFormat().number(data.length)}
      </CardHead>
      <ul>
        {data.map((person) => (
          <PersonRow
            key={person.username}
            person={person}
            note={currentFormat().relativeTime(person.askedAt)}
          >
            <Decision person={person} />
          </PersonRow>
        ))}
      </ul>
    </Card>
  );
}

function Decision({ person }: { person: Person }) {
  const { t } = useTranslation();
  const accepting = useRef<HTMLButtonElement>(null);
  const { username } = person;
  const name = nameOf(person);
  const onDone = () => accepting.current?.closest('section')?.focus({ preventScroll: true });
  const accept = useProfileAction({
    act: () =>
      callApi('POST /api/users/follow-requests/:username/accept', { params: { username } }),
    said: t('profile.requests.accepted', { name }),
    onDone,
  });
  const decline = useProfileAction({
    act: () =>
      callApi('POST /api/users/follow-requests/:username/decline', { params: { username } }),
    said: t('profile.requests.declined', { name }),
    onDone,
  });
  const isPending = accept.isPending || decline.isPending;
  return (
    <>
      <Button
        ref={accepting}
        size="small"
        aria-label={t('profile.requests.acceptNamed', { name })}
        aria-disabled={decline.isPending}
        pending={accept.isPending}
        pendingLabel={t('profile.requests.accepting')}
        onClick={() => isPending || accept.mutate()}
      >
        {t('profile.requests.accept')}
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('profile.requests.declineNamed', { name })}
        aria-disabled={accept.isPending}
        pending={decline.isPending}
        pendingLabel={t('profile.requests.declining')}
        onClick={() => isPending || decline.mutate()}
      >
        {t('profile.requests.decline')}
      </Button>
    </>
  );
}

import type { Person } from '@girone/contract/people';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { TimeAgo } from '../../lib/text/time-ago.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { nameOf } from '../../domain/person/person-name.ts';
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
    <Card as="section" flush aria-label={title} className={styles.panel}>
      <CardHead level={2} title={title}>
        {currentFormat().number(data.length)}
      </CardHead>
      <ul>
        {data.map((person) => (
          <PersonRow key={person.username} person={person} note={<TimeAgo at={person.askedAt} />}>
            <Decision person={person} />
          </PersonRow>
        ))}
      </ul>
    </Card>
  );
}

function Decision({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { username } = person;
  const name = nameOf(person);
  const accept = useProfileAction({
    act: () =>
      callApi('POST /api/users/follow-requests/:username/accept', { params: { username } }),
    spoken: t('profile.requests.accepted', { name }),
  });
  const decline = useProfileAction({
    act: () =>
      callApi('POST /api/users/follow-requests/:username/decline', { params: { username } }),
    spoken: t('profile.requests.declined', { name }),
  });
  const isPending = accept.isPending || decline.isPending;
  return (
    <>
      <Button
        ref={keepFocus}
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
        ref={keepFocus}
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

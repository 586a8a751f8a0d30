import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { peopleKey, type ListedPerson } from './profile.queries.ts';
import { useProfileAction } from './use-profile-action.ts';

/** Follows a person, or no longer. Lists that are open keep their rows: a slip is undone in place. */
export function useFollow(username: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useProfileAction({
    act: (isWanted: boolean) =>
      isWanted
        ? callApi('POST /api/users/:username/follow', { params: { username } })
        : callApi('DELETE /api/users/:username/follow', { params: { username } }),
    fallback: t('profile.follow.failed'),
    onDone({ viewerFollows }) {
      queryClient.setQueriesData<InfiniteData<ListedPerson[]>>(
        { queryKey: peopleKey },
        (lists) =>
          lists && {
            ...lists,
            pages: lists.pages.map((page) =>
              page.map((person) =>
                person.username === username ? { ...person, viewerFollows } : person,
              ),
            ),
          },
      );
    },
  });
}

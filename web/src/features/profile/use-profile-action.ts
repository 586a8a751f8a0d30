import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { isAboutPeople } from './profile.queries.ts';

/** Asks again for the profile on screen and who waits to follow; settles with the answers. */
export function useRefreshProfiles(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutPeople(queryKey) });
}

interface ProfileAction<Subject, Answer> {
  act: (subject: Subject) => Promise<Answer>;
  /** Said when it is done, of what the screen does not show. */
  said?: string | undefined;
  /** Said to screen readers alone, of what everybody else sees. */
  spoken?: string | undefined;
  /** Where the server gives no reason. */
  fallback?: string | undefined;
  /** It is done; what is on screen is about to change. */
  onDone?: ((answer: Answer) => void) | undefined;
}

/** One thing done about a person: it counts as pending until the screen shows the outcome. */
export function useProfileAction<Subject = void, Answer = unknown>(
  action: ProfileAction<Subject, Answer>,
) {
  const { act, said, spoken, fallback, onDone } = action;
  const { t } = useTranslation();
  const failure = useFailureText();
  const refresh = useRefreshProfiles();
  return useMutation({
    mutationFn: act,
    async onSuccess(answer) {
      onDone?.(answer);
      await refresh();
      if (said !== undefined) showToast({ title: said });
      if (spoken !== undefined) announce(spoken);
    },
    onError(error) {
      showToast({
        title: t('profile.error'),
        description: failure(error, fallback),
        variant: 'destructive',
      });
      // A refusal mostly means that things have moved on since they were drawn.
      void refresh();
    },
  });
}

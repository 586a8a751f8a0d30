import { AllMatchesPage } from '../../features/matches/all-matches-page.tsx';
import { SignInLink } from '../../features/session/sign-in-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { DayStories } from './day-stories.tsx';
import { MatchTalk } from './match-talk.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

export function Matches() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <MatchTalk>
      <DayStories>
        <AllMatchesPage
          isVisitor={user === null}
          signIn={<SignInLink>{t('navigation.login')}</SignInLink>}
        />
      </DayStories>
    </MatchTalk>
  );
}

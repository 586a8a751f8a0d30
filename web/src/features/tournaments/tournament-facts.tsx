import type { Tournament } from '@girone/contract/tournaments';
import {
  CalendarDays,
  CircleDot,
  Film,
  Globe,
  UserRound,
  UsersRound,
} from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';

/** Whose championship it is, and how large it may get. */
export function CardFacts({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation();
  const { participantsCount, maxFilms, requiredFilmsPerUser } = tournament;
  const place = usePlace(tournament);
  return (
    <MetaList
      items={[
        place,
        {
          key: 'participants',
          icon: <UsersRound {...textIcon} />,
          text: t('tournaments.facts.participants', { count: participantsCount }),
        },
        {
          key: 'maxFilms',
          icon: <Film {...textIcon} />,
          text: t('tournaments.facts.maxFilms', { maxFilms }),
        },
        {
          key: 'perUser',
          icon: <UserRound {...textIcon} />,
          text: t('tournaments.facts.perUser', { required: requiredFilmsPerUser }),
        },
      ]}
    />
  );
}

/** Whose championship it is, and how it has come so far. */
export function HeaderFacts({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation();
  const { filmsCount, createdAt, creatorName, viewerIsCreator } = tournament;
  const place = usePlace(tournament);
  return (
    <MetaList
      items={[
        place,
        {
          key: 'films',
          icon: <Film {...textIcon} />,
          text: t('tournaments.facts.candidates', { count: filmsCount }),
        },
        {
          key: 'created',
          icon: <CalendarDays {...textIcon} />,
          text: t('tournaments.facts.created', { date: currentFormat().longDate(createdAt) }),
        },
        ...(viewerIsCreator || creatorName === null
          ? []
          : [
              {
                key: 'organizer',
                icon: <UserRound {...textIcon} />,
                text: t('tournaments.facts.organizer', { name: creatorName }),
              },
            ]),
      ]}
    />
  );
}

function usePlace({ circleName, isPublic, isArchived }: Tournament) {
  const { t } = useTranslation();
  return {
    key: 'place',
    icon: isPublic ? <Globe {...textIcon} /> : <CircleDot {...textIcon} />,
    text:
      isArchived && circleName !== null
        ? t('tournaments.facts.archived', { circle: circleName })
        : (circleName ?? t('tournaments.facts.public')),
  };
}

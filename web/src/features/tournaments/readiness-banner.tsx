import type { Readiness, TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { joinNames } from '../../lib/text/join-names.ts';
import { turnoutQuery } from '../../domain/shared-queries.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Countdown } from './countdown.tsx';
import { ForceStart } from './force-start.tsx';
import { HiddenGlyph } from './hidden-glyph.tsx';
import { useNow } from '../../lib/text/use-now.ts';
import { useRefreshTournaments } from './use-refresh-tournaments.ts';

/** From here on the minutes are counted. */
const countedMs = 60 * 60 * 1000;

/** Whether a championship in setup starts by itself, when, and what it lacks until then. */
export function ReadinessBanner({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const { readiness, viewerMay, status } = tournament;
  if (status !== 'setup' || readiness === null) return null;
  return (
    <Banner
      kind={readiness.ready ? 'ok' : 'wait'}
      title={
        <HiddenGlyph
          text={readiness.ready ? t('tournaments.banner.ready') : t('tournaments.banner.waiting')}
        />
      }
      action={
        viewerMay.forceStart ? (
          <ForceStart tournament={tournament} variant="secondary" />
        ) : undefined
      }
    >
      {readiness.ready ? (
        <Start tournament={tournament} readiness={readiness} />
      ) : (
        <Lack tournament={tournament} readiness={readiness} />
      )}
    </Banner>
  );
}

interface PartProps {
  tournament: TournamentDetail;
  readiness: Readiness;
}

function Lack({ tournament, readiness }: PartProps) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const { preparationDeadline: deadline } = tournament;
  const { missingParticipants, missingFilms } = readiness;
  const participants = t('tournaments.banner.participants', { count: missingParticipants });
  const films = t('tournaments.banner.films', { count: missingFilms });
  return (
    <>
      {missingParticipants > 0 && missingFilms > 0 && (
        <p>
          {t('tournaments.banner.missing', { count: missingParticipants, participants, films })}
        </p>
      )}
      {missingParticipants > 0 && missingFilms === 0 && (
        <p>{t('tournaments.banner.missingParticipants', { count: missingParticipants })}</p>
      )}
      {missingParticipants === 0 && missingFilms > 0 && (
        <p>{t('tournaments.banner.missingFilms', { count: missingFilms })}</p>
      )}
      <Sooner tournament={tournament} />
      {deadline !== null && (
        <p>
          {Date.parse(deadline) > now
            ? t('tournaments.banner.until', { date: currentFormat().dateTime(deadline) })
            : t('tournaments.banner.late')}
        </p>
      )}
    </>
  );
}

/** More names than these are counted. */
const mostNames = 3;

/** What brings the start forward, and on whom it depends: everybody of a circle; of all the world, a full list. */
function Sooner({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const { id, isPublic, maxFilms, requiredFilmsPerUser, viewerSeesTurnout } = tournament;
  const { data: turnout } = useQuery({
    ...turnoutQuery(id),
    enabled: viewerSeesTurnout && !isPublic,
  });
  if (isPublic) return <p>{t('tournaments.banner.soonerFull', { count: maxFilms })}</p>;
  const missing = turnout?.people.filter(({ isDone }) => !isDone) ?? [];
  const count = (turnout?.total ?? 0) - (turnout?.done ?? 0);
  const names = missing
    .slice(0, count > mostNames + 1 ? mostNames : mostNames + 1)
    .map(({ firstName, username }) => firstName ?? username);
  if (count > names.length) {
    names.push(t('tournaments.banner.others', { count: count - names.length }));
  }
  return (
    <p>
      {t('tournaments.banner.soonerEveryone', { count: requiredFilmsPerUser })}{' '}
      {names.length > 0 &&
        t('tournaments.banner.soonerMissing', { count, names: joinNames(names) })}
    </p>
  );
}

const reasons = {
  deadline: 'tournaments.banner.deadline',
  everyone_nominated: 'tournaments.banner.everyone',
  list_full: 'tournaments.banner.full',
} as const;

function Start({ tournament, readiness }: PartProps) {
  const { t } = useTranslation();
  const refresh = useRefreshTournaments();
  const now = useNow(30_000);
  const { waitsFor, startsAt } = readiness;
  if (waitsFor === null || startsAt === null) return null;
  const isCounted = Date.parse(startsAt) - now < countedMs;
  return (
    <>
      <p>{t(reasons[waitsFor], { date: currentFormat().dateTime(startsAt) })}</p>
      {waitsFor === 'deadline' && <Sooner tournament={tournament} />}
      <p>
        {isCounted && (
          <>
            <Countdown until={startsAt} onDue={() => refresh(tournament.id)} />{' '}
          </>
        )}
        {t('tournaments.banner.grace')}
      </p>
    </>
  );
}

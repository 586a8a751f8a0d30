import type { Readiness, TournamentDetail } from '@girone/contract/tournaments';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { Countdown } from './countdown.tsx';
import { ForceStart } from './force-start.tsx';
import { SpokenGlyph } from './spoken-glyph.tsx';
import { useNow } from '../../lib/use-now.ts';
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
        <SpokenGlyph
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
        <p>{t('tournaments.banner.missing', { participants, films })}</p>
      )}
      {missingParticipants > 0 && missingFilms === 0 && (
        <p>{t('tournaments.banner.missingParticipants', { count: missingParticipants })}</p>
      )}
      {missingParticipants === 0 && missingFilms > 0 && (
        <p>{t('tournaments.banner.missingFilms', { count: missingFilms })}</p>
      )}
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

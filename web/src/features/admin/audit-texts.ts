import type { AuditEntry } from '@girone/contract/admin';
import { reportStatuses, tournamentStatuses } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminAddress } from '../../lib/admin-list/list-address.ts';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { filmAddress } from '../../domain/film/film-address.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';

/** The acts that have a sentence; the log may know others, of an older or a newer server. */
const actions = {
  'user.suspend': 'admin.audit.actions.userSuspend',
  'user.lift_suspension': 'admin.audit.actions.userLift',
  'user.film_limit': 'admin.audit.actions.userLimit',
  'user.verify_email': 'admin.audit.actions.userVerify',
  'user.grant_admin': 'admin.audit.actions.userGrant',
  'user.revoke_admin': 'admin.audit.actions.userRevoke',
  'user.end_sessions': 'admin.audit.actions.userSessions',
  'user.reset_second_factor': 'admin.audit.actions.userFactor',
  'user.delete': 'admin.audit.actions.userDelete',
  'film.change': 'admin.audit.actions.filmChange',
  'film.enrich': 'admin.audit.actions.filmEnrich',
  'film.delete': 'admin.audit.actions.filmDelete',
  'circle.edit': 'admin.audit.actions.circleEdit',
  'circle.promote': 'admin.audit.actions.circlePromote',
  'circle.demote': 'admin.audit.actions.circleDemote',
  'circle.expel': 'admin.audit.actions.circleExpel',
  'circle.approve': 'admin.audit.actions.circleApprove',
  'circle.reject': 'admin.audit.actions.circleReject',
  'circle.readmit': 'admin.audit.actions.circleReadmit',
  'circle.transfer': 'admin.audit.actions.circleTransfer',
  'circle.invite': 'admin.audit.actions.circleInvite',
  'circle.revoke_invite': 'admin.audit.actions.circleRevokeInvite',
  'circle.delete': 'admin.audit.actions.circleDelete',
  'tournament.force-start': 'admin.audit.actions.tournamentStart',
  'tournament.cancel': 'admin.audit.actions.tournamentCancel',
  'tournament.delete': 'admin.audit.actions.tournamentDelete',
  'tournament.import': 'admin.audit.actions.tournamentImport',
  'tournament.remove_archived': 'admin.audit.actions.tournamentRemove',
  'match_day.close': 'admin.audit.actions.dayClose',
  // As it was called before the other acts had names of their kind.
  'close-match-day': 'admin.audit.actions.dayClose',
  'match_day.extend': 'admin.audit.actions.dayExtend',
  'match.correct': 'admin.audit.actions.matchCorrect',
  'post.delete': 'admin.audit.actions.postDelete',
  'report.uphold': 'admin.audit.actions.reportUphold',
  'report.dismiss': 'admin.audit.actions.reportDismiss',
} as const;

const fields = [
  'name',
  'role',
  'userId',
  'isPublic',
  'joinType',
  'coverImagePath',
  'maxFilms',
  'maxFilmsPerUser',
  'maxUses',
  'members',
  'suspended',
  'until',
  'isAdmin',
  'isSuperAdmin',
  'maxFilmsAllowed',
  'isEmailVerified',
  'sessions',
  'createdAt',
  'filmsUploaded',
  'postsCount',
  'title',
  'description',
  'director',
  'releaseYear',
  'genre',
  'tmdbId',
  'ownerId',
  'authorId',
  'content',
  'matchDay',
  'closesAt',
  'status',
  'createdBy',
  'film1Votes',
  'film2Votes',
  'enrichmentStatus',
  'reports',
  'postId',
  'concernedId',
  'postDeleted',
  'warned',
] as const;

export interface Change {
  field: string;
  /** Null where the log has only one of the two. */
  before: string | null;
  after: string | null;
}

/** The log in words. */
export function useAuditTexts() {
  const { t } = useTranslation();
  const format = currentFormat();

  function actionText(action: string): string {
    const known = Object.entries(actions).find(([name]) => name === action);
    return known === undefined ? action : t(known[1]);
  }

  function fieldText(name: string): string {
    const known = fields.find((field) => field === name);
    return known === undefined ? name : t(`admin.audit.fields.${known}`);
  }

  /** Championships and reports have states of their own; the log has them in the words of the database. */
  function stateText(value: unknown): string | undefined {
    const season = tournamentStatuses.find((status) => status === value);
    if (season !== undefined) return t(`shared.status.${season}`);
    const report = reportStatuses.find((status) => status === value);
    return report === undefined ? undefined : t(`admin.audit.reportStates.${report}`);
  }

  function textOf(name: string, value: unknown): string {
    return (name === 'status' ? stateText(value) : undefined) ?? valueText(value);
  }

  function valueText(value: unknown): string {
    if (value === null || value === undefined || value === '') return t('admin.audit.none');
    if (typeof value === 'boolean')
      return value ? t('admin.audit.isTrue') : t('admin.audit.isFalse');
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return JSON.stringify(value);
    return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)
      ? `${format.date(value)}, ${format.time(value)}`
      : value;
  }

  /** What differs between before and after; all of it where there is only one of them. */
  function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
    const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    return [...names].flatMap((name) => {
      const [was, is] = [before?.[name], after?.[name]];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      return {
        field: fieldText(name),
        before: was === undefined ? null : textOf(name, was),
        after: is === undefined ? null : textOf(name, is),
      };
    });
  }

  return { actionText, changesOf };
}

/** Where the thing that an entry is about can be seen; null where it is gone or has no page. */
export function addressOfTarget(entry: AuditEntry): string | null {
  const { targetType, targetId, action } = entry;
  if (targetId === null || action.endsWith('.delete')) return null;
  if (targetType === 'user') return adminAddress('users', { id: targetId });
  if (targetType === 'film') return filmAddress(targetId);
  if (targetType === 'circle') return circleAddress(targetId);
  if (targetType === 'tournament') return tournamentAddress(targetId);
  return null;
}

import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { pushRoutes, PushState } from '@girone/contract/push';
import type { RouteInput } from '@girone/contract/route';
import { pushDevicesMost } from '@girone/contract/rules';
import { emit } from '../../domain/events/outbox.ts';
import { saveTimeZone } from '../../domain/notifications/save-time-zone.ts';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countOthers,
  deleteReplaced,
  isStrangers,
  lockOwner,
  upsertDevice,
} from './devices.repo.ts';
import { readPush } from './read-push.ts';

type Subscription = RouteInput<typeof pushRoutes.savePushDevice>['body'];

/** Whoever signs out at that moment is nobody. */
const rules = new Map([['push_devices_session_fk', 'not_signed_in']] as const);

/**
 * From now on the browser that calls gets the caller's pushes. One that was somebody else's on the same browser is
 * theirs no more, and what this session had before ends: a browser has one address.
 */
export async function saveDevice(
  platform: Pick<Platform, 'db' | 'pusher'>,
  { actor, caller }: { readonly actor: Actor; readonly caller: Caller },
  { endpoint, keys, timeZone }: Subscription,
): Promise<Outcome<PushState>> {
  const { db, pusher } = platform;
  const { userId, sessionId } = actor;
  if (!pusher.takes({ endpoint, ...keys })) return refuse('push_address_refused');
  const saved = await refuseBrokenRules(rules, () =>
    db.transaction(async (tx): Promise<Outcome<undefined>> => {
      await lockOwner(tx, { userId });
      if (await isStrangers(tx, { userId, endpoint, auth: keys.auth })) {
        return refuse('push_address_refused');
      }
      const others = await countOthers(tx, { userId, sessionId, endpoint });
      if (others >= pushDevicesMost) return refuse('push_devices_used_up');
      await deleteReplaced(tx, { sessionId, endpoint });
      const { userAgent } = caller;
      const { origin } = new URL(endpoint);
      await upsertDevice(tx, { userId, sessionId, endpoint, origin, ...keys, userAgent });
      await saveTimeZone(tx, { userId, timeZone });
      await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
      return accept(undefined);
    }),
  );
  return saved.ok ? accept(await readPush(platform, actor)) : saved;
}

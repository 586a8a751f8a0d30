import type { ChangeUserBody } from '@girone/contract/admin-users';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';
import type { UserAct } from './user-acts.ts';

export type ActValues = Pick<ChangeUserBody, 'reason' | 'suspendedUntil' | 'maxFilmsAllowed'>;

type Change = ApiRequest<'PATCH /api/admin/users/:userId'>['body'];

export async function runAct(act: UserAct, userId: number, values: ActValues): Promise<void> {
  const params = { userId: String(userId) };
  const { reason } = values;
  if (act === 'delete') {
    await callApi('DELETE /api/admin/users/:userId', { params, body: { reason } });
  } else if (act === 'endSessions') {
    await callApi('POST /api/admin/users/:userId/end-sessions', { params, body: { reason } });
  } else if (act === 'resetFactor') {
    await callApi('POST /api/admin/users/:userId/reset-second-factor', {
      params,
      body: { reason },
    });
  } else {
    await callApi('PATCH /api/admin/users/:userId', { params, body: changeOf(act, values) });
  }
}

function changeOf(
  act: Exclude<UserAct, 'delete' | 'endSessions' | 'resetFactor'>,
  values: ActValues,
): Change {
  const { reason, suspendedUntil, maxFilmsAllowed } = values;
  switch (act) {
    case 'suspend':
      return { suspended: true, reason, ...(suspendedUntil !== undefined && { suspendedUntil }) };
    case 'lift':
      return { suspended: false, reason };
    case 'limit':
      return { reason, ...(maxFilmsAllowed !== undefined && { maxFilmsAllowed }) };
    case 'verify':
      return { isEmailVerified: true, reason };
    case 'grant':
      return { isAdmin: true, reason };
    case 'revoke':
      return { isAdmin: false, reason };
  }
}

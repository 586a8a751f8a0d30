import { z } from 'zod';
import { idInAddress } from './ids.ts';
import { defineRoute } from './route.ts';
import { pushDevicesMost } from './rules.ts';
import { anyText } from './text.ts';
import { isTimeZone } from './time-zone.ts';

/** As the browser names it: Europe/Rome. */
const timeZone = anyText().max(64).refine(isTimeZone);

const hour = z.int().min(0).max(23);

const quietHours = z.object({
  isOn: z.boolean(),
  /** From the beginning of this hour to the beginning of that, by the clock of the person’s time zone. */
  from: hour,
  to: hour,
  /** A day that closes before they end is told all the same. */
  letsClosingThrough: z.boolean(),
});
export type QuietHours = z.output<typeof quietHours>;

const pushDevice = z.object({
  id: z.int(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When the last push went out to it. */
  lastSentAt: z.iso.datetime().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type PushDevice = z.output<typeof pushDevice>;

const pushState = z.object({
  /** Under which a browser subscribes: pushes are signed with its other half. */
  publicKey: z.string(),
  devices: z.array(pushDevice).max(pushDevicesMost),
  quietHours,
  /** Whose clock quiet hours go by; null while it is not known, and it is that of Greenwich. */
  timeZone: z.string().nullable(),
});
export type PushState = z.output<typeof pushState>;

/** A point of the curve P-256, uncompressed: 65 bytes, of which the first is 4. */
const publicKey = z.string().regex(/^B[\w-]{86}$/);
/** 16 bytes. */
const authSecret = z.string().regex(/^[\w-]{21}[AQgw]$/);

export const pushRoutes = {
  getPush: defineRoute({
    method: 'GET',
    path: '/api/push',
    summary: 'The devices that the caller gets pushes on, and when they are quiet',
    access: 'signed-in',
    status: 200,
    response: pushState,
    errors: [],
  }),
  savePushDevice: defineRoute({
    method: 'PUT',
    path: '/api/push/device',
    summary: 'Has pushes sent to the browser that calls, until its session ends',
    access: 'signed-in',
    body: z.strictObject({
      endpoint: anyText().max(1024),
      keys: z.strictObject({ p256dh: publicKey, auth: authSecret }),
      timeZone,
    }),
    status: 200,
    response: pushState,
    errors: ['push_address_refused', 'push_devices_used_up'],
  }),
  removePushDevice: defineRoute({
    method: 'DELETE',
    path: '/api/push/devices/:deviceId',
    summary: 'Ends the pushes to one device',
    access: 'signed-in',
    params: z.object({ deviceId: idInAddress }),
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
  sendTrialPush: defineRoute({
    method: 'POST',
    path: '/api/push/trial',
    summary: 'Sends a push to the browser that calls, to see whether it arrives',
    access: 'signed-in',
    status: 202,
    response: null,
    errors: ['push_off'],
  }),
  changeQuietHours: defineRoute({
    method: 'PUT',
    path: '/api/push/quiet-hours',
    summary: 'When no push comes; what would have come then comes afterwards, as one',
    access: 'signed-in',
    body: z
      .strictObject({ ...quietHours.shape, timeZone })
      .refine(({ from, to }) => from !== to, { path: ['to'] }),
    status: 200,
    response: pushState,
    errors: [],
  }),
};

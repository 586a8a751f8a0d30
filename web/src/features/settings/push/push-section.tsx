import type { PushDevice, PushState } from '@girone/contract/push';
import { parseUserAgent } from '@girone/contract/user-agent';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, Monitor, Share, Smartphone } from '../../../ui/images/icons.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { useLiveEvent } from '../../../lib/api/live.ts';
import { useFailureText } from '../../../lib/api/use-failure-text.ts';
import { subscribe, unsubscribe, type BrowserPush } from '../../../lib/push/browser-push.ts';
import { currentFormat } from '../../../lib/text/format.ts';
import { announce } from '../../../ui/accessibility/announce.ts';
import { keepFocus } from '../../../ui/accessibility/keep-focus.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { buttonIcon } from '../../../ui/images/icon-sizes.ts';
import { Loaded } from '../loaded.tsx';
import rows from '../rows.module.css';
import { SettingsSection } from '../settings-section.tsx';
import { useDeviceName } from '../use-device-name.ts';
import { useSettingsAction } from '../use-settings-action.ts';
import { browserPushQuery, pushQuery } from './push.queries.ts';
import { Trial } from './trial.tsx';

/** On which devices the viewer gets pushes; each is switched on by itself. */
export function PushSection() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = useQuery(pushQuery);
  const { data: browser } = useQuery(browserPushQuery);
  useLiveEvent('account', () => {
    void queryClient.invalidateQueries({ queryKey: pushQuery.queryKey });
  });
  return (
    <SettingsSection title={t('push.title')} text={t('push.text')}>
      <Loaded query={query} height={180}>
        {(state) => browser && <Devices state={state} browser={browser} />}
      </Loaded>
    </SettingsSection>
  );
}

interface DevicesProps {
  state: PushState;
  browser: BrowserPush;
}

function Devices({ state, browser }: DevicesProps) {
  const others = state.devices.filter(({ isCurrent }) => !isCurrent);
  const here = state.devices.find(({ isCurrent }) => isCurrent);
  const isOn = here !== undefined && browser.subscribedKey === state.publicKey;
  return (
    <>
      {browser.ability === 'able' ? (
        <ThisDevice state={state} here={here} isOn={isOn} />
      ) : (
        <Obstacle ability={browser.ability} />
      )}
      {others.length > 0 && (
        <ul className={rows.rows}>
          {others.map((device) => (
            <OtherDevice key={device.id} device={device} />
          ))}
        </ul>
      )}
      {isOn && <Trial />}
    </>
  );
}

const obstacleIcons = {
  refused: <BellOff {...buttonIcon} />,
  needsInstall: <Share {...buttonIcon} />,
  unable: <BellOff {...buttonIcon} />,
};

/** Why it cannot be switched on here, and the way out. */
function Obstacle({ ability }: { ability: keyof typeof obstacleIcons }) {
  const { t } = useTranslation();
  return (
    <Banner kind="wait" icon={obstacleIcons[ability]} title={t(`push.obstacle.${ability}.title`)}>
      {t(`push.obstacle.${ability}.text`)}
    </Banner>
  );
}

interface ThisDeviceProps {
  state: PushState;
  here: PushDevice | undefined;
  isOn: boolean;
}

function ThisDevice({ state, here, isOn }: ThisDeviceProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const since = useSince();
  const change = useMutation({
    async mutationFn(wanted: boolean) {
      if (wanted) {
        const subscription = await subscribe(state.publicKey);
        if (!subscription) return false;
        await callApi('PUT /api/push/device', { body: subscription });
        return true;
      }
      if (here) {
        await callApi('DELETE /api/push/devices/:deviceId', { params: { deviceId: `${here.id}` } });
      }
      await unsubscribe();
      return false;
    },
    onSuccess(nowOn, wanted) {
      if (wanted && !nowOn) {
        showToast({ title: t('push.notAllowed'), description: t('push.notAllowedText') });
      } else announce(nowOn ? t('push.nowOn') : t('push.nowOff'));
    },
    onError(error) {
      showToast({
        title: t('push.failed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: browserPushQuery.queryKey }),
      ]),
  });
  const shown = change.isPending ? change.variables : isOn;
  return (
    <Switch
      label={t('push.here')}
      state={shown && here && !change.isPending ? since(here) : t(shown ? 'push.on' : 'push.off')}
      checked={shown}
      onChange={(wanted) => {
        if (!change.isPending) change.mutate(wanted);
      }}
    />
  );
}

function OtherDevice({ device }: { device: PushDevice }) {
  const { t } = useTranslation();
  const nameOf = useDeviceName();
  const since = useSince();
  const parsed = parseUserAgent(device.userAgent);
  const name = nameOf(parsed);
  const Icon = parsed.isPhone ? Smartphone : Monitor;
  const removing = useSettingsAction({
    act: () =>
      callApi('DELETE /api/push/devices/:deviceId', { params: { deviceId: `${device.id}` } }),
    refresh: pushQuery.queryKey,
    done: t('push.removed', { name }),
    failed: t('push.failed'),
  });
  return (
    <li className={rows.row}>
      <Icon {...buttonIcon} />
      <div className={rows.words}>
        <b>{name}</b>
        <span className={rows.detail}>{since(device)}</span>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={t('push.removeNamed', { name })}
        pending={removing.isPending}
        ref={keepFocus}
        onClick={() => removing.mutate()}
      >
        {t('push.remove')}
      </Button>
    </li>
  );
}

/** Since when a device is on, and when it last got something. */
function useSince(): (device: PushDevice) => string {
  const { t } = useTranslation();
  return ({ createdAt, lastSentAt }) => {
    const format = currentFormat();
    const since = format.shortDay(createdAt);
    if (lastSentAt === null) return t('push.since', { since });
    return t('push.sinceLast', { since, last: format.relativeTime(lastSentAt) });
  };
}

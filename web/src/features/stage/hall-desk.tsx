import {
  BellRing,
  Lock,
  MonitorUp,
  Play,
  QrCode as QrCodeIcon,
  UsersRound,
} from '../../ui/images/icons.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '../../domain/person/person-name.ts';
import { turnoutQuery } from '../../domain/shared-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { QrCode } from '../../lib/qr-code.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Countdown } from './countdown.tsx';
import styles from './hall-desk.module.css';
import { plain } from './hall-scene.tsx';
import { PhoneTop } from './stage-top.tsx';
import { useStageSetting } from './stage-context.ts';
import type { DirectShow } from './use-direct-show.ts';
import { useDayName } from './use-stage-words.ts';

/** Before the evening, for whoever runs it: what is ready, who is missing, and one button. */
export function HallDesk({ show }: { show: DirectShow }) {
  const { t } = useTranslation();
  const { evening, address } = useStageSetting();
  const dayName = useDayName();
  const [isCodeShown, setIsCodeShown] = useState(false);
  const { day, tournament, matches } = evening;
  const { here, seats } = day.hall;
  return (
    <section aria-label={t('stage.desk.title')} data-scene="hall" className={styles.desk}>
      <PhoneTop>
        <b>{tournament.name}</b>
        <span>{dayName(evening)}</span>
      </PhoneTop>
      <div className={styles.body}>
        <h1>{t(fullness(here, seats))}</h1>
        <ul className={styles.ready}>
          <li>
            <Lock {...buttonIcon} />
            <p>
              <b>{t('stage.desk.counted', { count: matches.length })}</b>
              {t('stage.desk.unseen')}
              <br />
              {day.seal === null
                ? t('stage.desk.sealing')
                : t('stage.desk.seal', { seal: sealCode(day.seal) })}
            </p>
          </li>
          <li>
            <UsersRound {...buttonIcon} />
            <p>
              <b>{t('stage.desk.here', { here, seats })}</b>
              <Missing />
            </p>
          </li>
          <li>
            <MonitorUp {...buttonIcon} />
            <p>
              <b>{t('stage.desk.screen')}</b>
              {t('stage.desk.screenText', { address: `${plain(address)}?screen` })}
            </p>
          </li>
        </ul>
        {day.calledFor !== null && (
          <div className={styles.starts}>
            <span>{t('stage.hall.startsIn')}</span>
            <Countdown until={day.calledFor} />
          </div>
        )}
        <StartButtons
          show={show}
          code={{ isShown: isCodeShown, toggle: () => setIsCodeShown(!isCodeShown) }}
        />
        {isCodeShown && (
          <div className={styles.paper}>
            <QrCode
              text={address}
              border={1}
              label={t('stage.hall.code', { address: plain(address) })}
            />
            <b>{plain(address)}</b>
          </div>
        )}
        {day.revealsAt !== null && (
          <p className={styles.hint}>
            {t('stage.desk.otherwise', { time: currentFormat().dateTime(day.revealsAt) })}
          </p>
        )}
        <ol aria-label={t('stage.board.title')} className={styles.order}>
          {matches.map(({ matchNumber, home, away }) => (
            <li key={matchNumber}>
              <b>{matchNumber}</b>
              <span>
                {home.title} – {away.title}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface StartButtonsProps {
  show: DirectShow;
  /** Absent where the code is on the screen already. */
  code?: { isShown: boolean; toggle: () => void } | undefined;
}

/** Start, call everybody, show the code. */
export function StartButtons({ show, code }: StartButtonsProps) {
  const { t } = useTranslation();
  const { seal } = useStageSetting().evening.day;
  const { call, start } = show;
  return (
    <div className={styles.buttons}>
      <Button
        size="large"
        icon={<Play {...buttonIcon} />}
        pending={start.isPending || seal === null}
        pendingLabel={seal === null ? t('stage.desk.sealing') : t('stage.desk.starting')}
        className={styles.start}
        onClick={() => start.mutate()}
      >
        {t('stage.desk.start')}
      </Button>
      <Button
        variant="secondary"
        icon={<BellRing {...buttonIcon} />}
        ignoresDoubleClick
        pending={call.isPending}
        onClick={() => call.mutate()}
      >
        {t('stage.desk.call')}
      </Button>
      {code !== undefined && (
        <Button
          variant="secondary"
          icon={<QrCodeIcon {...buttonIcon} />}
          aria-expanded={code.isShown}
          onClick={code.toggle}
        >
          {t('stage.desk.code')}
        </Button>
      )}
    </div>
  );
}

const mostNamed = 3;

/** Who has not come, as far as they are known by name. */
function Missing() {
  const { t } = useTranslation();
  const { tournament, day } = useStageSetting().evening;
  const { faces, here, seats } = day.hall;
  const turnout = useQuery(turnoutQuery(tournament.id));
  const absent = seats - here;
  if (absent <= 0) return t('stage.desk.everybody');
  const present = new Set(faces.map(({ username }) => username));
  const names = (turnout.data?.people ?? [])
    .filter(({ username }) => !present.has(username))
    .map(nameOf);
  if (names.length !== absent || here > faces.length) {
    return t('stage.desk.missing', { count: absent });
  }
  const named = names.slice(0, mostNamed);
  const rest = names.length - named.length;
  const list = rest > 0 ? [...named, t('stage.desk.others', { count: rest })] : named;
  return t('stage.desk.missingNames', { count: absent, names: currentFormat().list(list) });
}

function fullness(here: number, seats: number) {
  if (here <= 1) return 'stage.desk.empty';
  if (here >= seats) return 'stage.desk.full';
  return here * 2 >= seats ? 'stage.desk.almostFull' : 'stage.desk.filling';
}

/** As everywhere: the first 16 characters, in fours. */
function sealCode(seal: string): string {
  return (seal.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join(' ');
}

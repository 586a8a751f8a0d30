import type { TournamentDetail } from '@girone/contract/tournaments';
import { EyeOff } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { stageAddress } from '../../domain/season/tournament-address.ts';
import { useActOnDay } from '../../domain/season/use-act-on-day.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { LazyConfirmDialog } from '../../lib/loading/lazy-confirm-dialog.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';

interface HeldDayProps {
  tournament: Pick<TournamentDetail, 'id' | 'viewerMay' | 'totalMatchDays'>;
  held: NonNullable<TournamentDetail['heldDay']>;
}

/** A day whose results nobody has seen: until when, and for whoever may, the way to show them. */
export function HeldDay({ tournament, held }: HeldDayProps) {
  const { t } = useTranslation();
  const { matchDay: day, revealsAt } = held;
  return (
    <Banner
      kind="tip"
      icon={<EyeOff {...buttonIcon} />}
      title={t('reveal.title', { day })}
      action={
        <Row wrap>
          <ButtonLink href={stageAddress(tournament.id)}>{t('reveal.hall')}</ButtonLink>
          {tournament.viewerMay.reveal && <RevealDay tournament={tournament} day={day} />}
        </Row>
      }
    >
      {t('reveal.text', { time: currentFormat().dateTime(revealsAt) })}
    </Banner>
  );
}

interface RevealDayProps {
  tournament: HeldDayProps['tournament'];
  day: number;
}

function RevealDay({ tournament, day }: RevealDayProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const revealing = useActOnDay({
    tournamentId: tournament.id,
    act: () =>
      callApi('POST /api/tournaments/:tournamentId/reveal', {
        params: { tournamentId: String(tournament.id) },
        body: { matchDay: day },
      }),
    over: t('reveal.over'),
    failed: t('reveal.failed'),
    onEnd: () => setIsAsking(false),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('reveal.action')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('reveal.ask', { day })}
        confirmLabel={t('reveal.action')}
        cancelLabel={t('shared.cancel')}
        pending={revealing.isPending}
        pendingLabel={t('reveal.pending')}
        onConfirm={() => revealing.mutate()}
      >
        <p>{t('reveal.askText')}</p>
        {day === tournament.totalMatchDays && <p>{t('reveal.askLast')}</p>}
      </LazyConfirmDialog>
    </>
  );
}

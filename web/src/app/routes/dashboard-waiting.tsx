import type { Dashboard } from '@girone/contract/dashboard';
import { pages } from '@girone/contract/pages';
import { ArrowRight } from 'lucide-react';
import { MatchCard } from '../../features/matches/match-card.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNow } from '../../lib/use-now.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { textIcon } from '../../ui/icon-look.ts';
import { Grid } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** Often enough for hours and deadlines. */
const minuteMs = 60_000;

/** The matches that the viewer has not answered, to be voted on in place. */
export function Waiting({ waiting }: Pick<Dashboard, 'waiting'>) {
  const { t } = useTranslation();
  const now = useNow(minuteMs);
  return (
    <section aria-labelledby="waiting">
      <SectionHead
        id="waiting"
        title={t('dashboard.waiting.title')}
        count={waiting.count > 0 ? waiting.count : undefined}
      >
        <TextLink standalone href={pages.matches} icon={<ArrowRight {...textIcon} />}>
          {t('dashboard.waiting.all')}
        </TextLink>
      </SectionHead>
      {waiting.matches.length === 0 ? (
        <Card dashed>
          <EmptyState compact title={t('dashboard.waiting.emptyTitle')}>
            {t('dashboard.waiting.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Grid columns={2}>
          {waiting.matches.map((match) => (
            <MatchCard key={match.id} match={match} now={now} />
          ))}
        </Grid>
      )}
    </section>
  );
}

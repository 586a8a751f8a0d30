import type { Person } from '@girone/contract/people';
import { pages } from '@girone/contract/pages';
import { Trophy } from '../../ui/images/icons.ts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Composer } from './composer.tsx';
import { Feed } from './feed.tsx';
import styles from './social-page.module.css';
import talk from './talk.module.css';

interface SocialPageProps {
  viewer: Person;
  /** The championship that it is about; null: everything. */
  tournament: { id: number; name: string; circleId: number | null } | null;
  /** Why the viewer reads only; null for whoever may write. */
  whyNot?: ReactNode;
}

/** The plain feed of the community, or of one championship. */
export function SocialPage({ viewer, tournament, whyNot = null }: SocialPageProps) {
  const { t } = useTranslation();
  const tournamentId = tournament?.id;
  const filter = useMemo(
    () => (tournamentId === undefined ? {} : { tournamentId }),
    [tournamentId],
  );
  const place = { ...filter, circleId: tournament?.circleId ?? undefined };
  const title =
    tournament === null
      ? t('pages.title.social')
      : t('posts.social.discussion', { name: tournament.name });
  useDocumentTitle(title);
  return (
    <Page>
      {tournament === null ? (
        <PageHead
          title={title}
          lead={
            <>
              {t('posts.social.lead')}{' '}
              <TextLink href={pages.critics}>{t('posts.social.toCritics')}</TextLink>
            </>
          }
        />
      ) : (
        <PageHead
          back={{ href: pages.social, label: t('posts.social.all') }}
          title={title}
          lead={t('posts.social.discussionLead')}
          actions={
            <ButtonLink
              variant="secondary"
              href={tournamentAddress(tournament.id)}
              icon={<Trophy {...buttonIcon} />}
            >
              {t('posts.social.open')}
            </ButtonLink>
          }
        />
      )}
      <Stack gap={6} className={styles.column}>
        {whyNot === null ? (
          <Composer key={tournamentId ?? 'all'} viewer={viewer} section="social" place={place} />
        ) : (
          <p className={talk.why}>{whyNot}</p>
        )}
        <Feed filter={filter} section="social" viewer={viewer} />
      </Stack>
    </Page>
  );
}

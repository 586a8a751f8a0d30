import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Download } from '../../ui/images/icons.ts';
import { useParams } from 'wouter';
import { archivedBoxAddress } from '../../features/archive/archive-address.ts';
import { archivedQuery } from '../../features/archive/archive.queries.ts';
import { ArchivedBadge } from '../../features/archive/archived-badge.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { parseId } from '../../lib/address/parse-id.ts';
import { LoadedPage } from '../../lib/data-states/loaded-page.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { buttonClasses } from '../../ui/actions/button-style.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Page } from '../../ui/layout/page.tsx';
import { BoxView } from '../box/box-view.tsx';

/** A championship that was played elsewhere, as its box shows it. */
export function Archived() {
  const archiveId = parseId(useParams()['id']);
  return archiveId === null ? <Missing /> : <Known key={archiveId} archiveId={archiveId} />;
}

function Known({ archiveId }: { archiveId: number }) {
  const { t } = useTranslation();
  const query = useQuery(archivedQuery(archiveId));
  return (
    <LoadedPage
      query={query}
      loading={t('box.archive.loading')}
      failed={t('box.archive.failed')}
      missing={<Missing />}
    >
      {({ season, box }) => (
        <BoxView
          box={box}
          back={{ href: pages.leaderboard, label: t('box.archive.back') }}
          badges={<ArchivedBadge />}
          actions={
            <a
              download
              href={archivedBoxAddress(archiveId)}
              className={buttonClasses({ variant: 'secondary' })}
            >
              <Download {...buttonIcon} />
              {t('box.archive.download')}
            </a>
          }
          note={
            <p>{t('box.archive.note', { date: currentFormat().longDate(season.importedAt) })}</p>
          }
        />
      )}
    </LoadedPage>
  );
}

function Missing() {
  const { t } = useTranslation();
  useDocumentTitle(t('box.archive.missing'));
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('box.archive.missing')}
        actions={<ButtonLink href={pages.leaderboard}>{t('box.archive.missingAction')}</ButtonLink>}
      >
        {t('box.archive.missingText')}
      </EmptyState>
    </Page>
  );
}

import { pages } from '@girone/contract/pages';
import type { AllTaste } from '@girone/contract/taste';
import { useQuery } from '@tanstack/react-query';
import { Lock } from '../../ui/images/icons.ts';
import { Link } from 'wouter';
import { filmAddress } from '../../domain/film/film-address.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { tasteAddress } from '../../domain/season/tournament-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadedPage } from '../../lib/data-states/loaded-page.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { MajorityCard } from './majority-card.tsx';
import { allTasteQuery } from './taste.queries.ts';
import { TasteSwitch, type TasteViewer } from './taste-switch.tsx';
import pageStyles from './taste-page.module.css';
import styles from './all-taste-page.module.css';

/** The viewer's taste over all championships that are over. */
export function AllTastePage({ viewer }: { viewer: TasteViewer }) {
  const { t } = useTranslation();
  const query = useQuery(allTasteQuery);
  return (
    <LoadedPage
      query={query}
      loading={t('taste.loading')}
      failed={t('taste.failed')}
      missing={
        <Page>
          <Empty level={1} />
        </Page>
      }
    >
      {(taste) => (
        <Page>
          <PageHead
            title={t('taste.title')}
            back={{ href: pages.profile, label: t('taste.all.profile') }}
            badges={
              <Badge tone="line" icon={<Lock {...badgeIcon} />}>
                {t('taste.onlyYou')}
              </Badge>
            }
            lead={<Lead taste={taste} />}
          />
          {taste.votes === 0 ? (
            <Empty level={2} />
          ) : (
            <div className={joinClasses(pageStyles.split, styles.split)}>
              <Favourites taste={taste} />
              <div className={pageStyles.aside}>
                <MajorityCard majority={taste.majority} />
                <Seasons seasons={taste.seasons} viewer={viewer} />
              </div>
            </div>
          )}
        </Page>
      )}
    </LoadedPage>
  );
}

function Lead({ taste: { votes, seasons } }: { taste: AllTaste }) {
  const { t } = useTranslation();
  if (votes === 0) return null;
  return t('taste.all.lead', { count: seasons.length, votes: currentFormat().number(votes) });
}

function Favourites({ taste: { order, films } }: { taste: AllTaste }) {
  const { t } = useTranslation();
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('taste.all.favourites')}>
        {films > order.length && t('taste.all.of', { shown: order.length, films })}
      </CardHead>
      <ol className={styles.films}>
        {order.map((film, index) => (
          <li key={film.id}>
            <span className={styles.number}>{index + 1}</span>
            <Poster
              film={film}
              cover={sizedPicture(film.posterUrl, 160)}
              size="thumb"
              className={styles.thumb}
            />
            <span className={styles.words}>
              <Link href={filmAddress(film.id)} className={styles.link}>
                {film.title}
              </Link>
              <span>{[film.director, film.year].filter((fact) => fact !== null).join(', ')}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface SeasonsProps {
  seasons: AllTaste['seasons'];
  viewer: TasteViewer;
}

function Seasons({ seasons, viewer }: SeasonsProps) {
  const { t } = useTranslation();
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('taste.all.seasons')} />
      <ul className={styles.seasons}>
        {seasons.map(({ id, name, votes }) => (
          <li key={id}>
            <Link href={tasteAddress(id)} className={styles.link}>
              {name}
            </Link>
            <span>{t('taste.all.votes', { count: votes })}</span>
          </li>
        ))}
      </ul>
      <TasteSwitch viewer={viewer} className={styles.foot} />
    </Card>
  );
}

function Empty({ level }: { level: 1 | 2 }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={level}
      title={t('taste.all.empty')}
      actions={
        <ButtonLink variant="secondary" href={pages.tournaments}>
          {t('taste.all.emptyAction')}
        </ButtonLink>
      }
    >
      {t('taste.all.emptyText')}
    </EmptyState>
  );
}

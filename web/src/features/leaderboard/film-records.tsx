import type { FilmRecord } from '@girone/contract/leaderboard';
import type { useQuery } from '@tanstack/react-query';
import { Scale, Trophy } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { filmAddress } from '../../domain/film/film-address.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { headText, LeagueFilm } from '../../domain/season/league-table.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Table, Td, Th } from '../../ui/tables/table.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './film-records.module.css';
import page from './leaderboard-page.module.css';

interface FilmRecordsProps {
  query: ReturnType<typeof useQuery<FilmRecord[]>>;
  search: string;
  limit: number;
  /** Asks for more of them; absent where these are all that can be had. */
  onMore: (() => void) | undefined;
}

const titleId = 'film-records';

/** The all-time table: what each film has won in all public championships together. */
export function FilmRecords({ query, search, limit, onMore }: FilmRecordsProps) {
  const { t } = useTranslation();
  const { error, isPlaceholderData } = query;
  const records = isPlaceholderData && query.data?.length === 0 ? undefined : query.data;
  return (
    <section aria-labelledby={titleId} className={page.films}>
      <SectionHead id={titleId} title={t('leaderboard.films.title')} />
      {records === undefined && error === null && (
        <SkeletonList label={t('leaderboard.films.loading')} count={1}>
          <Skeleton shape="block" height={420} />
        </SkeletonList>
      )}
      {records === undefined && error !== null && (
        <LoadFailure title={t('leaderboard.films.failed')} query={query} />
      )}
      {records?.length === 0 && (
        <EmptyState
          compact
          title={
            search === ''
              ? t('leaderboard.films.empty')
              : t('leaderboard.films.none', { text: search })
          }
        />
      )}
      {records !== undefined && records.length > 0 && (
        <Card
          flush
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? page.older : undefined}
        >
          {/* Among those that were found another film stands above than in the whole table. */}
          <RecordTable records={records} isWhole={search === ''} />
          {search === '' && records.some(({ decidedBy }) => decidedBy !== null) && (
            <p className={styles.rules}>{t('leaderboard.films.tieRules')}</p>
          )}
        </Card>
      )}
      {onMore !== undefined && !isPlaceholderData && records?.length === limit && (
        <div className={page.more}>
          <Button ref={keepFocus} variant="secondary" onClick={onMore}>
            {t('leaderboard.films.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

const figures = ['won', 'drawn', 'lost'] as const;

interface RecordTableProps {
  records: readonly FilmRecord[];
  /** Nothing is left out above a row. */
  isWhole: boolean;
}

function RecordTable({ records, isWhole }: RecordTableProps) {
  const { t } = useTranslation();
  const head = (key: 'position' | 'points' | (typeof figures)[number]) =>
    headText({ text: t(`standings.head.${key}`), name: t(`standings.head.${key}Name`) });
  return (
    <Table caption={t('leaderboard.films.caption')} className={styles.records}>
      <thead>
        <tr>
          <Th align="end" className={styles.position}>
            {head('position')}
          </Th>
          <Th>{t('standings.head.film')}</Th>
          <Th align="center" hideOnPhone>
            {t('leaderboard.films.titles')}
          </Th>
          <Th align="center" hideOnPhone>
            {t('leaderboard.films.championships')}
          </Th>
          {figures.map((figure) => (
            <Th key={figure} align="center" className={styles.figure}>
              {head(figure)}
            </Th>
          ))}
          <Th align="end">{head('points')}</Th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <RecordRow
            key={record.film.id}
            record={record}
            decidedBy={isWhole ? record.decidedBy : null}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface RecordRowProps extends Pick<FilmRecord, 'decidedBy'> {
  record: FilmRecord;
}

function RecordRow({ record, decidedBy }: RecordRowProps) {
  const { t } = useTranslation();
  const { film, titles } = record;
  const detail = [film.director, film.year].filter((fact) => fact !== null).join(', ');
  return (
    <tr className={joinClasses(record.position === 1 && styles.leader)}>
      <Td className={styles.position}>{record.position}</Td>
      <th scope="row" className={styles.filmCell}>
        <LeagueFilm
          href={filmAddress(film.id)}
          poster={<Poster film={film} cover={sizedPicture(film.posterUrl, 160)} size="thumb" />}
          title={film.title}
          detail={detail === '' ? undefined : detail}
          note={
            <span className={styles.note}>
              {decidedBy !== null && (
                <span className={styles.withIcon}>
                  <Scale {...badgeIcon} />
                  <span aria-hidden title={t(`standings.tie.${decidedBy}`)}>
                    {t(`standings.tieShort.${decidedBy}`)}
                  </span>
                  <VisuallyHidden>{t(`standings.tie.${decidedBy}`)}</VisuallyHidden>
                </span>
              )}
              {/* The columns beside it say it where there is room for them. */}
              <span className={styles.phoneNote}>
                {titles > 0 && (
                  <span className={styles.withIcon}>
                    <Trophy {...badgeIcon} />
                    {t('leaderboard.films.titlesCount', { count: titles })}
                  </span>
                )}
                {t('leaderboard.films.championshipsCount', { count: record.championships })}
              </span>
            </span>
          }
        />
      </th>
      <Td align="center" hideOnPhone>
        {titles}
      </Td>
      <Td align="center" hideOnPhone>
        {record.championships}
      </Td>
      <Td align="center" className={styles.figure}>
        {record.wins}
      </Td>
      <Td align="center" className={styles.figure}>
        {record.draws}
      </Td>
      <Td align="center" className={styles.figure}>
        {record.losses}
      </Td>
      <Td className={styles.points}>{record.points}</Td>
    </tr>
  );
}

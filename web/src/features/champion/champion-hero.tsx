import type { StandingsRow } from '@girone/contract/standings';
import { useQuery } from '@tanstack/react-query';
import {
  GalleryHorizontalEnd,
  Orbit,
  Package,
  Printer,
  Scale,
  ShieldCheck,
  Trophy,
} from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { justRead } from '../../lib/api/always-stale.ts';
import { filmAddress } from '../../domain/film/film-address.ts';
import { chosenLanguage } from '../../lib/text/language.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { useRecordText } from '../../domain/season/record-text.ts';
import { leaderboardQuery } from '../../domain/shared-queries.ts';
import {
  boxAddress,
  recapAddress,
  robustnessAddress,
  tasteAddress,
} from '../../domain/season/tournament-address.ts';
import { verifyAddress } from '../../domain/season/verify-address.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { buttonClasses } from '../../ui/actions/button-style.ts';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './champion-hero.module.css';
import { ChampionRecords } from './champion-records.tsx';
import { SeasonSheet } from './season-sheet.tsx';

interface ChampionHeroProps {
  /** Of a championship that was played to its end: one that was called off has no champion. */
  tournamentId: number;
  /** The way to play it once more. */
  rematch?: ReactNode;
  /** Somebody looks who may have voted. */
  hasOwnTaste?: boolean;
}

/** Who has won, who came next, and what the season will be remembered for. */
export function ChampionHero({ tournamentId, rematch, hasOwnTaste = false }: ChampionHeroProps) {
  const { t } = useTranslation();
  const table = useQuery({ ...leaderboardQuery(tournamentId), ...justRead });
  const rows = table.data;
  if (rows === undefined) {
    if (table.error !== null) {
      return <LoadFailure level={2} title={t('champion.failed')} query={table} />;
    }
    return (
      <SkeletonList label={t('champion.loading')} count={1}>
        <Skeleton shape="block" height={420} />
      </SkeletonList>
    );
  }
  const champions = rows.filter(({ position }) => position === 1);
  if (champions.length === 0) return null;
  return (
    <>
      <section className={styles.hero} aria-labelledby="champion">
        <Posters champions={champions} />
        <div className={styles.words}>
          <Title champions={champions} />
          {champions.map((row) => (
            <Achievement key={row.filmId} row={row} isAlone={champions.length === 1} />
          ))}
          <div className={styles.actions}>
            {rematch}
            <ButtonLink
              variant="secondary"
              icon={<GalleryHorizontalEnd {...buttonIcon} />}
              href={recapAddress(tournamentId)}
            >
              {t('champion.recap')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              icon={<Scale {...buttonIcon} />}
              href={robustnessAddress(tournamentId)}
            >
              {t('champion.robustness')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              icon={<ShieldCheck {...buttonIcon} />}
              href={verifyAddress(tournamentId)}
            >
              {t('champion.check')}
            </ButtonLink>
            {hasOwnTaste && (
              <ButtonLink
                variant="secondary"
                icon={<Orbit {...buttonIcon} />}
                href={tasteAddress(tournamentId)}
              >
                {t('champion.taste')}
              </ButtonLink>
            )}
            <a
              download
              href={boxAddress(tournamentId)}
              className={buttonClasses({ variant: 'secondary' })}
            >
              <Package {...buttonIcon} />
              {t('champion.box')}
            </a>
            <Button
              variant="secondary"
              icon={<Printer {...buttonIcon} />}
              onClick={() => window.print()}
            >
              {t('champion.print')}
            </Button>
          </div>
        </div>
        <TopThree rows={rows.slice(0, 3)} />
        <ChampionRecords tournamentId={tournamentId} />
      </section>
      <SeasonSheet tournamentId={tournamentId} rows={rows} />
    </>
  );
}

function Posters({ champions }: { champions: readonly StandingsRow[] }) {
  return (
    <div className={styles.posters} data-joint={champions.length > 1 || undefined}>
      {champions.map((row) => (
        <Link key={row.filmId} href={filmAddress(row.filmId)} className={styles.poster}>
          <Poster
            priority
            lift
            film={{ ...row, title: row.filmTitle }}
            cover={sizedPicture(row.posterUrl, 480)}
            label={row.filmTitle}
          />
        </Link>
      ))}
    </div>
  );
}

function Title({ champions }: { champions: readonly StandingsRow[] }) {
  const { t } = useTranslation();
  const titles = champions.map(({ filmTitle }) => filmTitle);
  const named = new Intl.ListFormat(chosenLanguage(), { type: 'conjunction' }).format(titles);
  const isAlone = titles.length === 1;
  return (
    <h2 id="champion" className={styles.title}>
      <VisuallyHidden>
        {isAlone ? t('champion.one', { film: named }) : t('champion.joint', { films: named })}
      </VisuallyHidden>
      <span aria-hidden className={styles.eyebrow}>
        <Trophy {...textIcon} />
        {isAlone ? t('champion.oneShort') : t('champion.jointShort')}
      </span>
      <span aria-hidden>{named}</span>
    </h2>
  );
}

function Achievement({ row, isAlone }: { row: StandingsRow; isAlone: boolean }) {
  const { t } = useTranslation();
  const recordText = useRecordText();
  return (
    <p className={styles.achievement}>
      {!isAlone && <b>{row.filmTitle}</b>}
      <span>{recordText(row)}</span>
      <span className={styles.owner}>
        {t('champion.owner', { name: row.ownerName ?? t('shared.deletedUser') })}
      </span>
    </p>
  );
}

function TopThree({ rows }: { rows: readonly StandingsRow[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.podium}>
      <h3 id="top-three">{t('champion.topThree')}</h3>
      <ol className={styles.three} aria-labelledby="top-three">
        {rows.map((row) => (
          <li key={row.filmId} className={styles.place}>
            <span className={styles.position}>{row.position}</span>
            <Poster
              film={{ ...row, title: row.filmTitle }}
              cover={sizedPicture(row.posterUrl, 160)}
              size="thumb"
            />
            <span className={styles.film}>
              <Link href={filmAddress(row.filmId)} className={styles.name}>
                {row.filmTitle}
              </Link>
              <span className={styles.points}>
                {t('shared.record.points', { count: row.points })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

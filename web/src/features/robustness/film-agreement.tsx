import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { locales } from '@girone/contract/languages';
import { filmAddress } from '../../domain/film/film-address.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chosenLanguage } from '../../lib/text/language.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import type { AssessedSeason, NamedFilm } from './assessed-season.ts';
import styles from './film-agreement.module.css';

/** For everybody, of totals alone: the film that divided most, and the one about which most agreed. */
export function FilmAgreement({ season }: { season: AssessedSeason }) {
  const { t } = useTranslation();
  const { agreement } = season.assessment;
  const divisive = season.filmOf(agreement?.divisive.film ?? 0);
  const agreed = season.filmOf(agreement?.agreed.film ?? 0);
  if (agreement === null || divisive === undefined || agreed === undefined) return null;
  const { won, lost, matches: total } = agreement.agreed;
  const side = lost > won ? 'against' : 'for';
  return (
    <section>
      <SectionHead
        title={t('robustness.agreement.title')}
        count={t('robustness.agreement.source')}
      />
      <Grid columns={2}>
        <FilmCard film={divisive} kicker={t('robustness.agreement.divisive')}>
          {t('robustness.agreement.divisiveText', {
            count: agreement.divisive.matches,
            margin: decimal(agreement.divisive.margin),
          })}
        </FilmCard>
        <FilmCard film={agreed} kicker={t('robustness.agreement.agreed')}>
          {t(`robustness.agreement.${side}`, {
            count: Math.max(won, lost),
            total,
            margin: decimal(agreement.agreed.margin),
          })}
        </FilmCard>
      </Grid>
    </section>
  );
}

interface FilmCardProps {
  film: NamedFilm;
  kicker: string;
  children: ReactNode;
}

function FilmCard({ film, kicker, children }: FilmCardProps) {
  return (
    <Card as="article" flush className={styles.card}>
      <Poster film={film} cover={sizedPicture(film.posterUrl, 480)} />
      <div className={styles.words}>
        <p className={styles.kicker}>{kicker}</p>
        <h3 className={styles.title}>
          <Link href={filmAddress(film.id)}>{film.title}</Link>
        </h3>
        <p className={styles.text}>{children}</p>
      </div>
    </Card>
  );
}

function decimal(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locales[chosenLanguage()], digits).format(value);
}

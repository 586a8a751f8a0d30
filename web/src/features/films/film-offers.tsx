import type { Film } from '@girone/contract/films';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { chosenLanguage } from '../../lib/text/language.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './film-details.module.css';

type Offer = Film['streamingOffers'][number];

const kinds = ['flatrate', 'free', 'ads', 'rent', 'buy'] as const satisfies Offer['kind'][];

/** Where the film could be watched on the day of the look-up, country by country. */
export function FilmOffers({ offers }: { offers: readonly Offer[] }) {
  const countries = [...new Set(offers.map(({ country }) => country))];
  return countries.map((country) => (
    <CountryOffers key={country} offers={offers.filter((offer) => offer.country === country)} />
  ));
}

function CountryOffers({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation();
  const [first] = offers;
  if (first === undefined) return null;
  const date = currentFormat().longDate(first.lookedUpAt);
  const link = offers.map((offer) => offer.link).find(isWebAddress);
  return (
    <div className={styles.offers}>
      <p className={styles.offersHead}>
        {t('films.details.offers', { country: countryName(first.country), date })}
      </p>
      <dl>
        {kinds
          .map((kind) => ({ kind, providers: providersOf(offers, kind) }))
          .filter(({ providers }) => providers.length > 0)
          .map(({ kind, providers }) => (
            <div key={kind} className={styles.offer}>
              <dt>{t(`films.details.kind.${kind}`)}</dt>
              <dd>{providers.join(', ')}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.credit}>
        {t('films.details.justWatch')}{' '}
        {link !== undefined && (
          <TextLink external href={link}>
            {t('films.details.allOffers')}
            <VisuallyHidden> {t('films.details.newTab')}</VisuallyHidden>
          </TextLink>
        )}
      </p>
    </div>
  );
}

function providersOf(offers: readonly Offer[], kind: Offer['kind']): string[] {
  const ofKind = offers.filter((offer) => offer.kind === kind);
  return [...new Set(ofKind.map(({ provider }) => provider))];
}

function isWebAddress(link: string | null): link is string {
  return link !== null && /^https?:\/\//.test(link);
}

/** A code that nobody has a name for is shown as it is. */
function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([chosenLanguage()], { type: 'region' }).of(code) ?? code;
}

import type { Language } from '@girone/contract/languages';
import type { StreamingOffer } from '../../domain/catalogue/catalogue.ts';

const longest = 3;

/** The names of the first providers, what costs nothing more first: "MUBI, RaiPlay and Netflix". */
export function summariseOffers(
  offers: readonly StreamingOffer[],
  language: Language,
): string | null {
  const providers = [...new Set(offers.map(({ provider }) => provider))].slice(0, longest);
  if (providers.length === 0) return null;
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(providers);
}

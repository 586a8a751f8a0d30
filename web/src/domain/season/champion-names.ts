import type { Champions } from '@girone/contract/champions';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chosenLanguage } from '../../lib/text/language.ts';

/** Where nobody has voted, every film is first: a few names stand for all. */
const mostNames = 3;

/** A title that films share. An answer that was kept from before this was told has none. */
export function isShared(champions: Champions | undefined): champions is Champions {
  return champions !== undefined && champions.length > 1;
}

/** The films that have won, in one line. */
export function useChampionNames(): (champions: Champions) => string {
  const { t } = useTranslation();
  return (champions) => {
    const names = champions.slice(0, mostNames).map(({ filmTitle }) => filmTitle);
    const others = champions.length - names.length;
    if (others > 0) names.push(t('shared.champions.others', { count: others }));
    return new Intl.ListFormat(chosenLanguage(), { type: 'conjunction' }).format(names);
  };
}

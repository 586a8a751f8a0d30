import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchText } from '../../lib/text/search-text.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import type { CirclesPlace } from './circles-address.ts';
import { circleFilters } from './circles.queries.ts';
import styles from './explore.module.css';

interface ExploreToolsProps {
  place: CirclesPlace;
  onChange: (part: Partial<CirclesPlace>) => void;
}

export function ExploreTools({ place, onChange }: ExploreToolsProps) {
  const { t } = useTranslation();
  const { text, setText } = useSearchText(place.search, (search) => onChange({ search }));
  return (
    <div className={styles.tools}>
      <SearchField
        label={t('circles.explore.search')}
        placeholder={t('circles.explore.search')}
        clearLabel={t('shared.clearSearch')}
        value={text}
        onValueChange={setText}
        className={styles.search}
      />
      <Segment
        label={t('circles.explore.filter')}
        options={circleFilters.map((filter) => ({
          value: filter,
          label: t(`circles.explore.${filter}`),
        }))}
        value={place.filter}
        onValueChange={(filter) => onChange({ filter })}
        className={styles.filter}
      />
    </div>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/search-field.tsx';
import { Segment } from '../../ui/segment.tsx';
import { searchOf, type CirclesPlace } from './circles-address.ts';
import { circleFilters } from './circles.queries.ts';
import styles from './explore.module.css';

/** A search is made once the typing has settled. */
const settleMs = 250;

interface ExploreToolsProps {
  place: CirclesPlace;
  onChange: (part: Partial<CirclesPlace>) => void;
}

export function ExploreTools({ place, onChange }: ExploreToolsProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(place.search);
  const [settled, setSettled] = useState(place.search);
  if (place.search !== settled) {
    // Not from here: the back button, or "show all".
    setSettled(place.search);
    setText(place.search);
  }

  const settle = useEffectEvent(() => {
    const search = searchOf(text);
    setSettled(search);
    onChange({ search });
  });
  useEffect(() => {
    if (searchOf(text) === settled) return undefined;
    const timer = setTimeout(() => settle(), settleMs);
    return () => clearTimeout(timer);
  }, [text, settled]);

  return (
    <div className={styles.tools}>
      <SearchField
        label={t('circles.explore.search')}
        placeholder={t('circles.explore.search')}
        clearLabel={t('circles.explore.clear')}
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

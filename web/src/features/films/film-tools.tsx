import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { sortOrders, type SortOrder } from './films-address.ts';
import styles from './films-page.module.css';

/** Browsers refuse an address that changes with every key. */
const writeDelayMs = 250;

interface FilmToolsProps {
  text: string;
  sort: SortOrder;
  onTextChange: (text: string) => void;
  /** To be written into the address, once the typing has settled. */
  onTextSettled: (text: string) => void;
  onSortChange: (sort: SortOrder) => void;
}

/** Finding one film among many. */
export function FilmTools(props: FilmToolsProps) {
  const { text, sort, onTextChange, onTextSettled, onSortChange } = props;
  const { t } = useTranslation();
  const [settled, setSettled] = useState(text);
  const settle = useEffectEvent(() => {
    setSettled(text);
    onTextSettled(text);
  });

  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => settle(), writeDelayMs);
    return () => clearTimeout(timer);
  }, [text, settled]);

  return (
    <>
      <SearchField
        label={t('films.filter.label')}
        placeholder={t('films.filter.label')}
        clearLabel={t('shared.clearSearch')}
        value={text}
        onValueChange={onTextChange}
        className={styles.search}
      />
      <Select
        aria-label={t('films.filter.sort')}
        value={sort}
        className={styles.sort}
        onChange={({ target }) => {
          const chosen = sortOrders.find((order) => order === target.value);
          if (chosen !== undefined) onSortChange(chosen);
        }}
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {t(`films.filter.${order}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/search-field.tsx';
import { searchOf } from './tournaments-address.ts';
import styles from './tournaments-page.module.css';

/** A search is made once the typing has settled. */
const settleMs = 250;

interface TournamentSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

export function TournamentSearch({ search, onSearch }: TournamentSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(search);
  const [settled, setSettled] = useState(search);
  if (search !== settled) {
    // Not from here: the back button, or "clear the search".
    setSettled(search);
    setText(search);
  }

  const settle = useEffectEvent(() => {
    setSettled(searchOf(text));
    onSearch(searchOf(text));
  });
  useEffect(() => {
    if (searchOf(text) === settled) return undefined;
    const timer = setTimeout(() => settle(), settleMs);
    return () => clearTimeout(timer);
  }, [text, settled]);

  return (
    <SearchField
      label={t('tournaments.search.label')}
      placeholder={t('tournaments.search.label')}
      clearLabel={t('tournaments.search.clear')}
      value={text}
      onValueChange={setText}
      className={styles.search}
    />
  );
}

import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchText } from '../../lib/text/search-text.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import styles from './tournaments-page.module.css';

interface TournamentSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

export function TournamentSearch({ search, onSearch }: TournamentSearchProps) {
  const { t } = useTranslation();
  const { text, setText } = useSearchText(search, onSearch);
  return (
    <SearchField
      label={t('tournaments.search.label')}
      placeholder={t('tournaments.search.label')}
      clearLabel={t('shared.clearSearch')}
      value={text}
      onValueChange={setText}
      className={styles.search}
    />
  );
}

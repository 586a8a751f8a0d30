import type { Post } from '@girone/contract/posts';
import { X } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import styles from './composer.module.css';

interface ComposerQuoteProps {
  quote: Post;
  onCancel: () => void;
}

/** What is being quoted, and the way out of it. */
export function ComposerQuote({ quote, onCancel }: ComposerQuoteProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.quote}>
      <div className={styles.quoteWords}>
        <p>
          <b>{t('posts.composer.quoting')}</b> @{quote.author.username}
        </p>
        <p className={styles.quoteText}>{quote.content}</p>
      </div>
      <IconButton label={t('posts.composer.cancelQuote')} onClick={onCancel}>
        <X {...buttonIcon} />
      </IconButton>
    </div>
  );
}

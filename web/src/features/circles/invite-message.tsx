import { languages, type Language } from '@girone/contract/languages';
import { useId, type RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Segment } from '../../ui/forms/segment.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import styles from './invite-dialog.module.css';

interface InviteMessageProps {
  field: RefObject<HTMLTextAreaElement | null>;
  message: string;
  language: Language;
  onMessageChange: (message: string) => void;
  onLanguageChange: (language: Language) => void;
}

/** The words are written already, in the friends' language, and may be changed. */
export function InviteMessage(props: InviteMessageProps) {
  const { field, message, language, onMessageChange, onLanguageChange } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.message}>
      <div className={styles.messageHead}>
        <label htmlFor={id}>{t('invites.dialog.message')}</label>
        <Segment
          label={t('invites.dialog.messageLanguage')}
          value={language}
          options={languages.map((value) => ({
            value,
            label: value.toUpperCase(),
            name: t(`settings.language.${value}`),
            lang: value,
          }))}
          onValueChange={onLanguageChange}
        />
      </div>
      <Textarea
        id={id}
        ref={field}
        className={styles.words}
        rows={4}
        lang={language}
        value={message}
        onChange={({ target }) => onMessageChange(target.value)}
      />
    </div>
  );
}

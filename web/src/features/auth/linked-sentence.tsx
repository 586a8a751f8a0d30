import { SquareArrowOutUpRight } from '../../ui/images/icons.ts';
import { Fragment } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import styles from './linked-sentence.module.css';

interface LinkedSentenceProps {
  /** With its links marked: `I accept the <terms>Terms</terms>`. */
  sentence: string;
  /** The address of each. */
  links: Readonly<Record<string, string>>;
  /** The page with the sentence stays open. */
  inNewTab?: boolean;
}

/** A sentence of the dictionary with links in it: the order of the words is the language's own. */
export function LinkedSentence({ sentence, links, inNewTab = false }: LinkedSentenceProps) {
  const { t } = useTranslation();
  const newTab = {
    external: true,
    title: t('auth.register.newTab'),
    icon: <SquareArrowOutUpRight size={13} className={styles.newTab} aria-hidden />,
  };
  const pieces = [...sentence.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+/g)];
  return pieces.map(([piece, name, words]) => {
    const href = name === undefined ? undefined : links[name];
    if (href === undefined) return <Fragment key={piece}>{words ?? piece}</Fragment>;
    return (
      <TextLink key={piece} href={href} {...(inNewTab && newTab)}>
        {words}
      </TextLink>
    );
  });
}

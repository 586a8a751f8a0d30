import type { MatchedLine } from '@girone/contract/film-import';
import { Check, Plus, Search } from '../../ui/images/icons.ts';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Input } from '../../ui/forms/input.tsx';
import { FilmOptions } from './film-options.tsx';
import type { Pick, PickAct } from './picks.ts';
import { readLines, type ListLine } from './read-lines.ts';
import styles from './review-rows.module.css';
import { filmAsTyped } from './sort-out.ts';
import { matchFilms } from './use-matching.ts';

interface UnknownRowProps {
  line: ListLine;
  pick: Pick | undefined;
  act: (act: PickAct) => void;
}

/** A line that the film database does not know: to be looked for in other words, or added as it is. */
export function UnknownRow({ line, pick, act }: UnknownRowProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const id = useId();
  const [text, setText] = useState(line.text);
  const [answer, setAnswer] = useState<MatchedLine | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const typed = readLines(text).lines[0] ?? line;
  const isByHand = pick?.choice === 'typed';

  function choose(next: Pick | null): void {
    act({ kind: 'pick', row: line.row, pick: next });
  }

  async function search(): Promise<void> {
    if (isSearching || readLines(text).lines.length === 0) return;
    setIsSearching(true);
    setProblem(null);
    try {
      const [found] = await matchFilms([typed]);
      setAnswer(found ?? null);
    } catch (error) {
      setProblem(failureText(error, t('filmImport.review.searchFailed')));
    } finally {
      setIsSearching(false);
    }
  }

  return (
    <div className={styles.row}>
      <div className={styles.unknown}>
        <div className={styles.typed}>
          <span>{t('filmImport.review.row', { row: line.row })}</span>
          <b>{line.text}</b>
        </div>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            void search();
          }}
        >
          <Input
            aria-label={t('filmImport.review.search')}
            aria-describedby={id}
            value={text}
            maxLength={300}
            onChange={({ target }) => {
              setText(target.value);
              setAnswer(null);
              // Another text is another film.
              if (pick !== undefined) choose(null);
            }}
          />
          <IconButton
            type="submit"
            label={isSearching ? t('filmImport.review.searching') : t('filmImport.review.search')}
          >
            <Search {...buttonIcon} />
          </IconButton>
        </form>
        <Button
          variant={isByHand ? 'secondary' : 'ghost'}
          icon={isByHand ? <Check {...buttonIcon} /> : <Plus {...buttonIcon} />}
          aria-pressed={isByHand}
          onClick={() => choose(isByHand ? null : { choice: 'typed', film: filmAsTyped(typed) })}
        >
          {isByHand ? t('filmImport.review.isByHand') : t('filmImport.review.byHand')}
        </Button>
      </div>
      <output id={id} className={styles.outcome}>
        {problem}
        {answer?.outcome === 'not_found' && t('filmImport.review.searchNone')}
        {answer?.outcome === 'owned' && t('filmImport.review.searchOwned')}
      </output>
      {answer !== null && answer.outcome !== 'owned' && answer.films.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={styles.hidden}>{text}</legend>
          <FilmOptions films={answer.films} typed={typed} pick={pick} onPick={choose} />
        </fieldset>
      )}
    </div>
  );
}

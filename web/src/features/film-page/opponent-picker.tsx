import type { FilmCareer } from '@girone/contract/film-career';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { foldText } from '../../lib/text/fold-text.ts';
import { FilmChoice } from '../../domain/film/film-choice.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './opponent-picker.module.css';

type Film = FilmCareer['opponents'][number]['film'];

interface OpponentPickerProps {
  films: readonly Film[];
  chosen: number | null;
  onChoose: (filmId: number) => void;
}

/** As many as are seen without scrolling need no search. */
const mostInSight = 6;

/** A list to choose from, searched by typing: a film may have met a hundred others. */
export function OpponentPicker({ films, chosen, onChoose }: OpponentPickerProps) {
  const { t } = useTranslation();
  const group = useId();
  const [text, setText] = useState('');
  const search = foldText(text.trim());
  const found = films.filter(({ title }) => foldText(title).includes(search));
  return (
    <div className={styles.picker}>
      {films.length > mostInSight && (
        <SearchField
          label={t('filmPage.against.search')}
          placeholder={t('filmPage.against.search')}
          clearLabel={t('shared.clearSearch')}
          value={text}
          onValueChange={setText}
        />
      )}
      {found.length === 0 && (
        <output className={styles.nothing}>{t('filmPage.against.nothing')}</output>
      )}
      {found.length > 0 && (
        <fieldset className={styles.films}>
          <legend>
            <VisuallyHidden>{t('filmPage.against.label')}</VisuallyHidden>
          </legend>
          <div className={styles.list}>
            {found.map((film) => (
              <FilmChoice
                key={film.id}
                group={group}
                title={film.title}
                facts={[film.year, film.director]}
                poster={
                  <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} size="thumb" />
                }
                chosen={film.id === chosen}
                onChoose={() => onChoose(film.id)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

import type { TasteMap, TasteMapAnswer } from '@girone/contract/taste';
import type { CSSProperties } from 'react';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { nameOf } from '../../domain/person/person-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { filmsDrawn, layMap, type Laid } from './lay-map.ts';
import type { TasteViewer } from './taste-switch.tsx';
import styles from './taste-map-drawing.module.css';

interface TasteMapDrawingProps {
  map: TasteMap;
  people: TasteMapAnswer['people'];
  user: TasteViewer['user'];
  isOfCircle: boolean;
}

/** People and films by agreement, on the rings of a circle. The list beside it says the same. */
export function TasteMapDrawing({ map, people, user, isOfCircle }: TasteMapDrawingProps) {
  const { t } = useTranslation();
  const { neighbours } = map;
  const laid = layMap(map);
  const far = neighbours.at(-1);
  const label = t('taste.map.label', {
    people: laid.people.length + 1,
    films: laid.films.length,
    near: currentFormat().list(neighbours.slice(0, 3).map((one) => nameOf(one))),
    far: far ? nameOf(far) : '',
  });
  return (
    <div className={styles.box}>
      <div
        className={styles.map}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
        role="img"
        aria-label={label}
      >
        <svg viewBox="0 0 720 640" aria-hidden>
          {[70, 150, 230, 310].map((radius) => (
            <circle key={radius} cx="360" cy="320" r={radius} />
          ))}
        </svg>
        {laid.films.map(({ item: { film, position }, isNamed, ...place }) => (
          <span
            key={film.id}
            className={styles.film}
            data-named={isNamed || undefined}
            style={placeAt(place)}
          >
            <Poster
              film={film}
              cover={sizedPicture(film.posterUrl, 160)}
              size="thumb"
              className={styles.thumb}
            />
            <b className={styles.number}>{position}</b>
            <span>{film.title}</span>
          </span>
        ))}
        {laid.people.map(({ item, isNamed, ...place }) => (
          <span
            key={item.username}
            className={styles.person}
            data-named={isNamed || undefined}
            style={placeAt(place)}
          >
            <Avatar username={item.username} src={item.profileImageUrl} />
            <MapName name={nameOf(item)} />
          </span>
        ))}
        <span
          className={joinClasses(styles.person, styles.me)}
          data-named
          style={placeAt(laid.viewer)}
        >
          <Avatar username={user.username} src={user.profileImageUrl} size={48} />
          <span>{t('taste.map.you')}</span>
        </span>
      </div>
      <ol className={styles.key} aria-hidden>
        {laid.films.map(({ item: { film, position } }) => (
          <li key={film.id}>
            <b>{position}</b>
            {film.title}
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {isOfCircle ? t('taste.map.noteCircle') : t('taste.map.noteEverybody')}{' '}
        <span className={styles.onPhone}>{t('taste.map.noteNumbers')} </span>
        {t('taste.map.noteSteps')}{' '}
        {map.films.length > filmsDrawn && `${t('taste.map.firstFilms', { films: filmsDrawn })} `}
        {people > laid.people.length + 1 && t('taste.map.someOf', { people })}
      </p>
    </div>
  );
}

/** The first of their names; the others where there is room, and in the list. */
function MapName({ name }: { name: string }) {
  const [first, ...others] = name.split(' ');
  return (
    <span>
      {first}
      <span className={styles.others}> {others.join(' ')}</span>
    </span>
  );
}

function placeAt({ wide, narrow }: Pick<Laid<unknown>, 'wide' | 'narrow'>): CSSProperties {
  const places: Record<`--${string}`, string> = {
    '--x': `${wide.x}%`,
    '--y': `${wide.y}%`,
    '--mx': `${narrow.x}%`,
    '--my': `${narrow.y}%`,
  };
  return places;
}

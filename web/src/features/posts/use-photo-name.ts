import type { Post } from '@girone/contract/posts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nameOf } from '../../domain/person/person-name.ts';

/** What a post's picture is called where its text does not stand beside it. */
export function usePhotoName(): (post: Pick<Post, 'author' | 'imageCaption'>) => string {
  const { t } = useTranslation();
  return ({ author, imageCaption }) => {
    const name = nameOf(author);
    return imageCaption === null || imageCaption === ''
      ? t('critics.photo.by', { name })
      : t('critics.photo.captioned', { caption: imageCaption, name });
  };
}

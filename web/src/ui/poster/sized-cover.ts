/** The address of a cover in the width it is shown in. Pictures of other sites come as they are. */
export function sizedCover(cover: string | null, width: 160 | 480): string | null {
  return cover?.startsWith('/objects/') === true ? `${cover}?w=${width}` : cover;
}

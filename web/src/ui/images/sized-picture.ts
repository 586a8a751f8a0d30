/** The address of a picture in the width it is shown in. Those of other sites come as they are. */
export function sizedPicture(picture: string | null, width: 160 | 480): string | null {
  return picture?.startsWith('/objects/') === true ? `${picture}?w=${width}` : picture;
}

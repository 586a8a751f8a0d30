/** What nobody typed is not sent at all. */
export const leftOut = {
  setValueAs: (value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
};

/** Nothing typed is no number, and told to be wrong; so is anything but a whole one, not rounded. */
export const wholeNumber = {
  setValueAs: (value: string | number | undefined) => numberIn(value) ?? Number.NaN,
};

/** A number that need not be there. */
export const optionalNumber = { setValueAs: numberIn };

function numberIn(value: string | number | undefined): number | undefined {
  const text = String(value ?? '').trim();
  return text === '' ? undefined : Number(text);
}

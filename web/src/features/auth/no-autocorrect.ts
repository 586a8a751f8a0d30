/** For names, addresses and codes: nothing is to be corrected or capitalised on the way in. */
export const noAutocorrect = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** Social shows the plain feed; Critics has every action. */
export type Section = 'social' | 'critics';

/** How an icon is drawn beside a word on a button. */
export const buttonIcon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Beside a word in running text. */
export const textIcon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** In a badge, which sets the size. */
export const badgeIcon = { strokeWidth: 1.75, 'aria-hidden': true } as const;

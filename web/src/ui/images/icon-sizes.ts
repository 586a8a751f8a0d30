/** The three sizes in which icons are drawn: in buttons, in running text, in badges. */
export const buttonIcon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
export const textIcon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
export const badgeIcon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

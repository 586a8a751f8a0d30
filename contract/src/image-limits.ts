/** Apart from the other rules: the forms that take a picture need no more of them. */
export const imageBytes = { social: 10_485_760, critics: 5_242_880, profile: 5_242_880 } as const;

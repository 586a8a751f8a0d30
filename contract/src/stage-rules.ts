/** What people throw at the screen. Nothing of it is kept. */
export const reactions = ['👏', '❤️', '😂', '😮', '😢', '🍅'] as const;
export type Reaction = (typeof reactions)[number];

/** At most so many of a person in a second. */
export const reactionsPerSecond = 3;

/** Faces in the hall; of more people only the number is told. */
export const hallFaces = 40;

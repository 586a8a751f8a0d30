/** In which images are kept; the browser takes the first that it knows. */
export const imageFormats = ['webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

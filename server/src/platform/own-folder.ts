/**
 * The folder of this workspace, for what is read there while the server runs. It is two folders up from this file and
 * from what is built of it (`dist/chunks`) alike.
 */
export const ownFolder = new URL('../../', import.meta.url);

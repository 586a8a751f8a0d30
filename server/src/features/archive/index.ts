/**
 * Archive: a championship that is over as one file to keep, and such files brought back as seasons on record.
 * How a season is sealed and checked is the verification's business and the championship's rules.
 */
export { serveBoxes as serveArchive } from './box.http.ts';

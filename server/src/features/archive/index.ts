/**
 * Archive: a championship that is over as one file to keep, and such files brought back as seasons on record, to be read
 * and nothing else. How a season is sealed and checked is the verification's business and the championship's rules.
 */
export { serveArchive } from './archive.routes.ts';
export { importSeason } from './import-season.ts';

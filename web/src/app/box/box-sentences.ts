import * as en from './sentences-en.ts';
import * as it from './sentences-it.ts';
import * as es from './sentences-es.ts';

/** What a file says besides what every page does, in all languages: its reader's is not known when it is made. */
export const boxSentences = { en, it, es };

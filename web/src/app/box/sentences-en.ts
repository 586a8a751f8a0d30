export { box } from '../../i18n/en/box.ts';
export { standings } from '../../i18n/en/standings.ts';
export { verification } from '../../i18n/en/verification.ts';

export { box } from '../../i18n/es/box.ts';
export { standings } from '../../i18n/es/standings.ts';
export { verification } from '../../i18n/es/verification.ts';

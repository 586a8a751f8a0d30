export { box } from '../../i18n/it/box.ts';
export { standings } from '../../i18n/it/standings.ts';
export { verification } from '../../i18n/it/verification.ts';

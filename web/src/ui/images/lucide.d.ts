/** Brought by `web/icons.ts`. */
declare module 'virtual:lucide/*' {
  import type { Icon } from './create-icon.tsx';
  const icon: Icon;
  export default icon;
}

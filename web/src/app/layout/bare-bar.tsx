import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { TopBar, TopBarTools } from './top-bar.tsx';

/** Above a page that stands on its own: the way home, language and theme. */
export function BareBar() {
  return (
    <TopBar>
      <TopBarTools>
        <LanguagePicker />
        <ThemeSwitch />
      </TopBarTools>
    </TopBar>
  );
}

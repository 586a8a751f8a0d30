import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useRef, useState, type ReactNode } from 'react';
import styles from './menu.module.css';

interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean | undefined;
  onChoose: () => void;
}

interface MenuProps {
  label: string;
  /** The button that opened it: the menu stands below, and the focus goes back there. */
  button: { readonly current: HTMLElement | null };
  items: readonly MenuItem[];
  /** It was left without a choice. */
  onClose: () => void;
}

/**
 * Rare actions, open as long as it is drawn. It is large: let it come when its button is pressed. The
 * button stays outside, so that it keeps its focus meanwhile; both stand in a place of their own
 * (`position: relative`).
 */
export function Menu({ label, button, items, onClose }: MenuProps) {
  const [isOpen, setIsOpen] = useState(true);
  const chosen = useRef<(() => void) | null>(null);

  // A choice may open a dialog, which gives the focus back to where it was: so first the menu goes.
  function actAfterClosing(event: Event): void {
    event.preventDefault();
    button.current?.focus();
    const act = chosen.current ?? onClose;
    chosen.current = null;
    act();
  }

  return (
    <DropdownMenu.Root open={isOpen} modal={false} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden tabIndex={-1} className={styles.anchor} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={styles.menu}
          onCloseAutoFocus={actAfterClosing}
          onPointerDownOutside={(event) => {
            // The button closes it by itself.
            const { target } = event.detail.originalEvent;
            if (target instanceof Node && button.current?.contains(target) === true) {
              event.preventDefault();
            }
          }}
        >
          {items.map(({ key, label: text, icon, danger = false, onChoose }) => (
            <DropdownMenu.Item
              key={key}
              className={danger ? styles.danger : styles.item}
              onSelect={() => {
                chosen.current = onChoose;
              }}
            >
              {icon}
              {text}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

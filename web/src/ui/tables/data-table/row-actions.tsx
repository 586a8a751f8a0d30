import { Ellipsis } from '../../images/icons.ts';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { buttonIcon } from '../../images/icon-sizes.ts';
import { lazyComponent, useLazyState } from '../../loading/lazy-component.tsx';
import type { Menu } from '../../overlays/menu.tsx';
import { showToast } from '../../feedback/toast-store.ts';
import styles from './data-table.module.css';

export type RowAction = ComponentProps<typeof Menu>['items'][number];

interface RowMenuProps extends ComponentProps<typeof Menu> {
  onFailure: () => void;
}

const RowMenu = lazyComponent<RowMenuProps>(
  async () => (await import('../../overlays/menu.tsx')).Menu,
  MissingMenu,
);

interface RowActionsProps {
  label: string;
  failed: string;
  actions: readonly RowAction[];
}

/** What can be done with one row. The menu's code follows while nobody is waiting for it. */
export function RowActions({ label, failed, actions }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => void RowMenu.preload(), []);

  function giveUp(): void {
    showToast({ title: failed, variant: 'destructive' });
    setIsOpen(false);
  }

  if (actions.length === 0) return null;
  return (
    <span className={styles.actions}>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis {...buttonIcon} />
      </IconButton>
      {isOpen && (
        <RowMenu
          onFailure={giveUp}
          label={label}
          button={button}
          onClose={() => setIsOpen(false)}
          items={actions.map((action) => ({
            ...action,
            onChoose() {
              setIsOpen(false);
              action.onChoose();
            },
          }))}
        />
      )}
    </span>
  );
}

/** In the place of a menu whose code did not arrive. */
function MissingMenu({ onFailure }: Pick<RowMenuProps, 'onFailure'>) {
  const { hasFailed } = useLazyState();
  const tell = useEffectEvent(onFailure);
  useEffect(() => {
    if (hasFailed) tell();
  }, [hasFailed]);
  return null;
}

import { Ellipsis } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { buttonIcon } from '../../images/icon-sizes.ts';
import { latePart, useLatePart } from '../../loading/late-part.ts';
import type { Menu } from '../../overlays/menu.tsx';
import { showToast } from '../../feedback/toast-store.ts';
import styles from './data-table.module.css';

export type RowAction = ComponentProps<typeof Menu>['items'][number];

const menus = latePart(() => import('../../overlays/menu.tsx'));

interface RowActionsProps {
  label: string;
  failed: string;
  actions: readonly RowAction[];
}

/** What can be done with one row. The menu's code follows while nobody is waiting for it. */
export function RowActions({ label, failed, actions }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { part, hasFailed, retry } = useLatePart(menus, true);

  function giveUp(): void {
    showToast({ title: failed, variant: 'destructive' });
    setIsOpen(false);
    retry();
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
      {isOpen && hasFailed && <MissingMenu onMissing={giveUp} />}
      {isOpen && part !== null && (
        <part.Menu
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
function MissingMenu({ onMissing }: { onMissing: () => void }) {
  const tell = useEffectEvent(onMissing);
  useEffect(() => tell(), []);
  return null;
}

import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './tabs.module.css';

interface TabItem {
  value: string;
  label: ReactNode;
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
}

export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  // Radix tells "controlled" from "uncontrolled" by the presence of the prop.
  const control =
    value === undefined ? { defaultValue: defaultValue ?? items[0]?.value } : { value };
  return (
    <Primitive.Root
      {...withoutAbsent(control)}
      {...(onValueChange && { onValueChange })}
      className={joinClasses(styles.root, className)}
    >
      <Primitive.List aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Primitive.Trigger key={item.value} value={item.value} className={styles.tab}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content
          key={item.value}
          ref={keepOneStop}
          value={item.value}
          tabIndex={-1}
          className={styles.panel}
        >
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The keyboard stops at the panel itself only as long as it stops at nothing inside. */
function keepOneStop(panel: HTMLElement | null) {
  if (panel === null) return undefined;
  const look = () => {
    panel.tabIndex = panel.querySelector(stops) === null ? 0 : -1;
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(panel, { childList: true, subtree: true });
  return () => changes.disconnect();
}

function withoutAbsent(control: { value?: string; defaultValue?: string | undefined }) {
  if (control.value !== undefined) return { value: control.value };
  return control.defaultValue === undefined ? {} : { defaultValue: control.defaultValue };
}

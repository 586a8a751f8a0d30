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
        <Primitive.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

function withoutAbsent(control: { value?: string; defaultValue?: string | undefined }) {
  if (control.value !== undefined) return { value: control.value };
  return control.defaultValue === undefined ? {} : { defaultValue: control.defaultValue };
}

import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

interface ClosedDoorProps {
  title: string;
  text: string;
  action: ReactNode;
}

/** A whole page that says why this person cannot see what is behind it. */
export function ClosedDoor({ title, text, action }: ClosedDoorProps) {
  return (
    <Page>
      <EmptyState level={1} title={title} actions={action}>
        {text}
      </EmptyState>
    </Page>
  );
}

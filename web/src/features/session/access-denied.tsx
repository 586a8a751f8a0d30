import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

interface AccessDeniedProps {
  title: string;
  text: string;
  action: ReactNode;
}

/** A whole page that says why this person cannot see what is behind it. */
export function AccessDenied({ title, text, action }: AccessDeniedProps) {
  return (
    <Page>
      <EmptyState level={1} title={title} actions={action}>
        {text}
      </EmptyState>
    </Page>
  );
}

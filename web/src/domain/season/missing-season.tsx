import { pages } from '@girone/contract/pages';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

interface MissingSeasonProps {
  title: string;
  /** The way to all championships. */
  action: string;
  /** For a visitor, who may be kept out for not being known. */
  signIn: ReactNode;
  /** Why it is not shown. */
  children: ReactNode;
}

/** A championship that is not there for whoever looks. */
export function MissingSeason({ title, action, signIn, children }: MissingSeasonProps) {
  useDocumentTitle(title);
  return (
    <Page>
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            {signIn}
            <ButtonLink
              href={pages.leaderboard}
              variant={signIn === undefined ? 'primary' : 'secondary'}
            >
              {action}
            </ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { hashtagAddress } from './post-address.ts';

interface HashtagLinkProps {
  /** Without '#', in lower case. */
  tag: string;
  /** Where the page can show the posts itself; else the link leads to the page that does. */
  onHashtag?: ((tag: string) => void) | undefined;
  className?: string | undefined;
  isCurrent?: boolean | undefined;
  children: ReactNode;
}

/** A link with an address of its own, so that it can be copied and opened in another tab. */
export function HashtagLink(props: HashtagLinkProps) {
  const { tag, onHashtag, className, isCurrent = false, children } = props;
  return (
    <Link
      href={hashtagAddress(tag)}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (onHashtag === undefined) return;
        event.preventDefault();
        onHashtag(tag);
      }}
    >
      {children}
    </Link>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './link.module.css';

type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  standalone?: boolean | undefined;
  external?: boolean | undefined;
  icon?: ReactNode;
};

/** A link in running text, or `standalone`: alone on its line and tall enough for a thumb. */
export function TextLink(props: TextLinkProps) {
  const {
    href,
    standalone = false,
    external = false,
    icon,
    className,
    children,
    ...native
  } = props;
  const look = joinClasses(standalone ? styles.standalone : styles.inline, className);
  if (external) {
    return (
      <a {...native} href={href} className={look} target="_blank" rel="noopener noreferrer">
        {children}
        {icon}
      </a>
    );
  }
  return (
    <Link {...native} href={href} className={look}>
      {children}
      {icon}
    </Link>
  );
}

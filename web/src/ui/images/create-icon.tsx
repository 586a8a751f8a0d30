import { createElement, type ComponentType, type SVGProps } from 'react';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** In pixels; what it is drawn in has 24. */
  size?: number;
}

export type Icon = ComponentType<IconProps>;

type Part = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** A line drawing in the colour of the text. Nothing is said of it unless it has a name of its own. */
export function createIcon(parts: readonly Part[]): Icon {
  return function LineIcon({ size = 24, ...props }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] === undefined}
        {...props}
      >
        {parts.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))}
      </svg>
    );
  };
}

import type { ComponentType } from 'react';

/** In the order in which they stand. */
export const adminSections = [
  'overview',
  'users',
  'films',
  'tournaments',
  'matches',
  'reports',
  'posts',
  'audit',
] as const;
export type AdminSection = (typeof adminSections)[number];

/** Each is a component without props, whose code comes when it is opened. */
export type SectionParts = Readonly<Record<AdminSection, ComponentType>>;

export function sectionIn(address: string): AdminSection {
  const named = new URLSearchParams(address).get('section');
  return adminSections.find((section) => section === named) ?? 'overview';
}

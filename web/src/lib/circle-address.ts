import { pages } from '@girone/contract/pages';

export function circleAddress(circleId: number): string {
  return pages.circle.replace(':id', String(circleId));
}

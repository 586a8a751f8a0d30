/** "America/New_York" as people write it. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

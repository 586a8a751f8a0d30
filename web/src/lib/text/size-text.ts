import { chosenLanguage } from './language.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** 5,242,880 bytes are the 5 MB of the rules. */
export function sizeText(bytes: number): string {
  let value = bytes / 1024;
  let step = 0;
  while (value >= 1024 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  return new Intl.NumberFormat(chosenLanguage(), {
    style: 'unit',
    unit: units[step],
    // One byte too many must not read as the limit itself.
    roundingMode: 'ceil',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(value);
}

import { resetCode } from '@girone/contract/rules';

/** "402 918", as a mail program may copy it, is a code as well. */
export function digitsOnly(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, resetCode.length);
}

import { refuse, type ErrorCode, type Outcome } from '@girone/contract/errors';
import { constraintOf } from './constraint-errors.ts';

/** Runs a transaction; a rule of the database that it breaks becomes the refusal it stands for. */
export async function refuseBrokenRules<T>(
  rules: ReadonlyMap<string, ErrorCode>,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    const code = rules.get(constraintOf(error) ?? '');
    if (code === undefined) throw error;
    return refuse(code);
  }
}

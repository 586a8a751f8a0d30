import type { FieldErrors, FieldValues, Resolver, ResolverError } from 'react-hook-form';
import { chosenLanguage } from '../text/language.ts';
import { fieldMessageOf, loadFieldMessages } from './load-field-messages.ts';

export type LoadCheck<Input extends FieldValues, Output> = () => Promise<
  Resolver<Input, unknown, Output>
>;

/**
 * Checks a form by the contract. An error has our code as its type, and the sentence of the chosen
 * language as its message. Where the code or the sentences cannot be fetched, the form as a whole
 * says `unreachable` and is not sent.
 */
export function contractResolver<Input extends FieldValues, Output>(
  loadCheck: LoadCheck<Input, Output>,
  unreachable: string,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const loaded = await loadParts(loadCheck);
    if (loaded === null) {
      return refuse<Input>({ root: { type: 'unreachable', message: unreachable } });
    }
    const result = await loaded.check(values, context, options);
    const wrong: [string, { message?: unknown } | undefined][] = Object.entries(result.errors);
    if (wrong.length === 0) return result;
    const said = wrong.map(([name, error]) => {
      const type = String(error?.message);
      return [name, { ...error, type, message: fieldMessageOf(loaded.messages, type) }] as const;
    });
    return refuse<Input>(Object.fromEntries(said));
  };
}

/** Fetches ahead of time what the first check will need. */
export async function preloadParts<Input extends FieldValues, Output>(
  loadCheck: LoadCheck<Input, Output>,
): Promise<void> {
  await loadParts(loadCheck);
}

async function loadParts<Input extends FieldValues, Output>(loadCheck: LoadCheck<Input, Output>) {
  try {
    const parts = await Promise.all([loadCheck(), loadFieldMessages(chosenLanguage())]);
    return { check: parts[0], messages: parts[1] };
  } catch {
    // No line. The next check asks again.
    return null;
  }
}

function refuse<Input extends FieldValues>(errors: Record<string, unknown>): ResolverError<Input> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names come from the check
  return { values: {}, errors: errors as FieldErrors<Input> };
}

import type { ErrorCode } from '@girone/contract/errors';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../api/api-error.ts';
import { useFailureText } from '../api/use-failure-text.ts';
import { contractResolver, preloadParts, type LoadCheck } from './contract-resolver.ts';

interface ContractFormOptions<Input extends FieldValues, Output> {
  loadCheck: LoadCheck<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** Said where the server gives no reason. */
  fallback: string;
  /** Refusals that concern one field, where the server names none. */
  refusedFields?: Partial<Record<ErrorCode, Path<Input>>>;
  send: (values: Output) => Promise<void>;
}

/** A form that the contract checks: our sentences, the server's refusals, one sending at a time. */
export function useContractForm<Input extends FieldValues, Output>(
  options: ContractFormOptions<Input, Output>,
) {
  const { loadCheck, defaultValues, fallback, refusedFields = {}, send } = options;
  const { t } = useTranslation();
  const failureText = useFailureText();
  const form = useForm<Input, unknown, Output>({
    resolver: contractResolver(loadCheck, t('shared.failure.network')),
    defaultValues,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting, dirtyFields } = form.formState;

  const preload = useEffectEvent(() => preloadParts(loadCheck));
  useEffect(() => {
    void preload();
  }, []);

  /** Under the fields where it concerns fields, with the focus on the first; else for the whole form. */
  function showFailure(error: unknown): void {
    const refused = error instanceof ApiError ? refusedIn(error) : [];
    for (const [index, [name, message]] of refused.entries()) {
      form.setError(name, { type: 'refused', message }, { shouldFocus: index === 0 });
    }
    if (refused.length === 0) setFailure(failureText(error, fallback));
    if (!(error instanceof ApiError)) throw error;
  }

  function refusedIn({ code, fields, serverMessage }: ApiError): [Path<Input>, string][] {
    const named = knownFields().flatMap((name): [Path<Input>, string][] => {
      const message = fields[name];
      return message === undefined ? [] : [[name, message]];
    });
    const single = code === undefined || code === 'network' ? undefined : refusedFields[code];
    if (named.length > 0 || single === undefined) return named;
    return [[single, serverMessage ?? fallback]];
  }

  /** In the order of the form. */
  function knownFields(): Path<Input>[] {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our forms are flat
    return Object.keys(form.getValues()) as Path<Input>[];
  }

  const handleSubmit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      showFailure(error);
    }
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    setFailure(null);
    void handleSubmit(event);
  }

  return {
    form,
    errors,
    dirtyFields,
    isPending: isSubmitting,
    /** What is wrong with the form as a whole. */
    failure: errors.root?.message ?? failure,
    submit,
  };
}

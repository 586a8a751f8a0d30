import type { ErrorBody, Refusal } from '@girone/contract/errors';
import { en, type Messages } from '@girone/contract/messages/en';
import { es } from '@girone/contract/messages/es';
import { it } from '@girone/contract/messages/it';
import type { Language } from '@girone/contract/languages';

const dictionaries: Record<Language, Messages> = { en, it, es };

function isFieldCode(fields: Messages['fields'], code: string): code is keyof Messages['fields'] {
  return Object.hasOwn(fields, code);
}

/** A refusal as the caller reads it, in their language. */
export function errorBody(refusal: Refusal, language: Language): ErrorBody {
  const { errors, fields } = dictionaries[language];
  const message = errors[refusal.code].replaceAll(
    /\{\{(\w+)\}\}/g,
    (_placeholder, name: string) => refusal.names?.[name] ?? '',
  );
  const body: ErrorBody = { message, code: refusal.code };
  if (refusal.fields) {
    body.fields = Object.fromEntries(
      Object.entries(refusal.fields).map(([field, code]) => [
        field,
        isFieldCode(fields, code) ? fields[code] : fields.field_invalid,
      ]),
    );
  }
  return body;
}

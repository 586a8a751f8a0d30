import { createContext, useContext, useId } from 'react';

interface FieldLinks {
  controlId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

export const FieldContext = createContext<FieldLinks | null>(null);

interface ControlAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Gives a control the id, description and validity of the field around it; its own attributes win. */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const links = useContext(FieldContext);
  const ownId = useId();
  if (links === null) return { ...own, id: own.id ?? ownId };
  const describedBy = [own['aria-describedby'], links.describedBy].filter(Boolean).join(' ');
  return {
    id: links.controlId,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': own['aria-invalid'] ?? (links.isInvalid || undefined),
  };
}

import { Button } from '../../ui/actions/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';

interface SubmitPartProps {
  /** Why the last try was refused. */
  failure: string | null;
  isPending: boolean;
  label: string;
  pendingLabel: string;
}

/** The end of every account form: what went wrong, and the button. */
export function SubmitPart({ failure, isPending, label, pendingLabel }: SubmitPartProps) {
  return (
    <>
      <FormError>{failure}</FormError>
      <Button type="submit" size="large" block pending={isPending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </>
  );
}
